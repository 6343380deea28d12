import { describe, expect, it } from 'vitest'
import type { DocumentInline, DocumentNode } from '#site/types.ts'
import { DocumentNodes } from '../../../src/blocks/document-nodes.tsx'
import { staticMarkup } from './support/static-markup.tsx'

const text = (value: string): DocumentInline => ({ type: 'text', value })
const paragraph = (...children: DocumentInline[]): DocumentNode => ({ type: 'paragraph', children })
const html = (...nodes: DocumentNode[]) => staticMarkup(<DocumentNodes nodes={nodes} level={1} />, 'uk')

describe('DocumentNodes', () => {
  it.each<[string, DocumentNode, string]>([
    ['a paragraph', paragraph(text('a < b & c')), '<p>a &lt; b &amp; c</p>'],
    [
      'emphasis',
      paragraph(
        { type: 'strong', children: [{ type: 'emphasis', children: [text('x')] }] },
        { type: 'break' },
      ),
      '<p><strong><em>x</em></strong><br/></p>',
    ],
    ['code', paragraph({ type: 'code', value: '<b>' }), '<p><code>&lt;b&gt;</code></p>'],
    [
      'a heading',
      { type: 'heading', depth: 2, id: 'rights', children: [text('Rights')] },
      '<h2 id="rights">Rights</h2>',
    ],
    [
      'a list',
      { type: 'list', ordered: false, start: 1, items: [[paragraph(text('x'))], []] },
      '<ul><li><p>x</p></li><li></li></ul>',
    ],
    ['a numbered list', { type: 'list', ordered: true, start: 1, items: [[]] }, '<ol><li></li></ol>'],
    [
      'a list that goes on',
      { type: 'list', ordered: true, start: 4, items: [[]] },
      '<ol start="4"><li></li></ol>',
    ],
    ['a quote', { type: 'quote', children: [paragraph(text('q'))] }, '<blockquote><p>q</p></blockquote>'],
    ['a rule', { type: 'rule' }, '<hr/>'],
    [
      'a link away',
      paragraph({ type: 'link', href: 'https://a.example/?x=1&y=2', children: [text('a')] }),
      '<p><a href="https://a.example/?x=1&amp;y=2">a</a></p>',
    ],
    [
      'a link to a page, in the language shown',
      paragraph({ type: 'pageLink', page: 'contacts', hash: 'hours', children: [text('we')] }),
      '<p><a href="/uk/contacts#hours">we</a></p>',
    ],
    [
      'a link to a page without a place on it',
      paragraph({ type: 'pageLink', page: 'home', hash: '', children: [text('home')] }),
      '<p><a href="/uk">home</a></p>',
    ],
  ])('renders %s', (_, node, markup) => {
    expect(html(node)).toBe(markup)
  })

  it('names a table after the heading that it stands under', () => {
    const tree: DocumentNode[] = [
      { type: 'heading', depth: 2, id: 'prices', children: [text('Prices')] },
      { type: 'paragraph', children: [text('All of them')] },
      { type: 'table', align: ['start'], head: [[text('A')]], rows: [[[text('1')]]] },
    ]
    expect(html(...tree)).toContain('<div class="table" role="group" aria-labelledby="prices" tabindex="0">')
  })

  it('renders a table with its columns named, and set as the document says', () => {
    const head = [[text('A')], [text('B')]]
    const rows = [[[text('1')], [text('2')]]]
    expect(html({ type: 'table', align: ['start', 'end'], head, rows })).toBe(
      '<div class="table" tabindex="0"><table><thead><tr><th scope="col">A</th>' +
        '<th scope="col" data-align="end">B</th></tr></thead>' +
        '<tbody><tr><td>1</td><td data-align="end">2</td></tr></tbody></table></div>',
    )
  })

  it('moves headings down where the page has its h1 elsewhere', () => {
    const nodes: DocumentNode[] = [{ type: 'heading', depth: 2, id: 'a', children: [text('A')] }]
    expect(staticMarkup(<DocumentNodes nodes={nodes} level={2} />)).toBe('<h3 id="a">A</h3>')
  })
})
