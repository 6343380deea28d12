import type { FormName, forms } from '#site/forms.ts'
import { isoDay } from '../../src/components/date-format.ts'

/** What may stand in a field and what may not, as it is typed: the page and the provider have to agree on each. */
export interface FieldCases {
  /** The first one stands there while other fields are tried; the last one is the hardest. */
  readonly taken: readonly [string, ...string[]]
  readonly refused: readonly string[]
}

/** The fields that reach the provider: one that repeats another does not. */
type Sent<Form extends FormName> = Exclude<
  (typeof forms)[Form]['fields'][number],
  { readonly matches: string }
>['name']

const inDays = (days: number): string => isoDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

/** One character, of seven units in UTF-16 or two: to people they look the same. */
const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
const smile = '\u{1F642}'

const afterName = '@mail.example'

const name: FieldCases = {
  taken: [
    'Anna',
    'Я',
    "Hryhorii O'Connor-Kvitka",
    'x'.repeat(100),
    `  ${'x'.repeat(100)}\t`,
    family,
    ` ${smile.repeat(100)} `,
  ],
  refused: ['', ' ', '\u00A0\t', 'x'.repeat(101), smile.repeat(101)],
}

const email: FieldCases = {
  taken: [
    'anna@provider.example',
    'a@b',
    ' anna@provider.example ',
    'A_1@B-2.EXAMPLE',
    `${'a'.repeat(254 - afterName.length)}${afterName}`,
    " o'brien+x@mail.provider.example ",
  ],
  refused: [
    '',
    '  ',
    'anna',
    '@provider.example',
    'anna@',
    'anna @provider.example',
    'anna@provider..example',
    'anna@-provider.example',
    'anna@provider_one.example',
    'anna@olena@provider.example',
    'anna@provider.example, olena@provider.example',
    'Анна@provider.example',
    `${'a'.repeat(255 - afterName.length)}${afterName}`,
  ],
}

const newPassword: FieldCases = {
  taken: ['a long password', '12345678', ' 123456 ', ' '.repeat(8), smile.repeat(8), smile.repeat(128)],
  refused: ['', '1234567', ' '.repeat(7), smile.repeat(7), 'x'.repeat(129), smile.repeat(129)],
}

const password: FieldCases = {
  taken: ['a long password', 'x', ' ', smile.repeat(128)],
  refused: ['', 'x'.repeat(129), smile.repeat(129)],
}

export const fieldCases: { readonly [Form in FormName]: Readonly<Record<Sent<Form>, FieldCases>> } = {
  changePassword: { currentPassword: password, newPassword },
  forgotPassword: { email },
  message: {
    name,
    replyTo: email,
    topic: { taken: ['connection', 'billing', 'other'], refused: ['', ' ', 'spam', 'Billing'] },
    message: {
      taken: ['Where is my bill?', '?', `\n${'щ'.repeat(2000)}\n`, `Line\nafter line ${smile.repeat(1980)}`],
      refused: ['', ' \n ', 'x'.repeat(2001), smile.repeat(2001)],
    },
  },
  newPassword: {
    resetCode: {
      taken: ['x'.repeat(64), 'ABCD-EFGH', ` ${smile.repeat(64)} `],
      refused: ['', ' ', 'x'.repeat(65), smile.repeat(65)],
    },
    newPassword,
  },
  pay: { plan: { taken: ['basic', 'family', 'pro'], refused: ['', ' ', 'gold', 'Pro'] } },
  profile: {
    name,
    phone: {
      taken: ['', '+380 44 000 00 00', '  ', smile.repeat(20), ` ${'0'.repeat(20)} `],
      refused: ['0'.repeat(21), smile.repeat(21)],
    },
    birthday: {
      taken: ['', ' ', '1900-01-01', '2000-02-29', ' 1990-12-31 ', inDays(0)],
      // Today is not the same day everywhere: two are left to the clocks.
      refused: ['1900-02-29', '31.12.199', '1990-13-01', 'soon', '0001-01-01', '1899-12-31', inDays(3)],
    },
  },
  register: { name, email, newPassword },
  signIn: { email, password },
}

/** What stands in the fields of a form, with one of the cases that are taken in each; the first, when nothing is said. */
export const filledIn = (form: FormName, at = 0): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldCases[form]).map(([field, { taken }]) => [field, taken.at(at) ?? taken[0]]),
  )

/** Each case by itself: a field with a value, and whether it is right. */
export const casesOf = (
  form: FormName,
): readonly { readonly field: string; readonly value: string; readonly taken: boolean }[] =>
  Object.entries<FieldCases>(fieldCases[form]).flatMap(([field, { taken, refused }]) => [
    ...taken.map((value) => ({ field, value, taken: true })),
    ...refused.map((value) => ({ field, value, taken: false })),
  ])
