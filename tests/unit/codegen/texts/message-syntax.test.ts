import { expect, test } from 'vitest'
import { parse } from '@formatjs/icu-messageformat-parser'
import { explainSyntaxError, type SyntaxErrorName } from '../../../../codegen/load/message-syntax.ts'
import { syntaxErrorIn } from '../../../../codegen/load/syntax-error.ts'

type Case = [kind: SyntaxErrorName | '', text: string, expected: string]

/** `column code message | hint`, when the parser names the mistake as expected. */
const run = (kind: string, text: string): string => {
  try {
    parse(text)
    return ''
  } catch (error) {
    const { name, start, end } = syntaxErrorIn(text, error)
    const locate = (offset: number) => ({ file: 'ru.json', line: 1, column: offset + 1 })
    const { column, code, message, hint } = explainSyntaxError(name, { id: 'a', text, start, end, locate })
    return name === kind ? `${column} ${code} ${message} | ${hint}` : name
  }
}

const cases: Case[] = [
  [
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    'Привет {name',
    '8 SITE230 text "a": "{" is never closed. | Write `{name}`.',
  ],
  [
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    'Привет {',
    `8 SITE230 text "a": "{" is never closed. | Add the \`}\`, or write \`'{'\` for a brace as text.`,
  ],
  [
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    '{count, plural, one {# день} other {# дня}',
    '1 SITE230 text "a": "{" is never closed. | Add `}` where it ends.',
  ],
  [
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    '{price, number, ::currency/UAH',
    '1 SITE230 text "a": "{" is never closed. | Add `}` where it ends.',
  ],
  [
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    '{n, plural, other {x} !}',
    '1 SITE230 text "a": "{" is never closed. | Add `}` where it ends.',
  ],
  [
    'EMPTY_ARGUMENT',
    'Hi {}',
    `4 SITE231 text "a": "{}" names no value. | Write the name of the value: \`{name}\`. For braces as text write \`'{}'\`.`,
  ],
  [
    'EMPTY_ARGUMENT',
    'Hi { }',
    `4 SITE231 text "a": "{ }" names no value. | Write the name of the value: \`{name}\`. For braces as text write \`'{}'\`.`,
  ],
  [
    'MALFORMED_ARGUMENT',
    'Hi {first name}',
    '4 SITE232 text "a": "{first name}" is not a placeholder. | Names have no spaces and no signs: `{firstName}`.',
  ],
  [
    'MALFORMED_ARGUMENT',
    'Hi {{name}}',
    '4 SITE232 text "a": "{{name}" is not a placeholder. | Write `{name}` with one pair of braces.',
  ],
  [
    'MALFORMED_ARGUMENT',
    'Hi {name!}',
    '4 SITE232 text "a": "{name!}" is not a placeholder. | Names have no spaces and no signs: `{name}`.',
  ],
  [
    'MALFORMED_ARGUMENT',
    'Hi {!}',
    `4 SITE232 text "a": "{!}" is not a placeholder. | For braces as text write \`'{…}'\`.`,
  ],
  [
    'MALFORMED_ARGUMENT',
    'Привет {name и друзья',
    '8 SITE230 text "a": "{" is never closed. | Write `{name}`.',
  ],
  [
    'MALFORMED_ARGUMENT',
    '{n, plural, one {# day other {# days}}',
    '30 SITE232 text "a": "{# days}" is not a placeholder. | A `}` is missing before it.',
  ],
  [
    'EXPECT_ARGUMENT_TYPE',
    '{n, }',
    '5 SITE233 text "a": the kind of the placeholder is missing after the comma. | Kinds are number, date, time, plural, selectordinal and select; a plain value is `{name}`.',
  ],
  [
    'INVALID_ARGUMENT_TYPE',
    '{n, plurl, other {x}}',
    '5 SITE233 text "a": "plurl" is not a kind of placeholder. Did you mean "plural"? | Kinds are number, date, time, plural, selectordinal and select; a plain value is `{name}`.',
  ],
  [
    'INVALID_ARGUMENT_TYPE',
    '{n, множественное}',
    '5 SITE233 text "a": "множественное" is not a kind of placeholder. | Kinds are number, date, time, plural, selectordinal and select; a plain value is `{name}`.',
  ],
  [
    'EXPECT_ARGUMENT_STYLE',
    '{n, number, }',
    '13 SITE234 text "a": the format is missing after the comma. | Write a format after the comma, or remove the comma.',
  ],
  [
    'INVALID_NUMBER_SKELETON',
    '{n, number, ::}',
    '13 SITE234 text "a": "::" is not a format. | Formats of numbers are for example `::percent`, `::currency/UAH` and `::.00`.',
  ],
  [
    'INVALID_NUMBER_SKELETON',
    'a {n, number} {n, number, ::. /}',
    '27 SITE234 text "a": "::. /" is not a format. | Formats of numbers are for example `::percent`, `::currency/UAH` and `::.00`.',
  ],
  [
    'INVALID_DATE_TIME_SKELETON',
    '{d, date, ::yMMMd} {d, date, ::YYYY}',
    '30 SITE234 text "a": "::YYYY" is not a format. | Formats of dates and times are for example `medium`, `::yMMMd` and `::Hm`.',
  ],
  [
    'EXPECT_DATE_TIME_SKELETON',
    'On {d, date, ::}',
    '14 SITE234 text "a": "::" is not a format. | Formats of dates and times are for example `medium`, `::yMMMd` and `::Hm`.',
  ],
  [
    'UNCLOSED_QUOTE_IN_ARGUMENT_STYLE',
    "{n, number, 'x}",
    `13 SITE235 text "a": the apostrophe in the format is never closed. | Add the second \`'\`, or write \`’\` for an apostrophe.`,
  ],
  [
    'EXPECT_SELECT_ARGUMENT_OPTIONS',
    '{n, plural}',
    '5 SITE236 text "a": "plural" has no options. | Write `{count, plural, one {…} other {…}}`.',
  ],
  [
    'EXPECT_SELECT_ARGUMENT_OPTIONS',
    '{who, select}',
    '7 SITE236 text "a": "select" has no options. | Write `{name, select, a {…} other {…}}`.',
  ],
  [
    'EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE',
    '{n, plural, offset}',
    '19 SITE237 text "a": "offset" needs a whole number. | Write `offset:1`.',
  ],
  [
    'EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE',
    '{n, plural, offset:x other {y}}',
    '20 SITE237 text "a": "offset" needs a whole number. | Write `offset:1`.',
  ],
  [
    'INVALID_PLURAL_ARGUMENT_OFFSET_VALUE',
    '{n, plural, offset:99999999999999999999 other {y}}',
    '20 SITE237 text "a": "offset" needs a whole number. | Write `offset:1`.',
  ],
  [
    'EXPECT_SELECT_ARGUMENT_SELECTOR',
    '{who, select, }',
    '7 SITE236 text "a": "select" has no options. | Write `{name, select, a {…} other {…}}`.',
  ],
  [
    'EXPECT_PLURAL_ARGUMENT_SELECTOR',
    '{n, selectordinal, }',
    '5 SITE236 text "a": "selectordinal" has no options. | Write `{count, selectordinal, one {…} other {…}}`.',
  ],
  [
    'EXPECT_PLURAL_ARGUMENT_SELECTOR',
    '{n, plural, =x {y} other {z}}',
    '14 SITE239 text "a": a whole number is expected after "=". | Write for example `=0 {none}`.',
  ],
  [
    'EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT',
    '{who, select, m Он other {Они}}',
    '15 SITE238 text "a": option "m" has no text. | Write its text in braces: `m {…}`.',
  ],
  [
    'EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT',
    '{n, plural, one # день other {# дня}}',
    '13 SITE238 text "a": option "one" has no text. | Write its text in braces: `one {…}`.',
  ],
  [
    'INVALID_PLURAL_ARGUMENT_SELECTOR',
    '{n, plural, =99999999999999999999 {y} other {z}}',
    '14 SITE239 text "a": a whole number is expected after "=". | Write for example `=0 {none}`.',
  ],
  [
    'DUPLICATE_PLURAL_ARGUMENT_SELECTOR',
    '{n, plural, one {a} one {b} other {c}}',
    '21 SITE240 text "a": option "one" is there twice. | Remove one of the two.',
  ],
  [
    'DUPLICATE_SELECT_ARGUMENT_SELECTOR',
    '{who, select, m {a} m {b} other {c}}',
    '21 SITE240 text "a": option "m" is there twice. | Remove one of the two.',
  ],
  [
    'MISSING_OTHER_CLAUSE',
    '{n, plural, one {a}}',
    '20 SITE241 text "a": the option "other" is missing. | Add `other {…}`: it is shown when no other option fits. Names of options are not translated.',
  ],
  [
    'INVALID_TAG',
    'a <b class="x">c</b>',
    `3 SITE242 text "a": "<b class="x">" is not a tag. | Tags have only a name: \`<b>…</b>\`. For a plain < write \`'<'\`.`,
  ],
  [
    'INVALID_TAG',
    '<b>a</ b>',
    `5 SITE242 text "a": "</ b>" is not a tag. | Tags have only a name: \`<b>…</b>\`. For a plain < write \`'<'\`.`,
  ],
  [
    'INVALID_TAG',
    'a <b',
    `3 SITE242 text "a": "<b" is not a tag. | Tags have only a name: \`<b>…</b>\`. For a plain < write \`'<'\`.`,
  ],
  [
    'UNMATCHED_CLOSING_TAG',
    '<b>a <i>c</b></i>',
    '10 SITE243 text "a": "</b>" stands where "</i>" should. | Write `</i>`.',
  ],
  [
    'UNMATCHED_CLOSING_TAG',
    '<i>a <b>c</b> d</u>',
    '16 SITE243 text "a": "</u>" stands where "</i>" should. | Write `</i>`.',
  ],
  [
    'UNMATCHED_CLOSING_TAG',
    'a</b>',
    '2 SITE243 text "a": "</b>" closes no tag. | Remove it, or add the opening tag.',
  ],
  ['UNCLOSED_TAG', 'a <b>c', '3 SITE244 text "a": "<b>" is never closed. | Add `</b>`.'],
  [
    '',
    '{n, select, other {'.repeat(20_000),
    '1 SITE245 text "a": this text cannot be read: it is nested too deeply. | Split it into several texts.',
  ],
]

test.each(cases)('%s, case %#', (...[kind, text, expected]) => {
  expect(run(kind, text)).toBe(expected)
})

// The parser declares these and never reports them itself.
test.each([
  ['EXPECT_NUMBER_SKELETON', '{n, number, ::}', 0, 15, '13 SITE234 text "a": "::" is not a format.'],
  ['INVALID_TAG_NAME', '<1>', 0, 3, '1 SITE242 text "a": "<1>" is not a tag.'],
] as const)('%s has its sentence', (kind, text, start, end, expected) => {
  const locate = (offset: number) => ({ file: 'ru.json', line: 1, column: offset + 1 })
  const { column, code, message } = explainSyntaxError(kind, { id: 'a', text, start, end, locate })
  expect(`${column} ${code} ${message}`).toBe(expected)
})

test('every kind of error of the parser is among the cases', () => {
  const declared = [...new Set(cases.map(([kind]) => kind))].filter((kind) => kind !== '')
  // 26 kinds are declared (`ErrorKind` in the parser); the two above are tested apart.
  expect(declared).toHaveLength(24)
})
