import { define } from '../define.ts'
import { about, didYouMean } from '../sentence.ts'

/** One text of one language: its id, and the part of it that is wrong as it is written. */
export interface TextPart {
  id: string
  part: string
}

const text = (id: string) => `text "${id}"`

/** What the grammar of ICU messages does not allow. */
export const messageSyntax = {
  unclosedBrace: define<TextPart & { fix: string }>({
    code: 'SITE230',
    severity: 'error',
    title: 'A brace is never closed',
    message: ({ id }) => about(text(id), '"{" is never closed.'),
    hint: ({ fix }) => fix,
  }),
  emptyPlaceholder: define<TextPart>({
    code: 'SITE231',
    severity: 'error',
    title: 'A placeholder without a name',
    message: ({ id, part }) => about(text(id), `"${part}" names no value.`),
    hint: () => "Write the name of the value: `{name}`. For braces as text write `'{}'`.",
  }),
  badPlaceholder: define<TextPart & { fix: string }>({
    code: 'SITE232',
    severity: 'error',
    title: 'Braces that hold no placeholder',
    message: ({ id, part }) => about(text(id), `"${part}" is not a placeholder.`),
    hint: ({ fix }) => fix,
  }),
  badType: define<TextPart & { nearest: string | undefined }>({
    code: 'SITE233',
    severity: 'error',
    title: 'An unknown kind of placeholder',
    message: ({ id, part, nearest }) =>
      part === ''
        ? about(text(id), 'the kind of the placeholder is missing after the comma.')
        : about(text(id), `"${part}" is not a kind of placeholder.${didYouMean(nearest)}`),
    hint: () => 'Kinds are number, date, time, plural, selectordinal and select; a plain value is `{name}`.',
  }),
  badStyle: define<TextPart & { fix: string }>({
    code: 'SITE234',
    severity: 'error',
    title: 'A format of a number or a date that does not exist',
    message: ({ id, part }) =>
      part === ''
        ? about(text(id), 'the format is missing after the comma.')
        : about(text(id), `"${part}" is not a format.`),
    hint: ({ fix }) => fix,
  }),
  unclosedQuote: define<TextPart>({
    code: 'SITE235',
    severity: 'error',
    title: 'An apostrophe in a format is never closed',
    message: ({ id }) => about(text(id), 'the apostrophe in the format is never closed.'),
    hint: () => "Add the second `'`, or write `’` for an apostrophe.",
  }),
  noOptions: define<TextPart & { kind: string }>({
    code: 'SITE236',
    severity: 'error',
    title: 'A choice without options',
    message: ({ id, kind }) => about(text(id), `"${kind}" has no options.`),
    hint: ({ kind }) => `Write \`${exampleOf(kind)}\`.`,
  }),
  badOffset: define<TextPart>({
    code: 'SITE237',
    severity: 'error',
    title: 'An offset that is not a number',
    message: ({ id }) => about(text(id), '"offset" needs a whole number.'),
    hint: () => 'Write `offset:1`.',
  }),
  optionWithoutText: define<TextPart & { option: string }>({
    code: 'SITE238',
    severity: 'error',
    title: 'An option without a text',
    message: ({ id, option }) => about(text(id), `option "${option}" has no text.`),
    hint: ({ option }) => `Write its text in braces: \`${option} {…}\`.`,
  }),
  badExactNumber: define<TextPart>({
    code: 'SITE239',
    severity: 'error',
    title: 'An exact number that is not a number',
    message: ({ id }) => about(text(id), 'a whole number is expected after "=".'),
    hint: () => 'Write for example `=0 {none}`.',
  }),
  optionTwice: define<TextPart & { option: string }>({
    code: 'SITE240',
    severity: 'error',
    title: 'An option that is there twice',
    message: ({ id, option }) => about(text(id), `option "${option}" is there twice.`),
    hint: () => 'Remove one of the two.',
  }),
  noOther: define<TextPart>({
    code: 'SITE241',
    severity: 'error',
    title: 'A choice without "other"',
    message: ({ id }) => about(text(id), 'the option "other" is missing.'),
    hint: () =>
      'Add `other {…}`: it is shown when no other option fits. Names of options are not translated.',
  }),
  badTag: define<TextPart>({
    code: 'SITE242',
    severity: 'error',
    title: 'A tag that cannot be read',
    message: ({ id, part }) => about(text(id), `"${part}" is not a tag.`),
    hint: () => "Tags have only a name: `<b>…</b>`. For a plain < write `'<'`.",
  }),
  unmatchedTag: define<TextPart & { expected: string | undefined }>({
    code: 'SITE243',
    severity: 'error',
    title: 'A closing tag that closes nothing',
    message: ({ id, part, expected }) =>
      expected === undefined
        ? about(text(id), `"${part}" closes no tag.`)
        : about(text(id), `"${part}" stands where "</${expected}>" should.`),
    hint: ({ part, expected }) => {
      if (expected !== undefined) return `Write \`</${expected}>\`.`
      return /[^ -~]/.test(part) ? 'Names of tags are not translated.' : 'Remove it, or add the opening tag.'
    },
  }),
  unclosedTag: define<TextPart & { tag: string }>({
    code: 'SITE244',
    severity: 'error',
    title: 'A tag that is never closed',
    message: ({ id, tag }) => about(text(id), `"<${tag}>" is never closed.`),
    hint: ({ tag }) => `Add \`</${tag}>\`.`,
  }),
  unreadable: define<TextPart>({
    code: 'SITE245',
    severity: 'error',
    title: 'A text that cannot be read',
    message: ({ id }) => about(text(id), 'this text cannot be read: it is nested too deeply.'),
    hint: () => 'Split it into several texts.',
  }),
}

const exampleOf = (kind: string): string =>
  kind === 'select' ? '{name, select, a {…} other {…}}' : `{count, ${kind}, one {…} other {…}}`
