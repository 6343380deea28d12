import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { fileNames, fixtures, options, problemsOf } from './programs.ts'

const problemsIn = (files: readonly string[]): string[] => problemsOf(ts.createProgram(files, options))

// Each line that must not compile says so with @ts-expect-error, which is an error itself where there is none.
test('programs that use a generated site compile, and wrong ones do not', () => {
  expect(fileNames.length).toBeGreaterThan(10)
  expect(problemsIn(fileNames)).toEqual([])
})

const generatedFiles = (site: string): string[] =>
  ts.sys.readDirectory(join(fixtures, 'sites', site, 'generated'), ['.ts'])

test.each(readdirSync(join(fixtures, 'sites')))('what is generated for "%s" compiles by itself', (site) => {
  const files = generatedFiles(site)
  expect(files.length).toBeGreaterThan(10)
  expect(problemsIn(files)).toEqual([])
})
