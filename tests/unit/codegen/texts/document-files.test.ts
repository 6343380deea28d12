import { expect, test } from 'vitest'
import { problems, type TestSite } from './support.ts'

type Case = [name: string, site: TestSite, expected: string[]]

const texts = { en: { greeting: 'Hi' }, ru: { greeting: 'Привет' } }

const run = (_name: string, site: TestSite): string[] => problems({ texts, ...site })

const offer = { 'oferta.en.md': '# Offer\n\n## One\n', 'oferta.ru.md': '# Оферта\n\n## Раз\n' }

const cases: Case[] = [
  ['nothing', { documents: ['oferta'], content: offer }, []],
  [
    'a document in no language',
    { documents: ['terms'] },
    ['site.config.yaml:12:35 error SITE252 page "home": no document "terms". | Write content/terms.en.md.'],
  ],
  [
    'a misspelt document',
    { documents: ['ofetra'], content: offer },
    [
      'site.config.yaml:12:35 error SITE252 page "home": no document "ofetra". Did you mean "oferta"? | Available: oferta.',
    ],
  ],
  [
    'a document shown twice and missing',
    { documents: ['terms', 'terms'] },
    ['site.config.yaml:12:35 error SITE252 page "home": no document "terms". | Write content/terms.en.md.'],
  ],
  [
    'a document without a translation',
    { documents: ['oferta'], content: { 'oferta.en.md': '# Offer' } },
    [
      'site.config.yaml:12:35 error SITE253 page "home": document "oferta" is not translated into Russian. | Write content/oferta.ru.md.',
    ],
  ],
  [
    'a document without two translations',
    {
      locales: ['en', 'ru', 'uk'],
      texts: { ...texts, uk: texts.ru },
      documents: ['oferta'],
      content: { 'oferta.en.md': '# Offer' },
    },
    [
      'site.config.yaml:12:35 error SITE253 page "home": document "oferta" is not translated into Russian and Ukrainian. | Write content/oferta.ru.md and content/oferta.uk.md.',
    ],
  ],
  [
    'a document that nothing shows',
    { content: offer },
    [
      'content/oferta.en.md:1:1 warning SITE254 Document "oferta" is shown nowhere. | Add a block `{ type: document, document: oferta }` to a page, or remove content/oferta.en.md, content/oferta.ru.md.',
    ],
  ],
  [
    'languages with different sections',
    {
      documents: ['oferta'],
      content: { ...offer, 'oferta.ru.md': '# Оферта\n\n## Раз\n\n## Два\n\n### Три\n' },
    },
    [
      'content/oferta.ru.md:1:1 warning SITE255 This document has 2 sections ("##"), content/oferta.en.md has 1. | Check that nothing is missing or left over.',
    ],
  ],
  [
    'a section whose heading is misspelt',
    { documents: ['oferta'], content: { ...offer, 'oferta.ru.md': '# Оферта\n\n##Раз\n' } },
    [
      'content/oferta.ru.md:3:1 error SITE268 "##Раз" is shown with its "#". | Add a space after `#` to make it a heading.',
    ],
  ],
  [
    'one section against none',
    { documents: ['oferta'], content: { 'oferta.en.md': '# Offer', 'oferta.ru.md': '# Оферта\n\n## Раз\n' } },
    [
      'content/oferta.ru.md:1:1 warning SITE255 This document has 1 section ("##"), content/oferta.en.md has 0. | Check that nothing is missing or left over.',
    ],
  ],
  [
    'another language',
    { documents: ['oferta'], content: { ...offer, 'oferta.fr.md': '# Offre' } },
    [
      'content/oferta.fr.md:1:1 error SITE251 "fr" is not a language of this site (en, ru). | Remove the file, or add the language to `locales` in site.config.yaml.',
    ],
  ],
  [
    'no language',
    { documents: ['oferta'], content: { 'oferta.md': '# Offer', 'oferta.ru.md': '# Оферта' } },
    [
      'content/oferta.md:1:1 error SITE250 "content/oferta.md" is not the name of a document. | Rename it to content/oferta.en.md.',
    ],
  ],
  [
    'no language, left over',
    { documents: ['oferta'], content: { ...offer, 'oferta.md': '# Offer' } },
    [
      'content/oferta.md:1:1 error SITE250 "content/oferta.md" is not the name of a document. | Remove it; documents are named `content/<name>.<language>.md`, in small letters.',
    ],
  ],
  [
    'another ending',
    { documents: ['oferta'], content: { ...offer, 'oferta.en.txt': '' } },
    [
      'content/oferta.en.txt:1:1 error SITE250 "content/oferta.en.txt" is not the name of a document. | Remove it; documents are named `content/<name>.<language>.md`, in small letters.',
    ],
  ],
  [
    'the code of the country',
    {
      locales: ['en', 'uk'],
      texts: { en: texts.en, uk: texts.ru },
      documents: ['oferta'],
      content: { 'oferta.en.md': '# Offer', 'oferta.ua.md': '# Оферта' },
    },
    [
      'content/oferta.ua.md:1:1 error SITE251 "ua" is not a language of this site (en, uk). | Rename it to content/oferta.uk.md.',
    ],
  ],
  [
    'capitals',
    { documents: ['oferta'], content: { 'Oferta.en.md': '# Offer', 'oferta.ru.md': '# Оферта' } },
    [
      'content/Oferta.en.md:1:1 error SITE250 "content/Oferta.en.md" is not the name of a document. | Rename it to content/oferta.en.md.',
    ],
  ],
  [
    'a file of something else',
    { documents: ['oferta'], content: { ...offer, 'notes.docx': '' } },
    [
      'content/notes.docx:1:1 error SITE250 "content/notes.docx" is not the name of a document. | Remove it; documents are named `content/<name>.<language>.md`, in small letters.',
    ],
  ],
  ['a configuration that cannot be read', { wholeConfig: 'pages: "', content: offer }, []],
  [
    'a configuration of the wrong shape',
    {
      wholeConfig:
        'locales: { en: {}, ru: {} }\nlanguage: { source: en }\npages: [{ name: home, meta: { title: greeting } }]\n',
      content: offer,
    },
    [],
  ],
  [
    'an unused document that is like one in use',
    { documents: ['oferta'], content: { ...offer, 'oferta2.en.md': '# Old', 'oferta2.ru.md': '# Старая' } },
    [
      'content/oferta2.en.md:1:1 warning SITE254 Document "oferta2" is shown nowhere. | Add a block `{ type: document, document: oferta2 }` to a page, or remove content/oferta2.en.md, content/oferta2.ru.md.',
    ],
  ],
]

test.each(cases)('%s', (...[name, site, expected]) => {
  expect(run(name, site)).toEqual(expected)
})
