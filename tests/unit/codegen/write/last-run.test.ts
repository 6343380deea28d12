import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countUnchanged, type LastRun, readLastRun, saveLastRun } from '../../../../codegen/write/last-run.ts'
import { runCodegen } from '../../../../codegen/run.ts'
import { copySite } from './site-folder.ts'

const lastRun: LastRun = { fingerprint: 'f', checksums: 'c', warnings: [] }

test('what was saved can be read', () => {
  const site = copySite('minimal')
  saveLastRun(site, lastRun)
  expect(readLastRun(site)).toEqual(lastRun)
})

test.each(['', '{', '[]', 'null', '1', '{"fingerprint":1}'])('the broken record %j is no record', (text) => {
  const site = copySite('minimal')
  mkdirSync(join(site, '.cache'))
  writeFileSync(join(site, '.cache', 'codegen.json'), text)
  expect(readLastRun(site)).toBe(undefined)
})

test('a record that cannot be kept is no problem', () => {
  const site = copySite('minimal')
  writeFileSync(join(site, '.cache'), 'a file where the folder should be')
  saveLastRun(site, lastRun)
  expect(readLastRun(site)).toBe(undefined)
})

test('only the very files of the last run count as unchanged', async () => {
  const site = copySite('minimal')
  const folder = join(site, 'generated')
  await runCodegen({ site })
  const saved = readLastRun(site)
  if (saved === undefined) throw new Error('Nothing was saved')
  expect(countUnchanged(folder, saved)).toBe(18)
  expect(countUnchanged(folder, lastRun)).toBe(undefined)
  writeFileSync(join(folder, 'extra.ts'), '')
  expect(countUnchanged(folder, saved)).toBe(undefined)
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be written to is told, not thrown', async () => {
  const site = copySite('minimal', { generated: false })
  const folder = join(site, 'generated')
  mkdirSync(folder)
  chmodSync(folder, 0o500)
  const { diagnostics, written } = await runCodegen({ site })
  chmodSync(folder, 0o700)
  expect(written).toEqual([])
  expect(diagnostics.map(({ code }) => code)).toEqual(['SITE304'])
})

test('neither is a file in the place of the folder', async () => {
  const site = copySite('minimal', { generated: false })
  writeFileSync(join(site, 'generated'), 'not a folder')
  const { diagnostics } = await runCodegen({ site })
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['SITE304 generated'])
})
