import { expect, test } from 'vitest'
import { fingerprint } from '../../../../codegen/fingerprint.ts'
import type { SiteSource } from '../../../../codegen/load/site-source.ts'

const source: SiteSource = {
  config: { file: 'site.config.yaml', text: 'version: 1' },
  translations: [],
  content: [],
  readNamed: () => ({ refused: 'missing' }),
  runtime: { layouts: ['default'], checks: ['in-stock'], messages: [] },
}

const file = { file: 'translations/en.json', text: '{}' }

test.each<[string, Partial<SiteSource>]>([
  ['the configuration', { config: { ...source.config, text: 'version: 2' } }],
  ['a translation', { translations: [file] }],
  ['a document', { content: [file] }],
  ['a layout', { runtime: { ...source.runtime, layouts: ['auth', 'default'] } }],
  ['a check', { runtime: { ...source.runtime, checks: [] } }],
  [
    'a layout that becomes a check',
    { runtime: { ...source.runtime, layouts: ['default', 'in-stock'], checks: [] } },
  ],
  ['a text of the interface', { runtime: { ...source.runtime, messages: [file] } }],
])('a run is not spared when %s is another', (_, change) => {
  expect(fingerprint({ ...source })).toBe(fingerprint(source))
  expect(fingerprint({ ...source, ...change })).not.toBe(fingerprint(source))
})
