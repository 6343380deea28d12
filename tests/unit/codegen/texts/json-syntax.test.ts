import { expect, test } from 'vitest'
import { parseTranslations } from '../../../../codegen/load/parse-translations.ts'

type Case = [name: string, text: string, expected: string[]]

const parse = (text: string) => parseTranslations([{ file: 'translations/en.json', text }])

const run = (_name: string, text: string): string[] =>
  parse(text).diagnostics.map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} | ${hint}`,
  )

const cases: Case[] = [
  [
    'an empty file',
    '',
    ['1:1 SITE200 The file is empty. | Write `{}` or the texts of the site: `{ "home.title": "…" }`.'],
  ],
  [
    'only spaces',
    '\n \n',
    ['1:1 SITE200 The file is empty. | Write `{}` or the texts of the site: `{ "home.title": "…" }`.'],
  ],
  [
    'a list',
    '["a"]',
    ['1:1 SITE200 The file must be one list of ids with texts. | Put everything between `{` and `}`.'],
  ],
  ['never closed', '{\n  "a": "b"\n', ['2:10 SITE200 The file ends before its "}". | Add `}` at the end.']],
  [
    'never closed inside',
    '{\n  "a": { "b": "c"\n',
    [
      '2:3 SITE202 "a" holds other texts. | Write every id in full, on the first level: `"a.…": "text"`.',
      '2:17 SITE200 The file ends before its "}". | Add `}` at the end.',
    ],
  ],
  [
    'more after the end',
    '{ "a": "b" }\n{ "c": "d" }',
    ['2:1 SITE200 There is more after the closing "}". | Remove it, or move the texts before the `}`.'],
  ],
  [
    'a merge that was not finished',
    '{\n<<<<<<< HEAD\n  "a": "b"\n=======\n  "a": "c"\n>>>>>>> other\n}',
    [
      '2:1 SITE200 Two versions of this file were not merged. | Keep the right lines and remove `<<<<<<<`, `=======` and `>>>>>>>`.',
    ],
  ],
  [
    'a comment',
    '{\n  // the title\n  "a": "b", /* and */ "c": "d"\n}',
    ['2:3 SITE200 JSON has no comments. | Remove the comment.'],
  ],
  [
    'a comma at the end',
    '{\n  "a": "b",\n}',
    ['2:11 SITE200 There is a comma after the last text. | Remove the comma.'],
  ],
  ['two commas', '{ "a": "b",, "c": "d" }', ['1:12 SITE200 There is one comma too many. | Remove it.']],
  ['a comma at the start', '{ , "a": "b" }', ['1:3 SITE200 There is one comma too many. | Remove it.']],
  [
    'no comma',
    '{\n  "a": "b"\n  "c": "d"\n}',
    ['2:10 SITE200 A comma is missing after this text. | Add `,` at the end of the line.'],
  ],
  [
    'no comma on one line',
    '{ "a": "b" "c": "d" }',
    ['1:10 SITE200 A comma is missing after this text. | Add `,` at the end of the line.'],
  ],
  ['no colon', '{ "a" "b" }', ['1:7 SITE200 A ":" is missing after the id. | Write `"id": "text"`.']],
  [
    'no text',
    '{ "a": , "b": "c" }',
    ['1:8 SITE200 The text of this id is missing. | Write it in quotes after the colon: `"id": "text"`.'],
  ],
  [
    'no text at the end',
    '{ "a": }',
    ['1:8 SITE200 The text of this id is missing. | Write it in quotes after the colon: `"id": "text"`.'],
  ],
  [
    'single quotes',
    "{ 'a': 'b' }",
    [`1:3 SITE200 ' is not a quote in JSON. | Use straight double quotes: \`"…"\`.`],
  ],
  [
    'a text in single quotes',
    `{ "a": 'b' }`,
    [`1:8 SITE200 ' is not a quote in JSON. | Use straight double quotes: \`"…"\`.`],
  ],
  [
    'quotes of a word processor',
    '{ “a”: “b” }',
    ['1:3 SITE200 “ ” around an id or a text are not quotes in JSON. | Use straight double quotes: `"…"`.'],
  ],
  ['an id without quotes', '{ a: "b" }', ['1:3 SITE200 An id needs quotes. | Write `"id": "text"`.']],
  ['a text without quotes', '{ "a": hello }', ['1:8 SITE200 A text needs quotes. | Write `"id": "text"`.']],
  ['something else', '{ ( }', ['1:3 SITE200 An id in quotes is expected here. | Write `"id": "text"`.']],
  [
    'a text over two lines',
    '{\n  "a": "one\n  two",\n  "c": "d"\n}',
    [
      '2:8 SITE200 The quote is never closed. | Add `"` at the end; for a line break inside a text write `\\n`.',
    ],
  ],
  [
    'a quote inside a text',
    '{\n  "a": "say "hi" now",\n  "c": "d"\n}',
    [
      '2:13 SITE200 This quote ends the text too early. | For a quote inside a text write `\\"`, or “ ” or « ».',
    ],
  ],
  [
    'a tab inside a text',
    '{ "a": "b\tc" }',
    ['1:10 SITE200 There is a tab inside a text. | Write a space, or `\\t`.'],
  ],
  [
    'a control character',
    '{ "a": "b\u0001c" }',
    ['1:10 SITE200 There is an invisible control character inside a text. | Remove it.'],
  ],
  [
    'an unknown escape',
    '{ "a": "C:\\dir" }',
    ['1:11 SITE200 "\\" has a meaning of its own in JSON. | For a backslash write `\\\\`.'],
  ],
  [
    'a short \\u escape',
    '{ "a": "\\u12" }',
    ['1:9 SITE200 "\\" has a meaning of its own in JSON. | For a backslash write `\\\\`.'],
  ],
  [
    'an id twice',
    '{\n  "a": "b",\n  "a": "c"\n}',
    ['3:3 SITE201 "a" is already set at line 2. | Remove one of the two.'],
  ],
  [
    'ids inside each other',
    '{\n  "home": {\n    "title": "b"\n  }\n}',
    [
      '2:3 SITE202 "home" holds other texts. | Write every id in full, on the first level: `"home.…": "text"`.',
    ],
  ],
  [
    'values that are no texts',
    '{ "a": 5, "b": null, "c": ["d"], "e": -1.5e3, "f": true }',
    [
      '1:8 SITE203 "a" is not a text. | Put it in quotes: `"a": "text"`.',
      '1:16 SITE203 "b" is not a text. | Put it in quotes: `"b": "text"`.',
      '1:27 SITE203 "c" is not a text. | Put it in quotes: `"c": "text"`.',
      '1:39 SITE203 "e" is not a text. | Put it in quotes: `"e": "text"`.',
      '1:52 SITE203 "f" is not a text. | Put it in quotes: `"f": "text"`.',
    ],
  ],
  [
    'a habit is told once',
    "{\n  'a': 'b',\n  'c': 'd',\n  \"e\": 'f',\n  \"g\": 'h'\n}",
    [`2:3 SITE200 ' is not a quote in JSON. | Use straight double quotes: \`"…"\`.`],
  ],
  [
    'sections inside each other are told once',
    '{ "a": { "b": "c" }, "d": { "e": "f" } }',
    ['1:3 SITE202 "a" holds other texts. | Write every id in full, on the first level: `"a.…": "text"`.'],
  ],
  [
    'two mistakes in two lines',
    '{\n  a: "b",\n  "c": "d",\n  "e": x,\n  "f": "g"\n}',
    [
      '2:3 SITE200 An id needs quotes. | Write `"id": "text"`.',
      '4:8 SITE200 A text needs quotes. | Write `"id": "text"`.',
    ],
  ],
]

test.each(cases)('%s', (...[name, text, expected]) => {
  expect(run(name, text)).toEqual(expected)
})

test.each([
  ['tabs and carriage returns between texts', '{\r\n\t"a":\t"b"\r\n}\r\n'],
  ['a byte order mark', '\ufeff{ "a": "b" }'],
  ['every escape', '{ "a": "\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9" }'],
  ['an empty list of texts', '{}'],
])('%s is fine', (_name, text) => {
  const { catalogs, diagnostics } = parse(text)
  expect(diagnostics).toEqual([])
  const read = Object.fromEntries(
    [...(catalogs[0]?.messages ?? [])].map(([id, message]) => [id, message.text]),
  )
  expect(read).toEqual(JSON.parse(text.replace('\ufeff', '')))
})

test('texts around a mistake are read', () => {
  const [catalog] = parse('{\n  "a": "b",\n  "c": d,\n  "e": { "f": "g" },\n  "h": "i"\n}').catalogs
  expect([...(catalog?.messages.keys() ?? [])]).toEqual(['a', 'e.f', 'h'])
  expect(catalog?.complete).toBe(false)
})

test('a mistake that hides nothing leaves the catalogue complete', () => {
  expect(parse('{ "a": "b" "c": 5, }').catalogs[0]?.complete).toBe(true)
})

test('places are those of the characters in the file, escapes included', () => {
  const text = '{\n  "a": "b",\n  "c\\u0041": "\\n\\u0042 \\"x\\" 👋 y"\n}'
  const message = parse(text).catalogs[0]?.messages.get('cA')
  const line = text.split('\n')[2] ?? ''
  expect(message?.text).toBe('\nB "x" 👋 y')
  expect(message?.locateKey()).toEqual({ file: 'translations/en.json', line: 3, column: 3 })
  expect(message?.locate()).toMatchObject({ line: 3, column: line.indexOf('"\\n') + 1 })
  for (const part of ['\n', 'B', 'x', '👋', 'y']) {
    const written = { '\n': '\\n', B: '\\u0042' }[part] ?? part
    const offset = message?.text.indexOf(part) ?? -1
    expect(message?.locate(offset), part).toMatchObject({ line: 3, column: line.indexOf(written) + 1 })
  }
})

test('files that no language is named after are left alone', () => {
  expect(parseTranslations([{ file: 'translations/notes.txt', text: '' }]).catalogs).toEqual([])
})
