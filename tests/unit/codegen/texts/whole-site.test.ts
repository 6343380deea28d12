import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../../../codegen/diagnostics/format.ts'
import { diagnose } from './support.ts'

const site = 'tests/fixtures/texts-errors'

const read = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`${site}/${folder}`)
      .sort()
      .map((name) => [name, readFileSync(`${site}/${folder}/${name}`, 'utf8')]),
  )

test('what a person reads when many texts of a site are wrong', async () => {
  const translations = read('translations')
  const content = read('content')
  const wholeConfig = readFileSync(`${site}/site.config.yaml`, 'utf8')
  const texts = Object.fromEntries(
    Object.entries(translations).map(([name, text]) => [name.replace('.json', ''), text]),
  )
  const sources = new Map([
    ['site.config.yaml', wholeConfig],
    ...Object.entries(translations).map(([name, text]) => [`translations/${name}`, text] as const),
    ...Object.entries(content).map(([name, text]) => [`content/${name}`, text] as const),
  ])
  const found = formatDiagnostics(diagnose({ wholeConfig, texts, content }), sources)
  await expect(`${found}\n`).toMatchFileSnapshot('../../../fixtures/texts-errors/expected.txt')
})
