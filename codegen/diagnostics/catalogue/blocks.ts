import { define } from '../define.ts'
import { about } from '../sentence.ts'

/** Blocks that not everyone sees, and those that show what the server knows. */
export const blocks = {
  neverShown: define<{ item: string; block: string; access: string; pageAccess: string }>({
    code: 'SITE195',
    severity: 'error',
    title: 'A block that nobody sees',
    message: ({ item, block, access, pageAccess }) =>
      about(item, `its block "${block}" is for ${access}, but the page itself is for ${pageAccess}.`),
    hint: () => 'Remove the `access` of the block, or the block, or change who may see the page.',
  }),
  statusParam: define<{ item: string; query: string; mended: string }>({
    code: 'SITE139',
    severity: 'error',
    title: 'A status without one place for its value',
    message: ({ item, query }) =>
      about(item, `the path of a status needs one ":param", where the value of "?${query}=…" goes.`),
    hint: ({ mended }) => `Write it like \`load: ${mended}\`.`,
  }),
  noStates: define<{ item: string }>({
    code: 'SITE196',
    severity: 'error',
    title: 'A status without states',
    message: ({ item }) => about(item, '"states" says nothing for any state.'),
    hint: () => 'Add each state that the server answers: `paid: { tone: success, title: payment.paid }`.',
  }),
  waitsForever: define<{ item: string }>({
    code: 'SITE197',
    severity: 'error',
    title: 'A status that is never over',
    message: ({ item }) =>
      about(item, 'every state waits for another one, so the server is asked without end.'),
    hint: () => 'Remove `wait: true` from the states that are the last.',
  }),
  columnNeeds: define<{ item: string; column: string; format: string; needed: string }>({
    code: 'SITE198',
    severity: 'error',
    title: 'A column without what its format needs',
    message: ({ item, column, format, needed }) =>
      about(item, `column "${column}" is shown as "${format}", which needs "${needed}".`),
    hint: ({ needed }) =>
      needed === 'currency'
        ? 'Add `currency: currency`: the name in each record of the code, such as UAH.'
        : 'Add `options: [{ value: paid, label: payment.paid }]`.',
  }),
  columnSetting: define<{ item: string; column: string; format: string; setting: string; needs: string }>({
    code: 'SITE199',
    severity: 'error',
    title: 'A setting that the format of a column does not use',
    message: ({ item, column, format, setting }) =>
      about(item, `"${setting}" has no effect on column "${column}", which is shown as "${format}".`),
    hint: ({ needs }) => `Remove it, or write \`format: ${needs}\`.`,
  }),
  filterType: define<{ item: string; field: string; type: string }>({
    code: 'SITE137',
    severity: 'error',
    title: 'A filter that cannot be one',
    message: ({ item, field, type }) =>
      about(item, `field "${field}" of type "${type}" cannot be part of a filter.`),
    hint: () => 'Filters are short and are seen: text, number, date, select, radio, checkbox and the like.',
  }),
}
