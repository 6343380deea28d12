import { define } from '../define.ts'
import { about, didYouMean, listed } from '../sentence.ts'

export type CallPart = 'body' | 'query'

const most = (rule: 'minLength' | 'maxLength' | 'min' | 'max', limit: number): string =>
  ({
    minLength: `texts from ${limit} characters`,
    maxLength: `texts of up to ${limit} characters`,
    min: `numbers from ${limit}`,
    max: `numbers up to ${limit}`,
  })[rule]

/** What is sent, compared with what the API takes. */
export const contractValues = {
  unknownValue: define<{
    item: string
    name: string
    call: string
    part: CallPart
    nearest: string | undefined
    names: string[]
  }>({
    code: 'SITE175',
    severity: 'error',
    title: 'A value that the API does not know',
    message: ({ item, name, call, part, nearest }) =>
      about(item, `the API knows no "${name}" in the ${part} of ${call}.${didYouMean(nearest)}`),
    hint: ({ names }) =>
      names.length === 0
        ? 'The call takes no values. Remove it.'
        : `It takes ${listed(names)}. A field is sent under its own name.`,
  }),
  missingValue: define<{ item: string; name: string; call: string; part: CallPart; inForm: boolean }>({
    code: 'SITE176',
    severity: 'error',
    title: 'A value that the API needs and nothing sends',
    message: ({ item, name, call, part }) =>
      about(item, `the API needs "${name}" in the ${part} of ${call}, and nothing sends it.`),
    hint: ({ name, inForm, part }) =>
      inForm ? `Add a field "${name}" to the fields.` : `Add \`${name}: text\`, or its kind, to the ${part}.`,
  }),
  mayBeEmpty: define<{ item: string; name: string; call: string; needed: boolean }>({
    code: 'SITE177',
    severity: 'error',
    title: 'A field that may be left empty, though the API needs it',
    message: ({ item, name, call, needed }) =>
      about(
        item,
        needed
          ? `field "${name}" may be left empty, but the API needs it with ${call}.`
          : `field "${name}" may be left empty, but the API takes no empty one with ${call}.`,
      ),
    hint: ({ needed }) =>
      needed
        ? 'Add `required: true` to the field.'
        : 'Add `required: true` to the field, or have the API take an empty one.',
  }),
  otherType: define<{ item: string; name: string; call: string; sent: string; taken: string }>({
    code: 'SITE178',
    severity: 'error',
    title: 'A value of another kind than the API takes',
    message: ({ item, name, call, sent, taken }) =>
      about(item, `"${name}" is sent as ${sent}, but ${call} takes ${taken}.`),
    hint: () =>
      'Change its type. Fields send numbers with `number`, yes or no with `checkbox`, dates with `date`.',
  }),
  notAccepted: define<{
    item: string
    name: string
    value: string
    call: string
    values: string[]
    nearest: string | undefined
  }>({
    code: 'SITE179',
    severity: 'error',
    title: 'A choice that the API does not take',
    message: ({ item, name, value, call, nearest }) =>
      about(item, `${call} takes no "${value}" as "${name}".${didYouMean(nearest)}`),
    hint: ({ values }) => `It takes ${listed(values, 'or')}.`,
  }),
  anyText: define<{ item: string; name: string; call: string; values: string[] }>({
    code: 'SITE180',
    severity: 'warning',
    title: 'Any text where the API takes a few',
    message: ({ item, name, call, values }) =>
      about(item, `field "${name}" lets any text in, but ${call} takes only ${listed(values, 'or')}.`),
    hint: () => 'Give the field `options`, or `oneOf` where its value comes with a link.',
  }),
  wideLimit: define<{
    item: string
    name: string
    call: string
    rule: 'minLength' | 'maxLength' | 'min' | 'max'
    limit: number
  }>({
    code: 'SITE181',
    severity: 'error',
    title: 'A limit wider than that of the API',
    message: ({ item, name, call, rule, limit }) =>
      about(item, `field "${name}" lets in more than ${call} takes: ${most(rule, limit)}.`),
    hint: ({ rule, limit }) => `Write \`${rule}: ${limit}\`.`,
  }),
  noLimit: define<{
    item: string
    name: string
    call: string
    rule: 'minLength' | 'maxLength' | 'min' | 'max'
    limit: number
  }>({
    code: 'SITE182',
    severity: 'warning',
    title: 'A limit of the API that a field does not know',
    message: ({ item, name, call, rule, limit }) =>
      about(item, `${call} takes ${most(rule, limit)} as "${name}"; the field has no "${rule}".`),
    hint: ({ rule, limit }) =>
      `Add \`${rule}: ${limit}\` to the field, so that visitors are told before they send it.`,
  }),
}
