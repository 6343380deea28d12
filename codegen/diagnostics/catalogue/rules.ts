import { define } from '../define.ts'
import { about, didYouMean, enumerated } from '../sentence.ts'

interface Unserved {
  /** The first page that needs it. */
  item: string
  /** The page that is most likely meant. */
  page: string | undefined
  /** Other lines that need it. */
  lines: number[]
}

const mendSession = (setting: 'signIn' | 'home', page: string): string =>
  `Add \`${setting}: ${page}\` to the section "session".`

const alsoAt = (lines: readonly number[]): string =>
  lines.length === 0
    ? ''
    : ` It is needed at line${lines.length > 1 ? 's' : ''} ${enumerated(lines.map(String))} as well.`

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
  noSignInPage: define<Unserved>({
    code: 'SITE145',
    severity: 'error',
    title: 'Pages for members, and no page to sign in',
    message: ({ item }) => about(item, 'only members may see it, but nothing says where guests sign in.'),
    hint: ({ page, lines }) => mendSession('signIn', page ?? 'login') + alsoAt(lines),
  }),
  noMembersHome: define<Unserved>({
    code: 'SITE146',
    severity: 'error',
    title: 'Pages for guests, and no page for members to go to',
    message: ({ item }) => about(item, 'only guests may see it, but nothing says where members go instead.'),
    hint: ({ page, lines }) => mendSession('home', page ?? 'home') + alsoAt(lines),
  }),
  sentInCircles: define<{ setting: 'signIn' | 'home'; page: string; nearest: string | undefined }>({
    code: 'SITE147',
    severity: 'error',
    title: 'A page that sends its visitors in circles',
    message: ({ setting, page }) => {
      const [visitors, others] = setting === 'signIn' ? ['Guests', 'members'] : ['Members', 'guests']
      return `session: page "${page}" is for ${others} only. ${visitors} who are sent there would be sent back to it without end.`
    },
    hint: ({ setting, page, nearest }) =>
      `Name ${setting === 'signIn' ? 'the page where guests sign in' : 'a page that members may see'}${nearest === undefined ? '' : `: \`${setting}: ${nearest}\``}, or change the \`access\` of page "${page}".`,
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
