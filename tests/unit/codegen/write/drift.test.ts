import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatDrift } from '../../../../codegen/cli/format-drift.ts'
import { runCodegen } from '../../../../codegen/run.ts'
import { contents, copySite } from './site-folder.ts'

const check = async (site: string) => {
  const before = contents(site)
  const result = await runCodegen({ site, check: true })
  expect(contents(site), 'a check writes nothing').toEqual(before)
  const lines = result.diagnostics.map(
    ({ file, line, code, message }) => `${file}:${line} ${code} ${message}`,
  )
  return { ...result, lines }
}

const edit = (site: string, file: string, change: (text: string) => string): void => {
  const path = join(site, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

// A copy has no record of an earlier run, as in a fresh clone.
test('nothing to say of a fresh clone', async () => {
  const { lines, drift } = await check(copySite('params'))
  expect(lines).toEqual([])
  expect(drift).toEqual([])
})

test('a file that was edited', async () => {
  const site = copySite('params')
  edit(site, 'generated/routes.ts', (text) => text.replace("home: '/'", "home: '/start'"))
  const { lines, diagnostics, drift } = await check(site)
  expect(lines).toEqual(['generated/routes.ts:6 SITE300 Changed by hand; the edit will be lost.'])
  expect(diagnostics[0]?.hint).toBe('Change site.config.yaml instead.')
  expect(formatDrift(drift, false)).toContain("-  home: '/start',\n+  home: '/',")
})

test('a JSON file that was edited', async () => {
  const site = copySite('minimal')
  edit(site, 'generated/messages/en.json', (text) => text.replace('Minimal', 'Maximal'))
  expect((await check(site)).lines).toEqual([
    'generated/messages/en.json:3 SITE300 Changed by hand; the edit will be lost.',
  ])
})

test('files that fell behind are one problem', async () => {
  const site = copySite('minimal')
  edit(site, 'translations/en.json', (text) => text.replace('Minimal', 'Small'))
  const { lines, diagnostics, drift } = await check(site)
  expect(lines).toEqual(['generated/messages/en.json:3 SITE301 1 generated file is out of date.'])
  expect(diagnostics[0]?.hint).toBe('Run `npm run codegen` and commit.')
  expect(formatDrift(drift, false)).toContain('+  "site.name": [{"type":0,"value":"Small"}],')
})

test('a page that was added, and one that was taken out', async () => {
  const site = copySite('params')
  edit(site, 'site.config.yaml', (text) => text.replaceAll('sign-in', 'enter'))
  const { lines, drift } = await check(site)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/SITE301 \d+ generated files are out of date\.$/)
  expect(drift.map(({ kind, path }) => `${kind} ${path}`)).toEqual(
    expect.arrayContaining(['missing pages/enter.ts', 'orphaned pages/sign-in.ts', 'changed routes.ts']),
  )
})

test('a file of somebody’s own, in a folder of its own', async () => {
  const site = copySite('minimal')
  mkdirSync(join(site, 'generated/mine'))
  appendFileSync(join(site, 'generated/mine/notes.md'), 'mine')
  expect((await check(site)).lines).toEqual([
    'generated/mine/notes.md:1 SITE302 Nothing generates this file; it will be removed.',
  ])
})

test('a file that was removed, and the whole folder', async () => {
  const site = copySite('minimal')
  rmSync(join(site, 'generated/pages/home.ts'))
  expect((await check(site)).lines).toEqual([
    'generated/pages/home.ts:1 SITE303 1 generated file is missing.',
  ])
  rmSync(join(site, 'generated'), { recursive: true })
  expect((await check(site)).lines[0]).toMatch(/SITE303 \d+ generated files are missing\.$/)
})

test('a mistake in the sources is told instead', async () => {
  const site = copySite('minimal')
  edit(site, 'site.config.yaml', (text) => text.replace('layouts:', 'layuots:'))
  const { diagnostics, drift } = await check(site)
  expect(drift).toEqual([])
  expect(diagnostics.map(({ file }) => file)).not.toContain('generated/routes.ts')
})

test('a diff of a file that differs all over is kept short', () => {
  const actual = Array.from({ length: 500 }, (_, index) => `old ${index}`).join('\n')
  const expected = Array.from({ length: 500 }, (_, index) => `new ${index}`).join('\n')
  const drift = Array.from({ length: 30 }, (_, index) => {
    return { path: `${index}.ts`, kind: 'changed' as const, byHand: false, actual, expected }
  })
  const text = formatDrift(drift, false)
  expect(text.split('\n').length).toBeLessThan(1000)
  expect(text).toContain('… and 10 more files')
  expect(text).toMatch(/… \d+ more lines/)
})
