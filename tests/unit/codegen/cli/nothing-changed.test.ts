import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copySite } from '../write/site-folder.ts'
import { codegen } from './codegen-process.ts'

/** Libraries that a run loaded, as the coverage of the engine itself tells; tsx and its esbuild run it. */
const librariesOf = (site: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { status } = codegen(['--site', site], { NODE_V8_COVERAGE: folder })
  expect(status).toBe(0)
  const reports = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const urls = reports.flatMap((report) => report.match(/"url":"[^"]*"/g) ?? [])
  const names = urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
  return [...new Set(names)].filter((name) => name !== 'tsx' && name !== 'esbuild').sort()
}

test('a run that changes nothing loads no library', () => {
  const site = copySite('minimal', { generated: false })
  expect(librariesOf(site)).toEqual(expect.arrayContaining(['ts-morph', 'yaml', 'zod']))
  expect(librariesOf(site)).toEqual([])
})

test('neither does one after files were only touched', () => {
  const site = copySite('minimal')
  codegen(['--site', site])
  for (const file of ['site.config.yaml', 'generated/routes.ts']) utimesSync(join(site, file), 0, 0)
  expect(librariesOf(site)).toEqual([])
})

test('warnings are told again', () => {
  const site = copySite('minimal')
  const file = join(site, 'translations/en.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{\n  "home.old": "Nobody reads this",'))
  const first = codegen(['--site', site])
  expect(first.stdout).toContain('warning')
  const second = codegen(['--site', site])
  expect(second.stdout).toContain('0 written')
  expect(second.stdout.split('generated/:')[0]).toBe(first.stdout.split('generated/:')[0])
})

test('what somebody did to generated/ is noticed', () => {
  const site = copySite('minimal')
  codegen(['--site', site])
  rmSync(join(site, 'generated/pages'), { recursive: true })
  writeFileSync(join(site, 'generated/extra.ts'), '')
  expect(codegen(['--site', site]).stdout).toContain('1 written, 1 removed')
})
