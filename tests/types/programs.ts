import { join, relative } from 'node:path'
import ts from 'typescript'

export const fixtures = join(import.meta.dirname, '..', 'fixtures')

const programs = join(fixtures, 'types')

/** How the programs of tests/fixtures/types are compiled, and which there are. */
export const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(programs, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  programs,
)

/** What the compiler finds, as `file:line message`. */
export const problemsOf = (program: ts.Program): string[] =>
  ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    const text = ts.flattenDiagnosticMessageText(messageText, '\n')
    return `${relative(fixtures, file?.fileName ?? '')}:${line} ${text}`
  })
