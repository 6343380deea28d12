import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { allGroups } from '../../../codegen/diagnostics/catalogue/all.ts'
import { documentErrors, examples } from '../../../codegen/diagnostics/document.ts'

const kinds = allGroups.flatMap((group) => group.kinds)

test('docs/errors.md is what the catalogue says; `npm run docs` writes it', async () => {
  const expected = await format(documentErrors(), { parser: 'markdown' })
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(expected)
})

test('every code has an example', () => {
  const shown = new Set(examples.map(({ code }) => code))
  expect(kinds.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([])
})

test('a code is one problem, with one severity', () => {
  const titles = new Map<string, string>()
  for (const { code, title, severity } of kinds) {
    expect(code).toMatch(/^SITE\d{3}$/)
    const what = `${severity} ${title}`
    expect(titles.get(code) ?? what, code).toBe(what)
    titles.set(code, what)
  }
})

test('messages and hints are sentences', () => {
  for (const { code, message, hint } of examples) {
    expect(message, code).toMatch(/^["'“”`A-Za-z\d].*[.?]$/)
    expect(hint, code).toMatch(/^["'`A-ZА-Я].*[.?`”)]$/)
  }
})
