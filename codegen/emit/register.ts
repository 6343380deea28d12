import { ModuleDeclarationKind, StructureKind } from 'ts-morph'
import { importTypes } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** register.d.ts: the paths of the site at the router's own door, so that its `href` knows them. */
export const emitRegister = (): TypeScriptFile => ({
  path: 'register.d.ts',
  statements: [
    importTypes('./routes.ts', ['PageParams', 'routes']),
    "type RegisteredPages = { [R in (typeof routes)[number] as R['path']]: { params: PageParams[R['page']] } }",
    {
      kind: StructureKind.Module,
      declarationKind: ModuleDeclarationKind.Module,
      name: "'react-router'",
      hasDeclareKeyword: true,
      statements: [
        {
          kind: StructureKind.Interface,
          name: 'Register',
          properties: [{ name: 'pages', type: 'RegisteredPages' }],
        },
      ],
    },
  ],
})
