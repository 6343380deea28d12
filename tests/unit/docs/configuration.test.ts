import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { documentConfiguration } from '../../../codegen/schema/document.ts'

test('docs/configuration.md is what the schema says; `npm run docs` writes it', async () => {
  const expected = await format(documentConfiguration(), { parser: 'markdown' })
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(expected)
})

test('every key is described', () => {
  const rows = documentConfiguration()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((line) => /\|\s*\|$/.test(line))).toEqual([])
})
