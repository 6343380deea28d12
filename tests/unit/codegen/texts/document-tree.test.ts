import { expect, test } from 'vitest'
import { parseDocuments } from '../../../../codegen/load/parse-documents.ts'

const treeOf = (text: string) => {
  const { documents, diagnostics } = parseDocuments([{ file: 'content/oferta.ru.md', text }])
  expect(diagnostics).toEqual([])
  return documents[0]?.tree
}

const text = (value: string) => ({ type: 'text', value })

test('every kind of block and of text', () => {
  const tree = treeOf(
    '# Договор *оферты*\n\nA **b** *c* `d`\\\ne\nf\n\n3. g\n   - h\n\n> i\n\n---\n\n| j | k |\n| --- | --- |\n| l |\n\n## m\n',
  )
  expect(tree).toEqual({
    title: 'Договор оферты',
    contents: [{ id: 'm', text: 'm' }],
    children: [
      {
        type: 'paragraph',
        children: [
          text('A '),
          { type: 'strong', children: [text('b')] },
          text(' '),
          { type: 'emphasis', children: [text('c')] },
          text(' '),
          { type: 'code', value: 'd' },
          { type: 'break' },
          text('e f'),
        ],
      },
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          [
            { type: 'paragraph', children: [text('g')] },
            {
              type: 'list',
              ordered: false,
              start: 1,
              items: [[{ type: 'paragraph', children: [text('h')] }]],
            },
          ],
        ],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: [text('i')] }] },
      { type: 'rule' },
      {
        type: 'table',
        align: ['start', 'start'],
        head: [[text('j')], [text('k')]],
        rows: [[[text('l')], []]],
      },
      { type: 'heading', depth: 2, id: 'm', children: [text('m')] },
    ],
  })
})

test('the columns of a table are set as the document says, in the direction of its language', () => {
  const tree = treeOf('# T\n\n| a | b | c | d |\n| - | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |\n')
  expect(tree?.children).toMatchObject([{ type: 'table', align: ['start', 'start', 'center', 'end'] }])
})

test('links keep their kind, and comments stay out', () => {
  const tree = treeOf(
    '# T\n\n[a](page:pricing#plans) [b][s] <!-- note -->\n\n[s]: https://x.y "Title"\n\n<!-- block -->\n',
  )
  expect(tree?.children).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'pageLink', page: 'pricing', hash: 'plans', children: [text('a')] },
        text(' '),
        { type: 'link', href: 'https://x.y', children: [text('b')] },
        text(' '),
      ],
    },
  ])
})

test('ids of headings are readable in every script, and unique', () => {
  const tree = treeOf(
    '# T\n\n## 1. Общие положения\n\n## Їжак & Ґава!\n\n## Same\n\n## *Same*\n\n## Same 2\n\n## …\n',
  )
  expect(tree?.contents).toEqual([
    { id: '1-общие-положения', text: '1. Общие положения' },
    { id: 'їжак-ґава', text: 'Їжак & Ґава!' },
    { id: 'same', text: 'Same' },
    { id: 'same-2', text: 'Same' },
    { id: 'same-2-2', text: 'Same 2' },
    { id: 'section', text: '…' },
  ])
})

test('places count from the first character, whatever the line ends and the byte order mark', () => {
  const { documents } = parseDocuments([
    { file: 'content/a.en.md', text: '\ufeff# T\r\n\r\nOne\r\n*two* [a](page:x) \\* [b](page:y)' },
  ])
  expect(documents[0]?.links).toEqual([
    { page: 'x', position: { file: 'content/a.en.md', line: 4, column: 11 } },
    { page: 'y', position: { file: 'content/a.en.md', line: 4, column: 26 } },
  ])
})

test('only files that are named like a document are read', () => {
  const files = ['content/a.md', 'content/A.en.md', 'content/a.en.txt'].map((file) => ({ file, text: '# T' }))
  expect(parseDocuments(files)).toEqual({ documents: [], diagnostics: [] })
})
