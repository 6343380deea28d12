import { define } from '../define.ts'
import { about, didYouMean, listed } from '../sentence.ts'

/** What is expected of the answers of the API, compared with what they hold. */
export const contractAnswers = {
  notInAnswer: define<{
    item: string
    name: string
    call: string
    nearest: string | undefined
    names: string[]
  }>({
    code: 'SITE185',
    severity: 'error',
    title: 'A name that the answer does not have',
    message: ({ item, name, call, nearest }) =>
      about(item, `the answer to ${call} has no "${name}".${didYouMean(nearest)}`),
    hint: ({ names }) =>
      names.length === 0 ? 'By its description, the answer is empty.' : `It has ${listed(names)}.`,
  }),
  otherAnswer: define<{ item: string; name: string; call: string; wanted: string; found: string }>({
    code: 'SITE186',
    severity: 'error',
    title: 'An answer of another kind',
    message: ({ item, name, call, wanted, found }) =>
      about(item, `"${name}" in the answer to ${call} should be ${wanted}, but it is ${found}.`),
    hint: () => 'Name another part of the answer, or have the API answer so.',
  }),
  neverAnswered: define<{
    item: string
    name: string
    value: string
    nearest: string | undefined
    values: string[]
  }>({
    code: 'SITE187',
    severity: 'error',
    title: 'A value that the API never answers',
    message: ({ item, name, value, nearest }) =>
      about(item, `the API never answers "${value}" as "${name}".${didYouMean(nearest)}`),
    hint: ({ values }) => `It answers ${listed(values, 'or')}.`,
  }),
  notShown: define<{ item: string; name: string; values: string[]; setting: 'states' | 'options' }>({
    code: 'SITE188',
    severity: 'warning',
    title: 'A value of the API that has no text',
    message: ({ item, name, values }) =>
      about(item, `the API may answer ${listed(values, 'or')} as "${name}", and nothing says what to show.`),
    hint: ({ setting, values }) => `Add ${listed(values)} to "${setting}".`,
  }),
}
