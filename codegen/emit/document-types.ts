import { exportedInterface, property, typeAlias } from './statements.ts'
import type { Statement } from './typescript-printer.ts'

const alternatives = (members: readonly string[]): string =>
  members.map((member) => `\n  | ${member}`).join('')

const inlines = 'readonly children: readonly DocumentInline[]'

/** The types of codegen/model/document-tree.ts for the runtime, where pages are known by name. */
export const documentTypes: Statement[] = [
  exportedInterface('DocumentTree', [
    property('title', 'string', { description: 'Text of the first heading.' }),
    property('contents', 'readonly { readonly id: string; readonly text: string }[]', {
      description: 'Level-2 headings, for a table of contents.',
    }),
    property('children', 'readonly DocumentNode[]'),
  ]),
  typeAlias(
    'DocumentNode',
    alternatives([
      `{ readonly type: 'heading'; readonly depth: 2 | 3 | 4; readonly id: string; ${inlines} }`,
      `{ readonly type: 'paragraph'; ${inlines} }`,
      "{ readonly type: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly (readonly DocumentNode[])[] }",
      "{ readonly type: 'quote'; readonly children: readonly DocumentNode[] }",
      "{ readonly type: 'table'; readonly align: readonly ColumnAlign[]; readonly head: DocumentRow; readonly rows: readonly DocumentRow[] }",
      "{ readonly type: 'rule' }",
    ]),
  ),
  typeAlias('ColumnAlign', "'start' | 'center' | 'end'"),
  typeAlias('DocumentRow', 'readonly (readonly DocumentInline[])[]'),
  typeAlias(
    'DocumentInline',
    alternatives([
      "{ readonly type: 'text'; readonly value: string }",
      `{ readonly type: 'strong'; ${inlines} }`,
      `{ readonly type: 'emphasis'; ${inlines} }`,
      "{ readonly type: 'code'; readonly value: string }",
      "{ readonly type: 'break' }",
      `{ readonly type: 'link'; readonly href: string; ${inlines} }`,
      `{ readonly type: 'pageLink'; readonly page: PageName; readonly hash: string; ${inlines} }`,
    ]),
  ),
]
