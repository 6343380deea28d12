import { expect, test } from 'vitest'
import { problems } from './support.ts'

type Case = [name: string, markdown: string, expected: string[]]

const greeting = { en: { greeting: 'Hi' } }

/** Problems of content/oferta.en.md on a site with the pages home and pricing. */
const run = (_name: string, text: string): string[] =>
  problems({
    locales: ['en'],
    texts: greeting,
    documents: ['oferta'],
    content: { 'oferta.en.md': text },
  }).map((line) => line.replace('content/oferta.en.md:', ''))

const cases: Case[] = [
  [
    'links that are allowed',
    '# One\n\n[a](page:pricing) [b](page:home#top) [c](https://x.y) [d](mailto:a@b.c) [e](tel:+380) [f](#one) <https://x.y>\n\n## One',
    [],
  ],
  [
    'a page that does not exist',
    '# One\n\nSee [prices](page:pricng).',
    ['3:14 error SITE271 No page "pricng". Did you mean "pricing"? | Available: home, pricing.'],
  ],
  [
    'a page that is like no other',
    '# One\n\nSee [prices](page:zzzzzz).',
    ['3:14 error SITE271 No page "zzzzzz". | Available: home, pricing.'],
  ],
  [
    'a path with the language',
    '# One\n\nSee the\n[prices](/en/pricing).',
    [
      '4:10 error SITE272 "/en/pricing" is neither the name of a page nor a full address. | Write `page:pricing`.',
    ],
  ],
  [
    'a relative path',
    '# One\n\n[prices](pricing) [prices](../pricing.html#basic) [home](/)',
    [
      '3:10 error SITE272 "pricing" is neither the name of a page nor a full address. | Write `page:pricing`.',
      '3:28 error SITE272 "../pricing.html#basic" is neither the name of a page nor a full address. | Write `page:pricing#basic`.',
      '3:58 error SITE272 "/" is neither the name of a page nor a full address. | Write `page:home`.',
    ],
  ],
  [
    'a path to nothing',
    '# One\n\n[file](files/tariffs-2024.pdf)',
    [
      '3:8 error SITE272 "files/tariffs-2024.pdf" is neither the name of a page nor a full address. | Name the page, `page:pricing`, or write a full address with `https://`.',
    ],
  ],
  [
    'an address without https',
    '# One\n\n[site](www.example.com) [mail](a@b.com) [call](+380 44)',
    [
      '3:8 error SITE272 "www.example.com" is neither the name of a page nor a full address. | Write `https://www.example.com`.',
      '3:32 error SITE272 "a@b.com" is neither the name of a page nor a full address. | Write `mailto:a@b.com`.',
      '3:41 error SITE275 "[call](+380 44)" is not a link. | Write `[text](page:name)`, without spaces between the brackets or in the address.',
    ],
  ],
  [
    'mail and phone without a scheme',
    '# One\n\n[mail](a@b.com) [call](+380440000000)',
    [
      '3:8 error SITE272 "a@b.com" is neither the name of a page nor a full address. | Write `mailto:a@b.com`.',
      '3:24 error SITE272 "+380440000000" is neither the name of a page nor a full address. | Write `tel:+380440000000`.',
    ],
  ],
  [
    'http',
    '# One\n\n[site](http://example.com/a)',
    ['3:8 error SITE273 "http://example.com/a" is not an allowed link. | Write `https://example.com/a`.'],
  ],
  [
    'a script',
    '# One\n\n[go](javascript:alert)',
    [
      '3:6 error SITE273 "javascript:alert" is not an allowed link. | Links start with `page:`, `https:`, `mailto:` or `tel:`.',
    ],
  ],
  [
    'data and files',
    '# One\n\n[go](data:text/html,x) [file](file:///etc)',
    [
      '3:6 error SITE273 "data:text/html,x" is not an allowed link. | Links start with `page:`, `https:`, `mailto:` or `tel:`.',
      '3:31 error SITE273 "file:///etc" is not an allowed link. | Links start with `page:`, `https:`, `mailto:` or `tel:`.',
    ],
  ],
  [
    'no address',
    '# One\n\n[go]()',
    ['3:1 error SITE274 The link has no address. | Write `[text](page:name)`.'],
  ],
  [
    'no text',
    '# One\n\n[](page:home)',
    ['3:1 error SITE274 The link has no text. | Write `[text](page:name)`.'],
  ],
  [
    'a space in the address',
    '# One\n\nGo *to* [prices](page: pricing) now',
    [
      '3:9 error SITE275 "[prices](page: pricing)" is not a link. | Write `[text](page:name)`, without spaces between the brackets or in the address.',
    ],
  ],
  [
    'a space before the address',
    '# One\n\n[prices] (page:pricing)',
    [
      '3:1 error SITE275 "[prices] (page:pricing)" is not a link. | Write `[text](page:name)`, without spaces between the brackets or in the address.',
    ],
  ],
  [
    'a definition that is missing',
    '# One\n\n\\* [prices][tariffs]',
    [
      '3:4 error SITE275 "[prices][tariffs]" is not a link. | Write `[text](page:name)`, without spaces between the brackets or in the address.',
    ],
  ],
  [
    'a definition with a path, used twice',
    '# One\n\n[a][p] and [b][p]\n\n> [p]: /en/pricing',
    [
      '5:8 error SITE272 "/en/pricing" is neither the name of a page nor a full address. | Write `page:pricing`.',
    ],
  ],
  [
    'a heading that does not exist',
    '# One\n\n[a](#condition)\n\n## Conditions',
    ['3:5 error SITE276 No heading "#condition" in this document. | Did you mean "#conditions"?'],
  ],
  [
    'a heading that is like no other',
    '# One\n\n[a](#zzz)\n\n## Conditions',
    [
      '3:5 error SITE276 No heading "#zzz" in this document. | An anchor is the text of a heading in small letters, with "-" for spaces.',
    ],
  ],
  [
    'a query',
    '# One\n\n[a](page:pricing?plan=basic)',
    ['3:5 error SITE277 Links to pages take no "?…" in documents. | Write `page:pricing`.'],
  ],
  [
    'the path of a language',
    '# One\n\n[home](/en) [home](/en/)',
    [
      '3:8 error SITE272 "/en" is neither the name of a page nor a full address. | Write `page:home`.',
      '3:20 error SITE272 "/en/" is neither the name of a page nor a full address. | Write `page:home`.',
    ],
  ],
]

test.each(cases)('%s', (...[name, text, expected]) => {
  expect(run(name, text)).toEqual(expected)
})

test.each(['', 'pages: "', 'locales: { en: {}, e!: {} }\npages: [~, 5, { name: 7 }]'])(
  'a configuration without pages says nothing about links (%j)',
  (wholeConfig) => {
    const content = { 'oferta.en.md': '# One\n\n[a](page:nowhere) [b](/en)' }
    expect(
      problems({ locales: ['en'], wholeConfig, content }).filter((line) => line.startsWith('content/')),
    ).toEqual([])
  },
)

test('a page whose path varies cannot be linked to from a document', () => {
  const found = problems({
    locales: ['en'],
    wholeConfig:
      'locales: { en: {} }\nlanguage: { source: en }\npages: [{ name: plan, path: "/plans/:id", blocks: [{ type: document, document: oferta }] }]\n',
    content: { 'oferta.en.md': '# One\n\n[a](page:plan)' },
  })
  expect(found).toEqual([
    'content/oferta.en.md:3:5 error SITE278 Page "plan" has the path "/plans/:id"; a document cannot say which one is meant. | Link to another page, or make a link in a block of site.config.yaml.',
  ])
})
