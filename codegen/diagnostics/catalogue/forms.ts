import { define } from '../define.ts'
import { about, enumerated } from '../sentence.ts'

/** What forms load and send, and what follows. */
export const forms = {
  loadMethod: define<{ item: string; mended: string }>({
    code: 'SITE131',
    severity: 'error',
    title: 'Something loaded that is not asked for with GET',
    message: ({ item }) => about(item, 'what is loaded is asked for with GET, which changes nothing.'),
    hint: ({ mended }) => `Write \`load: ${mended}\`.`,
  }),
  idempotentGet: define<{ item: string }>({
    code: 'SITE138',
    severity: 'error',
    title: 'A key against repeating what may be repeated',
    message: ({ item }) =>
      about(item, '"idempotent" has no effect with GET, which may be repeated as often as one likes.'),
    hint: () => 'Remove it, or send the form with POST.',
  }),
  stayAlone: define<{ item: string }>({
    code: 'SITE190',
    severity: 'error',
    title: 'A form that stays without saying anything, or leads elsewhere',
    message: ({ item }) => about(item, '"stay" only goes with "message" alone: it keeps the form below it.'),
    hint: () => 'Leave only `message: some.text` beside it, or remove "stay".',
  }),
  badHost: define<{ item: string; host: string; mended: string }>({
    code: 'SITE191',
    severity: 'error',
    title: 'A host that browsers write otherwise',
    message: ({ item, host }) => about(item, `browsers write no host as "${host}".`),
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  tokenAsAddress: define<{ item: string; name: string }>({
    code: 'SITE192',
    severity: 'error',
    title: 'One part of the answer as the token and as the address',
    message: ({ item, name }) =>
      about(item, `"${name}" of the answer cannot be both the token and an address.`),
    hint: () => 'Name another part of the answer in "saveToken", or in "address".',
  }),
  emptyRefusal: define<{ item: string; status: string }>({
    code: 'SITE193',
    severity: 'error',
    title: 'An error without a message',
    message: ({ item, status }) => about(item, `${status} has neither a message nor messages at fields.`),
    hint: ({ status }) =>
      `Write \`${status}: some.text\`, or \`${status}: { fields: { email: some.text } }\`.`,
  }),
  refusalNotShown: define<{
    item: string
    status: string
    field: string
    hidden: boolean
    names: string[]
  }>({
    code: 'SITE194',
    severity: 'error',
    title: 'A message at a field that is not shown',
    message: ({ item, status, field, hidden }) =>
      about(
        item,
        `the message for ${status} stands at "${field}", which ${hidden ? 'nobody sees' : 'the form does not have'}.`,
      ),
    hint: ({ names }) =>
      names.length === 0
        ? 'The form shows no fields: write it as `message`.'
        : `Fields it shows: ${enumerated(names)}. For all of the form write \`message\`.`,
  }),
}
