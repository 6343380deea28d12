import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { runCodegen } from '../../../../codegen/run.ts'
import { codegen } from '../cli/codegen-process.ts'
import { copySite } from '../write/site-folder.ts'

const rename = (site: string, name: string) => {
  const config = join(site, 'site.config.yaml')
  writeFileSync(config, readFileSync(config, 'utf8').replace('openapi: openapi.yaml', `openapi: ${name}`))
}

const change = (site: string, from: string, to: string) => {
  const file = join(site, 'openapi.yaml')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

const problemsIn = async (site: string) =>
  (await runCodegen({ site })).diagnostics.map(
    ({ code, file, line, column, message }) => `${file}:${line}:${column} ${code} ${message}`,
  )

describe('the file that is named', () => {
  test.each<[string, string, (site: string) => void]>([
    ['api.yaml', 'api: there is no file "api.yaml" beside this one.', () => undefined],
    ['openapi.yaml/a', 'api: there is no file "openapi.yaml/a" beside this one.', () => undefined],
    ['content', 'api: "content" is a folder.', (site) => mkdirSync(join(site, 'content'))],
    ['../openapi.yaml', 'api: "../openapi.yaml" lies outside the folder of the site.', () => undefined],
    ['/etc/hostname', 'api: "/etc/hostname" lies outside the folder of the site.', () => undefined],
    [
      'linked.yaml',
      'api: "linked.yaml" lies outside the folder of the site.',
      (site) => symlinkSync('/etc/hostname', join(site, 'linked.yaml')),
    ],
  ])('%s: %s', async (name, message, prepare) => {
    const site = copySite('contract')
    rename(site, name)
    prepare(site)
    const line = readFileSync(join(site, 'site.config.yaml'), 'utf8')
      .split('\n')
      .indexOf(`  openapi: ${name}`)
    expect(await problemsIn(site)).toEqual([`site.config.yaml:${line + 1}:12 SITE160 ${message}`])
  })

  test('not in UTF-8', async () => {
    const site = copySite('contract')
    writeFileSync(join(site, 'openapi.yaml'), Uint8Array.of(0xff, 0xfe, 0x76, 0x00))
    expect(await problemsIn(site)).toEqual(['openapi.yaml:1:1 SITE002 This file is not saved as UTF-8.'])
  })

  test('what is wrong in it is shown in it', () => {
    const site = copySite('contract')
    change(site, "'#/components/responses/User'", "'#/components/responses/Usr'")
    const { stdout, status } = codegen(['--site', site])
    expect(status).toBe(1)
    expect(stdout).toMatch(/openapi\.yaml:\d+:\d+ error SITE163/)
    expect(stdout).toContain("$ref: '#/components/responses/Usr'")
  })

  test('what no types can be made of is told, and nothing is written', async () => {
    const site = copySite('contract', { generated: false })
    change(site, 'required: [email, password]', 'required: 5')
    const { diagnostics, written } = await runCodegen({ site })
    expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual(['site.config.yaml SITE165'])
    expect(written).toEqual([])
  })
})

describe('a run', () => {
  test('is not spared when the description is another, or gone', async () => {
    const site = copySite('contract')
    expect((await runCodegen({ site })).written).toEqual([])
    change(site, 'description: Signed out', 'description: Gone')
    expect((await runCodegen({ site })).written).toEqual(['api.ts', 'checksums.txt'])
    expect((await runCodegen({ site })).unchanged).toBeGreaterThan(10)
    rmSync(join(site, 'openapi.yaml'))
    expect(await problemsIn(site)).toHaveLength(1)
  })

  test('finds what is generated out of date by the description alone', async () => {
    const site = copySite('contract')
    change(site, 'description: Signed out', 'description: Gone')
    const { drift } = await runCodegen({ site, check: true })
    expect(drift.map(({ path }) => path)).toContain('api.ts')
  })

  test('names the files it read, for those who watch them', async () => {
    const site = copySite('contract')
    for (const round of [1, 2]) {
      expect([round, [...(await runCodegen({ site })).named]]).toEqual([round, ['openapi.yaml']])
    }
  })

  test('makes the types once of the same description, and again where what it kept is broken', async () => {
    const site = copySite('contract')
    await runCodegen({ site })
    const kept = join(site, '.cache', 'api-types.json')
    const before = readFileSync(kept, 'utf8')
    const config = join(site, 'site.config.yaml')
    writeFileSync(config, `${readFileSync(config, 'utf8')}# changed\n`)
    // What was kept is what is written: nothing was made anew.
    writeFileSync(kept, before.replace('@description Signed out', '@description Kept'))
    expect((await runCodegen({ site })).written).toEqual(['api.ts', 'checksums.txt'])
    expect(readFileSync(join(site, 'generated', 'api.ts'), 'utf8')).toContain('@description Kept')
    for (const broken of [before.slice(0, 99), '1', '{"key":1}', before.replace('"key":"', '"key":"0')]) {
      writeFileSync(kept, broken)
      writeFileSync(config, `${readFileSync(config, 'utf8')}# changed\n`)
      await runCodegen({ site })
      expect(readFileSync(kept, 'utf8')).toBe(before)
    }
    expect(readFileSync(join(site, 'generated', 'api.ts'), 'utf8')).toContain('@description Signed out')
  })

  test('writes the same whatever the order and the format of the description', async () => {
    const site = copySite('contract')
    const { parse } = await import('yaml')
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, item]) => [key, reversed(item)] as const)
          .reverse(),
      )
    }
    const file = join(site, 'openapi.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, stringify(reversed(parse(text))))
    expect((await runCodegen({ site })).written).toEqual([])
    writeFileSync(file, JSON.stringify(parse(text)))
    expect((await runCodegen({ site })).written).toEqual([])
  })
})
