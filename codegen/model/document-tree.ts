/** A long text as data, built from Markdown; the browser renders it without any HTML parsing. */
export interface DocumentTree {
  /** Text of the first level-1 heading. */
  title: string
  /** Level-2 headings, for a table of contents. */
  contents: { id: string; text: string }[]
  children: DocumentBlock[]
}

export type DocumentBlock =
  | { type: 'heading'; depth: 2 | 3 | 4; id: string; children: DocumentInline[] }
  | { type: 'paragraph'; children: DocumentInline[] }
  | { type: 'list'; ordered: boolean; start: number; items: DocumentBlock[][] }
  | { type: 'quote'; children: DocumentBlock[] }
  | { type: 'table'; align: ColumnAlign[]; head: DocumentInline[][]; rows: DocumentInline[][][] }
  | { type: 'rule' }

/** Where the texts of a column begin or end, as the language is read. */
export type ColumnAlign = 'start' | 'center' | 'end'

export type DocumentInline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: DocumentInline[] }
  | { type: 'emphasis'; children: DocumentInline[] }
  | { type: 'code'; value: string }
  | { type: 'break' }
  | { type: 'link'; href: string; children: DocumentInline[] }
  | { type: 'pageLink'; page: string; hash: string; children: DocumentInline[] }
