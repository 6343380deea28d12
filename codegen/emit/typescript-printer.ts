import { IndentationText, Project, QuoteKind, type StatementStructures, ts } from 'ts-morph'
import type { GeneratedFile } from './generated-file.ts'

export type Statement = StatementStructures | string

/** A TypeScript file as data, to be printed by ts-morph. */
export interface TypeScriptFile {
  path: string
  statements: Statement[]
}

const HEADER = '// Generated from site.config.yaml by "npm run codegen". Do not edit.\n\n'

/** Where ts-morph writes a semicolon: at the end of a statement and of a member of an interface. */
const endsIn = (node: ts.Node): number[] => {
  if (ts.isInterfaceDeclaration(node)) return node.members.map(({ end }) => end)
  if (ts.isModuleDeclaration(node)) return node.body ? endsIn(node.body) : []
  if (ts.isModuleBlock(node) || ts.isSourceFile(node)) return node.statements.flatMap(endsIn)
  return [node.end]
}

/** The text in the style of the repository. No string in it holds a line break, so blanks are only layout. */
const styled = (file: ts.SourceFile): string => {
  const { text } = file
  let from = 0
  let kept = ''
  for (const end of endsIn(file)) {
    if (text[end - 1] !== ';') continue
    kept += text.slice(from, end - 1)
    from = end
  }
  return (kept + text.slice(from))
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\{\n *\}/g, '{}')
}

/** A blank line between statements, but not between imports; ts-morph itself sets off interfaces and modules. */
const spaced = (statements: readonly Statement[]): Statement[] =>
  statements.map((statement, index) =>
    typeof statement === 'string' && index > 0 ? `\n${statement}` : statement,
  )

/** Prints files through one project that lives in memory and knows no library. */
export const createTypeScriptPrinter = (): ((file: TypeScriptFile) => GeneratedFile) => {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  })
  return ({ path, statements }) => {
    const file = project.createSourceFile(`/${path}`, { statements: spaced(statements) })
    const content = HEADER + styled(file.compilerNode)
    project.removeSourceFile(file)
    return { path, content }
  }
}
