import { expect, test } from 'vitest'
import { problems } from './support.ts'

type Case = [name: string, markdown: string, expected: string[]]

const greeting = { en: { greeting: 'Hi' } }

/** Problems of content/oferta.en.md. */
const run = (_name: string, text: string): string[] =>
  problems({
    locales: ['en'],
    texts: greeting,
    documents: ['oferta'],
    content: { 'oferta.en.md': text },
  }).map((line) => line.replace('content/oferta.en.md:', ''))

const cases: Case[] = [
  [
    'everything that is allowed',
    '# T\n\n## One\n\n### Two\n\n#### Three\n\n*a* **b** `c`\\\nd\n\n- e\n  1. f\n\n> g\n\n---\n\n| h | i |\n| - | - |\n| j |\n\n<!-- a note -->\n',
    [],
  ],
  ['nothing', '', ['1:1 error SITE263 The document has no title. | Start it with `# Title`.']],
  ['no title', '## One\n\ntext', ['1:1 error SITE263 The document has no title. | Start it with `# Title`.']],
  [
    'a title without a space',
    '#Title\n\ntext',
    ['1:1 error SITE268 "#Title" is shown with its "#". | Add a space after `#` to make it a heading.'],
  ],
  [
    'a heading without a space',
    '# Title\n\n##One\n\n### Two',
    ['3:1 error SITE268 "##One" is shown with its "#". | Add a space after `#` to make it a heading.'],
  ],
  [
    'a second title',
    '# One\n\ntext\n\n# Two',
    ['5:1 error SITE264 "Two" is a second title; the first is at line 1. | Write `##` for a section.'],
  ],
  [
    'text before the title',
    'Hello\n\n# One',
    ['1:1 error SITE265 This stands before the title at line 3. | Move it below the title.'],
  ],
  [
    'an empty heading',
    '# One\n\n##\n\n### Two',
    ['3:1 error SITE269 The heading is empty. | Write `## Heading`, or remove the line.'],
  ],
  [
    'a skipped level',
    '# One\n\n### Two',
    [
      '3:1 warning SITE266 "Two" is a heading of level 3 right below level 1. | Write `##`: screen readers announce the level.',
    ],
  ],
  ['a level back is fine', '# One\n\n## Two\n\n### Three\n\n## Four', []],
  [
    'five levels',
    '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five',
    [
      '9:1 error SITE267 "Five" is a heading of level 5; four levels are the most. | Write `####`, or make it a paragraph in bold: `**text**`.',
    ],
  ],
  [
    'settings at the start',
    '---\ntitle: One\n---\n\n# One',
    [
      '1:1 error SITE270 Documents have no settings between "---" lines. | Remove them; the title is the line `# Title`.',
    ],
  ],
  [
    'HTML in a line',
    '# One\n\nSome <b>bold</b> and<br>new',
    [
      '3:6 error SITE260 Documents hold no HTML: "<b>". | Write `**text**`.',
      '3:21 error SITE260 Documents hold no HTML: "<br>". | For a new line end the line with `\\`.',
    ],
  ],
  [
    'HTML as a block',
    '# One\n\n<div class="x">\n\ntext\n\n</div>',
    ['3:1 error SITE260 Documents hold no HTML: "<div class="x">". | Remove the tag and keep the text.'],
  ],
  [
    'a closing tag alone',
    '# One\n\ntext</span>',
    ['3:5 error SITE260 Documents hold no HTML: "</span>". | Remove the tag and keep the text.'],
  ],
  [
    'an unknown tag',
    '# One\n\n<custom-thing>text</custom-thing>',
    ['3:1 error SITE260 Documents hold no HTML: "<custom-thing>". | Remove the tag and keep the text.'],
  ],
  [
    'a picture',
    '# One\n\nSee ![the map](map.png) and ![][map]\n\n[map]: map.png',
    [
      '3:5 error SITE261 Documents hold no pictures yet: "the map". | Remove it, or link to it: `[what it shows](https://…)`.',
      '3:29 error SITE261 Documents hold no pictures yet. | Remove it, or link to it: `[what it shows](https://…)`.',
    ],
  ],
  [
    'four spaces',
    '# One\n\n    text',
    ['3:1 error SITE262 Four spaces at the start of a line make it a block of code. | Remove the spaces.'],
  ],
  [
    'a block of code',
    '# One\n\n```js\nx\n```',
    ['3:1 error SITE262 Documents hold no blocks of code. | Remove the lines with ```.'],
  ],
]

test.each(cases)('%s', (...[name, text, expected]) => {
  expect(run(name, text)).toEqual(expected)
})
