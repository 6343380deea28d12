import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contents, copySite, stamps } from '../write/site-folder.ts'
import { codegen } from './codegen-process.ts'

const breakLayout = (site: string): void => {
  const file = join(site, 'site.config.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('layout: auth', 'layot: auth'))
}

test('a run says in one line what it did, and the second did nothing', () => {
  const site = copySite('minimal', { generated: false })
  const first = codegen(['--site', site])
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/^generated\/: 18 written, 0 unchanged \(\d+\.\d s\)\n$/)
  const before = stamps(join(site, 'generated'))
  expect(codegen(['--site', site]).stdout).toMatch(/^generated\/: 0 written, 18 unchanged \(/)
  expect(stamps(join(site, 'generated'))).toEqual(before)
})

test('a mistake: place, sentence, frame and cure; exit code 1; nothing is touched', () => {
  const site = copySite('params')
  breakLayout(site)
  const before = stamps(join(site, 'generated'))
  const { status, stdout } = codegen(['--site', site])
  expect(status).toBe(1)
  expect(stdout).toMatch(/^site\.config\.yaml:\d+:5 error SITE016 page "sign-in": unknown setting "layot"\./)
  expect(stdout).toContain('layot: auth\n')
  expect(stdout).toMatch(/1 error\. Nothing was written\.\n$/)
  expect(stamps(join(site, 'generated'))).toEqual(before)
})

test('for programs: an array of problems and nothing else', () => {
  const site = copySite('params')
  expect(JSON.parse(codegen(['--site', site, '--check', '--format', 'json']).stdout)).toEqual([])
  breakLayout(site)
  const { status, stdout } = codegen(['--site', site, '--format', 'json'])
  expect(status).toBe(1)
  const problems = JSON.parse(stdout) as Record<string, unknown>[] // What the command promises.
  expect(problems).toHaveLength(1)
  expect(Object.keys(problems[0] ?? {})).toEqual([
    'code',
    'severity',
    'file',
    'line',
    'column',
    'message',
    'hint',
  ])
})

test('--check tells drift with a diff and exit code 1, and writes nothing', () => {
  const site = copySite('minimal')
  const fresh = codegen(['--site', site, '--check'])
  expect(fresh.status).toBe(0)
  expect(fresh.stdout).toMatch(/^generated\/: all 18 files are up to date/)
  appendFileSync(join(site, 'generated', 'routes.ts'), '// mine\n')
  const before = contents(site)
  const { status, stdout } = codegen(['--site', site, '--check'])
  expect(status).toBe(1)
  expect(stdout).toContain('error SITE300 Changed by hand; the edit will be lost.')
  expect(stdout).toContain('\n-// mine\n')
  expect(contents(site)).toEqual(before)
  const problems: unknown = JSON.parse(codegen(['--site', site, '--check', '--format', 'json']).stdout)
  expect(problems).toMatchObject([{ code: 'SITE300', file: 'generated/routes.ts', column: 1 }])
})

test.each([
  [['--chek'], "Unknown option '--chek'"],
  [['--format', 'xml'], 'Unknown format "xml". The formats are text and json.'],
  [['--format'], "Option '--format <value>' argument missing"],
  [['site'], "Unexpected argument 'site'"],
  [['--site', '/no/such/folder'], 'There is no folder /no/such/folder.'],
])('called as %j it says how to call it', (args, problem) => {
  const { status, stdout, stderr } = codegen(args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr.startsWith(problem), stderr).toBe(true)
  expect(stderr).toContain('npm run codegen -- [options]')
})

test('--help explains every option', () => {
  const { status, stdout } = codegen(['--help'])
  expect(status).toBe(0)
  for (const option of ['--site', '--check', '--format', '--help']) expect(stdout).toContain(option)
})

test('a folder without a configuration is a problem of the site', () => {
  const site = copySite('minimal')
  const { status, stdout } = codegen(['--site', join(site, 'translations')])
  expect(status).toBe(1)
  expect(stdout).toContain('site.config.yaml:1:1 error SITE001')
})
