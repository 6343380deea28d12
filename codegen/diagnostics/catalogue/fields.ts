import { define } from '../define.ts'
import { about } from '../sentence.ts'

const linesOf = (first: number, second: number): string =>
  first === second ? `(line ${first})` : `(lines ${Math.min(first, second)} and ${Math.max(first, second)})`

/** Fields and forms. */
export const fields = {
  impossibleLength: define<{ item: string; min: string; max: string; minLine: number; maxLine: number }>({
    code: 'SITE110',
    severity: 'error',
    title: 'Limits that no text can keep',
    message: ({ item, minLine, maxLine }) =>
      about(item, `no text can satisfy both ${linesOf(minLine, maxLine)}.`),
    hint: ({ min, max }) => `"minLength" is ${min} and "maxLength" is ${max}; the first must not be larger.`,
  }),
  impossibleRange: define<{
    item: string
    min: string
    max: string
    minLine: number
    maxLine: number
    what: string
  }>({
    code: 'SITE111',
    severity: 'error',
    title: 'Limits that no number or date can keep',
    message: ({ item, what, minLine, maxLine }) =>
      about(item, `no ${what} can satisfy both ${linesOf(minLine, maxLine)}.`),
    hint: ({ min, max }) => `"min" is ${min} and "max" is ${max}; the first must not be larger.`,
  }),
  badPattern: define<{ item: string; reason: string }>({
    code: 'SITE112',
    severity: 'error',
    title: 'A pattern that cannot be read',
    message: ({ item, reason }) => about(item, `the pattern is not a regular expression: ${reason}.`),
    hint: () => "Write it in single quotes, as for the HTML attribute: `pattern: '[0-9]{5}'`.",
  }),
  shortPassword: define<{ item: string }>({
    code: 'SITE113',
    severity: 'warning',
    title: 'A password that may not be long',
    message: ({ item }) => about(item, 'breaks long passphrases; allow at least 64.'),
    hint: () => 'Write `maxLength: 128`; the provider stores a hash, so length costs nothing.',
  }),
  passwordAutocomplete: define<{ item: string; needed: string }>({
    code: 'SITE114',
    severity: 'warning',
    title: 'A password that password managers cannot fill in',
    message: ({ item, needed }) => about(item, `password managers need \`${needed}\`.`),
    hint: ({ needed }) => `Write \`autocomplete: ${needed}\`. Without it, people choose short passwords.`,
  }),
  sendWithHost: define<{ item: string; setting: string; mended: string }>({
    code: 'SITE115',
    severity: 'error',
    title: 'An address where a path is needed',
    message: ({ item, mended }) => about(item, `write \`${mended}\`; the host comes from \`api.base\`.`),
    hint: ({ setting }) => `"${setting}" is a method and a path inside the API.`,
  }),
  sendForm: define<{ item: string; send: string; mended: string }>({
    code: 'SITE116',
    severity: 'error',
    title: 'Nothing that says how to send',
    message: ({ item, send }) => about(item, `"${send}" is not a method and a path.`),
    hint: ({ mended }) => `Write \`${mended}\`. Methods are GET, POST, PUT, PATCH and DELETE.`,
  }),
  sendWithBase: define<{ item: string; setting: string; base: string; mended: string }>({
    code: 'SITE117',
    severity: 'error',
    title: 'The path of the API twice',
    message: ({ item, base }) => about(item, `leave out ${base}: \`api.base\` adds it.`),
    hint: ({ setting, mended }) => `Write \`${setting}: ${mended}\`.`,
  }),
  badStatus: define<{ item: string; status: string }>({
    code: 'SITE118',
    severity: 'error',
    title: 'A status that is no error',
    message: ({ item, status }) => about(item, `"${status}" is not the status of an error.`),
    hint: () => 'Errors of HTTP are numbers from 400 to 599: `401: signIn.wrong`.',
  }),
  noOptions: define<{ item: string; type: string }>({
    code: 'SITE119',
    severity: 'error',
    title: 'A choice without options',
    message: ({ item, type }) => about(item, `a field of type "${type}" needs options.`),
    hint: () => 'Add `options: [{ value: one, label: field.one }]`.',
  }),
  noEffect: define<{ item: string; rule: string; type: string; types: string[] }>({
    code: 'SITE120',
    severity: 'error',
    title: 'A rule that has no effect',
    message: ({ item, rule, type }) => about(item, `"${rule}" has no effect on a field of type "${type}".`),
    hint: ({ rule, types }) => `Remove it; "${rule}" is for ${types.join(', ')}.`,
  }),
  twice: define<{ item: string; what: string; value: string; line: number }>({
    code: 'SITE121',
    severity: 'error',
    title: 'The same twice in a list',
    message: ({ item, what, value, line }) =>
      about(item, `${what} "${value}" is already there (line ${line}).`),
    hint: () => 'Change one of them, or remove it.',
  }),
  unusedMessage: define<{ item: string; rule: string }>({
    code: 'SITE122',
    severity: 'warning',
    title: 'A message for a rule that is not set',
    message: ({ item, rule }) =>
      about(item, `the message for "${rule}" is never shown: the field has no "${rule}".`),
    hint: ({ rule }) => `Add "${rule}" to the field, or remove the message.`,
  }),
  matchesItself: define<{ item: string }>({
    code: 'SITE123',
    severity: 'error',
    title: 'A field compared with itself',
    message: ({ item }) => about(item, '"matches" names the field itself.'),
    hint: () => 'Name the other field, the one it repeats.',
  }),
  noSuccess: define<{ item: string }>({
    code: 'SITE124',
    severity: 'error',
    title: 'A form after which nothing happens',
    message: ({ item }) => about(item, '"success" says neither where to go nor what to show.'),
    hint: () => 'Add `message: some.text` or `goTo: { page: home }`.',
  }),
  unusedOr: define<{ item: string }>({
    code: 'SITE125',
    severity: 'error',
    title: 'An "or" without "returnTo"',
    message: ({ item }) => about(item, '"or" only goes with `goTo: returnTo`.'),
    hint: () => 'Remove "or", or write `goTo: returnTo`.',
  }),
  messageAndGoTo: define<{ item: string }>({
    code: 'SITE126',
    severity: 'error',
    title: 'A message to somebody who is elsewhere',
    message: ({ item }) => about(item, '"message" is never seen: "goTo" leads to a page that is not ours.'),
    hint: () => 'Keep one of the two.',
  }),
  wrongLimit: define<{ item: string; rule: string; type: string; value: string; example: string }>({
    code: 'SITE132',
    severity: 'error',
    title: 'A limit of another kind than its field',
    message: ({ item, rule, type, value }) =>
      about(item, `"${rule}" of a field of type "${type}" is a ${type}, and "${value}" is none.`),
    hint: ({ rule, example }) => `Write it like \`${rule}: ${example}\`.`,
  }),
  valueRefused: define<{ item: string; setting: string; value: string; reason: string }>({
    code: 'SITE133',
    severity: 'error',
    title: 'A value that its own field refuses',
    message: ({ item, setting, value, reason }) =>
      about(item, `"${setting}" ${setting === 'value' ? 'is' : 'has'} "${value}", which ${reason}.`),
    hint: () => 'Write a value that keeps the rules of the field, or change the rules.',
  }),
  secretInQuery: define<{ item: string; name: string }>({
    code: 'SITE134',
    severity: 'error',
    title: 'A secret in the query of an address',
    message: ({ item }) =>
      about(item, 'a secret must not stand in a query: servers log it, and other sites are told it.'),
    hint: ({ name }) =>
      `Write \`from: { hash: ${name} }\` and send links with \`#${name}=…\`: that part of an address stays in the browser.`,
  }),
  hiddenEmpty: define<{ item: string }>({
    code: 'SITE135',
    severity: 'error',
    title: 'A hidden field that is always empty',
    message: ({ item }) => about(item, 'nobody sees the field, and nothing gives it a value.'),
    hint: () => 'Add `value: some-text`, or `from: { query: name }` to take it from the link.',
  }),
  hiddenRequired: define<{ item: string }>({
    code: 'SITE136',
    severity: 'warning',
    title: 'A hidden field that must be filled in',
    message: ({ item }) =>
      about(item, 'where the link gives it no value, nobody can fill it in, and the form is never sent.'),
    hint: () => 'Remove "required" and let the server answer, or show the field: `type: text`.',
  }),
  badAutocomplete: define<{ item: string; word: string; nearest: string | undefined }>({
    code: 'SITE127',
    severity: 'error',
    title: 'A word of autocomplete that browsers do not know',
    message: ({ item, word, nearest }) =>
      about(
        item,
        `browsers do not know "${word}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      ),
    hint: () =>
      'Common words: name, email, username, tel, current-password, new-password, one-time-code, street-address, off.',
  }),
  callWithParam: define<{ item: string; param: string }>({
    code: 'SITE128',
    severity: 'error',
    title: 'A call to a path with a param that nothing fills in',
    message: ({ item, param }) => about(item, `nothing gives a value to ":${param}" of the path.`),
    hint: () =>
      'Write the path without ":". Only a block of type "status" fills one in; where another is needed, a developer makes the call in code, with an endpoint of the section "api".',
  }),
  getWithBody: define<{ item: string }>({
    code: 'SITE129',
    severity: 'error',
    title: 'A body where none is sent',
    message: ({ item }) => about(item, 'a call with GET has no body.'),
    hint: () => 'Write the values under `query`, or send them with POST, PUT or PATCH.',
  }),
  otherKind: define<{
    item: string
    call: string
    name: string
    kind: string
    other: { item: string; kind: string; line: number }
  }>({
    code: 'SITE130',
    severity: 'error',
    title: 'One value of two kinds',
    message: ({ item, name, kind, other }) =>
      about(item, `"${name}" is a ${kind} here, but a ${other.kind} in ${other.item} (line ${other.line}).`),
    hint: ({ call, name, other }) =>
      `Both are sent with ${call}, which takes one kind: \`${name}: ${other.kind}\`, or change the other.`,
  }),
}
