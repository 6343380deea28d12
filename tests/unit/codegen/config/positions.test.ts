import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../../codegen/load/parse-config.ts'
import { base, checkConfig, placesIn, withChange } from './check-config.ts'

const locate = (text: string, path: readonly (string | number)[], part: 'key' | 'value') => {
  const { line, column } = parseConfig({ file: 'site.config.yaml', text }).locate(path, part)
  return `${line}:${column}`
}

describe('locate', () => {
  const text = [
    'pages:',
    '  - name: home',
    '    meta: { title: a, index: }',
    '    blocks:',
    'x-common: &common',
    '  label: b',
    'fields:',
    '  name:',
    '    <<: *common',
    '    type: text',
    '  copy: *common',
    '',
  ].join('\n')

  test.for<[readonly (string | number)[], 'key' | 'value', string]>([
    [['pages'], 'key', '1:1'],
    [['pages', 0], 'key', '2:5'],
    [['pages', 0, 'name'], 'key', '2:5'],
    [['pages', 0, 'name'], 'value', '2:11'],
    [['pages', 0, 'meta', 'title'], 'value', '3:20'],
    // An empty value has no place of its own.
    [['pages', 0, 'meta', 'index'], 'value', '3:23'],
    [['pages', 0, 'blocks'], 'value', '4:5'],
    // What is missing is where it would belong.
    [['pages', 0, 'meta', 'label'], 'value', '3:5'],
    [['pages', 0, 'path'], 'key', '2:5'],
    [['pages', 7], 'value', '1:1'],
    [['site', 'url'], 'value', '1:1'],
    // Repeated parts are where they are written.
    [['fields', 'name', 'label'], 'value', '6:10'],
    [['fields', 'copy', 'label'], 'key', '6:3'],
    [['fields', 'copy'], 'value', '11:9'],
  ])('%j %s is at %s', ([path, part, place]) => {
    expect(locate(text, path, part)).toBe(place)
  })

  test('the first of two settings is found, and what only the second has', () => {
    const twice = 'meta: { a: 1 }\nmeta: { b: 2 }\n'
    expect(locate(twice, ['meta', 'a'], 'key')).toBe('1:9')
    expect(locate(twice, ['meta', 'b'], 'key')).toBe('2:9')
  })
})

describe('whatever the line breaks and letters', () => {
  const broken = withChange('    layout: auth', '    layot: auth').replace(
    'en: { label: English }',
    'en: { label: 😀𝔼 }',
  )
  const places = placesIn(broken)

  test.for<[string, (text: string) => string]>([
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['CR alone', (text) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['a byte order mark and CRLF', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ])('%s changes no position', ([, change]) => {
    expect(places).toEqual(['89:5 SITE016'])
    expect(placesIn(change(broken))).toEqual(places)
  })

  test('columns count UTF-16 code units', () => {
    const text = withChange('en: { label: English }', 'en: { label: 😀, direktion: ltr }')
    expect(placesIn(text)).toEqual(['10:20 SITE016'])
  })

  test('a mended slip moves nothing that follows it on its line', () => {
    const text = withChange(
      '    meta: { title: pricing.title }',
      '    meta: { title:pricing.title, navbar: yes }',
    )
    expect(placesIn(text)).toEqual(['49:13 SITE005', '49:42 SITE022'])
  })

  test('slips of YAML do not hide each other nor the rest', () => {
    const text = withChange('  - name: login', '  - name:login')
      .replace('    access: guests', '\taccess: guests')
      .replace('      title: login.title', '      title: “login.title”')
      .replace('    layout: auth', '    layout: defualt')
    expect(placesIn(text)).toEqual(['87:5 SITE005', '89:13 SITE051', '90:1 SITE004', '92:14 SITE010'])
  })
})

describe('what is not wrong', () => {
  test.for<[string, string]>([
    [
      'notes for oneself, wherever',
      base.replace('    layout: auth', '    layout: auth\n    x-note: { a: [1] }').concat('x-b: 1\n'),
    ],
    ['a document start and end', `---\n${base}...\n`],
    ['comments', base.replaceAll('\n', ' # home: {\n').replaceAll('\n # home: {\n', '\n\n')],
    [
      'settings that are merged in',
      base
        .replace('    meta: { title: plan.title }', '    meta: { <<: *m, title: plan.title }')
        .replace('pages:', 'x-m: &m { navbar: true }\npages:'),
    ],
    [
      'a part that is repeated',
      base
        .replace('en: { label: English }', 'en: &l { label: English }')
        .replace('ru: { label: Русский }', 'ru: *l'),
    ],
    [
      'quoted texts with anything inside',
      base.replace('{ label: English }', '{ label: "a: b # c\u00a0“d” {e}" }'),
    ],
    ['a joiner that the writing needs', base.replace('{ label: English }', '{ label: می\u200cخواهم }')],
    ['short colours', base.replace('#0b5cad', '#05a')],
  ])('%s', ([, text]) => {
    expect(text).not.toBe(base)
    expect(checkConfig(text)).toEqual([])
  })
})

test('an empty file is one problem', () => {
  for (const text of ['', '\n\n', '# nothing yet\n', '\ufeff'])
    expect(placesIn(text)).toEqual(['1:1 SITE003'])
})

test('a file that holds no settings is one problem', () => {
  expect(placesIn('hello\n')).toEqual(['1:1 SITE029'])
  expect(placesIn('- a\n- b\n')).toEqual(['1:1 SITE029'])
})
