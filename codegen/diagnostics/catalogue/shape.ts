import { define } from '../define.ts'
import { about, didYouMean, listed } from '../sentence.ts'

interface Item {
  /** `page "login"`; empty for the configuration itself. */
  item: string
}

interface Setting extends Item {
  /** `"title"`, `item 2 of "fields"` */
  setting: string
}

const allowed = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Allowed here: ${names.join(', ')}.`

/** Settings that are not what the schema asks for. */
export const shape = {
  unknownSetting: define<
    Item & { key: string; isSection: boolean; nearest: string | undefined; names: string[] }
  >({
    code: 'SITE016',
    severity: 'error',
    title: 'An unknown setting',
    message: ({ item, key, isSection, nearest }) =>
      about(item, `unknown ${isSection ? 'section' : 'setting'} "${key}".${didYouMean(nearest)}`),
    hint: ({ names }) => `${allowed(names)} A note for yourself starts with "x-".`,
  }),
  strangers: define<Item & { keys: string[]; names: string[] }>({
    code: 'SITE016',
    severity: 'error',
    title: 'An unknown setting',
    message: ({ item, keys }) => about(item, `unknown settings ${listed(keys)}; none of them belongs here.`),
    hint: ({ names }) => `${allowed(names)} Is the line missing that they belong to?`,
  }),
  foreignLetters: define<
    Item & {
      key: string
      isSection: boolean
      letters: string[]
      alphabet: string
      nearest: string | undefined
    }
  >({
    code: 'SITE017',
    severity: 'error',
    title: 'Letters of another alphabet in a name',
    message: ({ item, isSection, letters, alphabet, nearest }) => {
      const what = letters.length === 1 ? `is a ${alphabet} letter` : `are ${alphabet} letters`
      const names = letters.map((letter) => `"${letter}"`).join(', ')
      return about(
        item,
        `unknown ${isSection ? 'section' : 'setting'}; ${names} ${what}.${didYouMean(nearest)}`,
      )
    },
    hint: ({ nearest }) =>
      `Type the word again with Latin letters${nearest === undefined ? '' : `: \`${nearest}\``}.`,
  }),
  belongsElsewhere: define<
    Item & { key: string; home: string; example: string; where: 'below' | 'above' | 'root' }
  >({
    code: 'SITE018',
    severity: 'error',
    title: 'A setting in the wrong place',
    message: ({ item, key, home, example, where }) => {
      if (where === 'below') return about(item, `"${key}" belongs under "${home}": \`${example}\`.`)
      return where === 'root'
        ? about(item, `"${key}" is a section of its own.`)
        : about(item, `"${key}" belongs beside "${home}", not under it.`)
    },
    hint: ({ key, home, where }) => {
      if (where === 'below') return `Move "${key}" under "${home}", two spaces further in.`
      return where === 'root'
        ? 'Start its line at the left margin, without spaces.'
        : `Give it as many spaces as "${home}".`
    },
  }),
  missing: define<Item & { keys: string[]; below: string; howTo: string[] }>({
    code: 'SITE019',
    severity: 'error',
    title: 'A setting is missing',
    message: ({ item, keys, below }) =>
      about(
        item,
        `${listed(keys)} ${keys.length === 1 ? 'is' : 'are'} missing${below === '' ? '' : ` in ${below}`}.`,
      ),
    hint: ({ howTo }) => howTo.join(' '),
  }),
  expectedList: define<Setting & { mended: string }>({
    code: 'SITE020',
    severity: 'error',
    title: 'A list is expected',
    message: ({ item, mended }) => about(item, `expected a list. Write \`${mended}\`.`),
    hint: ({ setting }) => `${setting} takes a list: \`[a, b]\`, or one line each that starts with "- ".`,
  }),
  readAsOther: define<Setting & { type: string; lost: string; mended: string }>({
    code: 'SITE021',
    severity: 'error',
    title: 'A text that is read as something else',
    message: ({ item, type, lost }) => about(item, `read as ${type}${lost}. Quote it.`),
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  wrongType: define<Setting & { expected: string; found: string; fix: string }>({
    code: 'SITE022',
    severity: 'error',
    title: 'A value of the wrong kind',
    message: ({ item, setting, expected, found }) =>
      about(item, `${setting} must be ${expected}, not ${found}.`),
    hint: ({ fix }) => fix,
  }),
  notAllowed: define<Setting & { value: string; allowed: string[]; nearest: string | undefined }>({
    code: 'SITE023',
    severity: 'error',
    title: 'A value that is not allowed',
    message: ({ item, setting, value, nearest }) =>
      about(item, `${setting} cannot be ${value}.${didYouMean(nearest)}`),
    hint: ({ allowed: values }) => `Allowed: ${values.join(', ')}.`,
  }),
  outOfRange: define<Setting & { value: string; limit: string }>({
    code: 'SITE024',
    severity: 'error',
    title: 'A number out of range',
    message: ({ item, setting, value, limit }) => about(item, `${setting} must be ${limit}, not ${value}.`),
    hint: ({ limit }) => `Write a number that is ${limit}.`,
  }),
  wrongForm: define<Setting & { value: string; rule: string; mended: string }>({
    code: 'SITE025',
    severity: 'error',
    title: 'A text of the wrong form',
    message: ({ item, setting, value }) => about(item, `${setting} cannot be ${value}.`),
    hint: ({ rule, mended }) =>
      `${rule}${/[.:"]$/.test(rule) ? '' : '.'}${mended === '' ? '' : ` Write \`${mended}\`.`}`,
  }),
  tooFew: define<Setting & { what: 'list' | 'text' }>({
    code: 'SITE026',
    severity: 'error',
    title: 'A list or text without content',
    message: ({ item, setting, what }) =>
      about(item, what === 'list' ? `${setting} needs at least one item.` : `${setting} has no text.`),
    hint: ({ what }) => (what === 'list' ? 'Add an item.' : 'Write a text.'),
  }),
  wrongName: define<Item & { name: string; note: string; rule: string; nearest: string }>({
    code: 'SITE027',
    severity: 'error',
    title: 'A name of the wrong form',
    message: ({ item, name, note }) => about(item, `"${name}"${note} cannot be a name here.`),
    hint: ({ rule, nearest }) => `${rule}.${nearest === '' ? '' : ` For example \`${nearest}\`.`}`,
  }),
  emptyValue: define<Setting & { expected: string; canGo: boolean }>({
    code: 'SITE028',
    severity: 'error',
    title: 'A setting without a value',
    message: ({ item, setting }) => about(item, `${setting} is empty.`),
    hint: ({ expected, canGo }) =>
      `Give it ${expected}${canGo ? ', or remove the line' : ''}.${/list|settings/.test(expected) ? ' Lines that belong to it start two spaces further in.' : ''}`,
  }),
  configNotSettings: define<{ found: string }>({
    code: 'SITE029',
    severity: 'error',
    title: 'The configuration holds no settings',
    message: ({ found }) => `The configuration must be settings such as \`version: 1\`, not ${found}.`,
    hint: () => 'Each section starts at the left margin with its name and a colon: `pages:`.',
  }),
}
