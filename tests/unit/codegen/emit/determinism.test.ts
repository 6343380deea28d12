import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { expect, test } from 'vitest'
import { contents, copySite, fixtureSites } from '../write/site-folder.ts'

const repository = join(import.meta.dirname, '..', '..', '..', '..')

/** The same value with the keys of every map the other way round. */
const withKeysReversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKeysReversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withKeysReversed(item)] as const)
  return Object.fromEntries(entries.reverse())
}

const reverse = (file: string, read: (text: string) => unknown, write: (value: unknown) => string): void =>
  writeFileSync(file, write(withKeysReversed(read(readFileSync(file, 'utf8')))))

const generatedBy = (site: string, cwd: string): Record<string, string> => {
  const args = ['--import', import.meta.resolve('tsx'), join(repository, 'codegen/main.ts'), '--site', site]
  execFileSync(process.execPath, args, { cwd })
  const folder = join(site, 'generated')
  return Object.fromEntries(
    Object.entries(contents(folder)).map(([file, text]) => [file.slice(folder.length), text]),
  )
}

test('the order of keys, the order of pages and the working directory change no byte', () => {
  const site = copySite('params', { generated: false })
  const config = join(site, 'site.config.yaml')
  const before = readFileSync(config, 'utf8')
  reverse(config, parse, stringify)
  const reversed = parse(readFileSync(config, 'utf8')) as { pages: unknown[] } // The fixture is known to have some.
  writeFileSync(config, stringify({ ...reversed, pages: reversed.pages.reverse() }))
  for (const locale of ['en', 'uk']) {
    reverse(join(site, `translations/${locale}.json`), JSON.parse, (value) => JSON.stringify(value))
  }
  expect(readFileSync(config, 'utf8')).not.toBe(before)

  const folder = join(fixtureSites, 'params', 'generated')
  const committed = contents(folder)
  const expected = Object.fromEntries(
    Object.entries(committed).map(([file, text]) => [file.slice(folder.length), text]),
  )
  expect(generatedBy(site, tmpdir())).toEqual(expected)
})

test('no file names a place of this machine, the day it was written on, or a time', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const text of Object.values(contents(join(fixtureSites, 'params', 'generated')))) {
    expect(text).not.toContain(repository)
    expect(text).not.toContain(today)
    expect(text).not.toMatch(/\d\d:\d\d:\d\d/)
  }
})
