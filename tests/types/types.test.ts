import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const programs = join(fixtures, 'types')

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(programs, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  programs,
)

const problemsIn = (files: readonly string[]): string[] =>
  ts.getPreEmitDiagnostics(ts.createProgram(files, options)).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    return `${relative(fixtures, file?.fileName ?? '')}:${line} ${text}`
  })

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
