import { define } from '../define.ts'
import { about, didYouMean } from '../sentence.ts'

/** Settings of the site as a whole. */
export const rules = {
  urlWithPath: define<{ mended: string }>({
    code: 'SITE140',
    severity: 'error',
    title: 'An address of the site with more than the host',
    message: ({ mended }) => `site: leave out what follows the host: \`${mended}\`.`,
    hint: () => 'The paths of the pages are added to it.',
  }),
  slashAtEnd: define<{ item: string; setting: string; mended: string }>({
    code: 'SITE141',
    severity: 'error',
    title: 'A "/" at the end of an address',
    message: ({ item, setting }) => about(item, `leave out the "/" at the end of "${setting}".`),
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  blankKey: define<object>({
    code: 'SITE142',
    severity: 'error',
    title: 'A key of the session that is blank',
    message: () => 'session: "key" has no letters.',
    hint: () => 'Write `key: token`.',
  }),
  longYear: define<{ item: string; mended: string }>({
    code: 'SITE143',
    severity: 'error',
    title: 'A year written twice in a date',
    message: ({ item }) => about(item, '"yy" stands for all four digits of the year; more would repeat it.'),
    hint: ({ mended }) => `Write \`${mended}\`.`,
  }),
  noSuchLanguage: define<{ code: string; nearest: string | undefined }>({
    code: 'SITE144',
    severity: 'error',
    title: 'A code that no language has',
    message: ({ code, nearest }) => `language "${code}": no language has this code.${didYouMean(nearest)}`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Codes of languages are those of ISO 639: en, ru, uk, pl, de.'
        : `Write \`${nearest}\`, here and in the names of its files; a country and its language can have different codes.`,
  }),
}
