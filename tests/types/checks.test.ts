import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { generate } from '../../codegen/generate.ts'
import { readSite } from '../../codegen/load/read-site.ts'
import { fixtures, options, problemsOf } from './programs.ts'

const site = join(fixtures, 'sites', 'params')
const runtimeDir = join(fixtures, 'runtime')

/** The site with checks in code that two of its pages name. */
const generateWithChecks = async () => {
  const source = readSite(site).source
  const checks = readSite(site, { runtimeDir }).source?.runtime.checks
  if (!source || !checks) throw new Error('The site cannot be read')
  const text = source.config.text
    .replace(
      '- { param: id, oneOf: [basic, pro] }',
      '$&\n      - { check: in-stock }\n      - { check: open-today }',
    )
    .replace('  - name: home\n', '$&    validate: [{ check: open-today }]\n')
  return generate({ ...source, config: { ...source.config, text }, runtime: { ...source.runtime, checks } })
}

test('a check in code is typed by the params of the pages that name it', async () => {
  const { diagnostics, files = [] } = await generateWithChecks()
  expect(diagnostics).toEqual([])
  const contentOf = (path: string) => files.find((file) => file.path === path)?.content ?? ''
  expect(contentOf('checks.ts')).toBe(
    [
      '// Generated from site.config.yaml by "npm run codegen". Do not edit.',
      '',
      "import type { PageParams } from './routes.ts'",
      '',
      'export interface CheckParams {',
      "  readonly 'in-stock': PageParams['plan']",
      "  readonly 'open-today': PageParams['home'] | PageParams['plan']",
      '  readonly unused: never',
      '}',
      '',
      'export type CheckName = keyof CheckParams',
      '',
    ].join('\n'),
  )
  expect(contentOf('pages/home.ts')).toContain("validate: [{ check: 'open-today' }]")
  expect(contentOf('pages/home.ts')).toContain("start: 'now'")

  // The program is compiled with what was generated here in place of what the site holds without checks.
  const host = ts.createCompilerHost(options)
  const generated = join(site, 'generated', 'checks.ts')
  host.readFile = (file) => (file === generated ? contentOf('checks.ts') : ts.sys.readFile(file))
  const registry = join(runtimeDir, 'src', 'checks', 'check-registry.ts')
  expect(problemsOf(ts.createProgram([registry], options, host))).toEqual([])
})
