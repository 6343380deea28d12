import { paths as kinds } from '../../diagnostics/catalogue/paths.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { pagesOf, type ConfigToCheck } from './config-to-check.ts'

interface PathAt {
  item: string
  path: string
  place: () => Position
  languages: readonly string[]
  apiBase: string
}

const purposes: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:assets|builds)(?:\/|$)/, 'built files'],
  [/^\/__/, 'tools of development'],
  [/^\/(?:404|500)(?:\/|$)/, 'error pages'],
  [
    /^\/(?:sitemap\.xml|robots\.txt|favicon\.\w+|manifest\.json|_headers|_redirects|\.well-known)(?:\/|$)/,
    'search engines and browsers',
  ],
  [/(?:\.html?|\/_payload\.json|\/index)$/, 'built files'],
]

const transliterated: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('абвгдежзийклмнопрстуфхцыэіїєґ').map((letter, index) => [
    letter,
    [
      'a',
      'b',
      'v',
      'g',
      'd',
      'e',
      'zh',
      'z',
      'i',
      'i',
      'k',
      'l',
      'm',
      'n',
      'o',
      'p',
      'r',
      's',
      't',
      'u',
      'f',
      'h',
      'ts',
      'y',
      'e',
      'i',
      'i',
      'ie',
      'g',
    ][index] ?? '',
  ]),
)

/** The path as it could be: small Latin letters, digits and "-". */
export const asPath = (path: string): string => {
  const plain = Array.from(safelyDecoded(path).toLowerCase())
    .map((letter) => transliterated[letter] ?? letter)
    .join('')
  const words = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[?#].*$/, '')
  return words
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9/:-]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
}

const safelyDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const nameOf = (character: string): string => {
  if (character === ' ') return 'a space'
  if (/[A-Z]/.test(character)) return `the capital letter "${character}"`
  return character === '%' ? 'an encoded character ("%")' : `"${character}"`
}

const stripLanguage = (path: string, languages: readonly string[]): string | null => {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const isLanguage = languages.some((code) => code.toLowerCase() === first.toLowerCase())
  return isLanguage ? (rest === '' ? '/' : rest) : null
}

/** The first thing that is wrong with a path; the rest often goes with it. */
const checkPath = ({ item, path, place, languages, apiBase }: PathAt): Diagnostic[] => {
  if (!path.startsWith('/')) {
    const mended = /^[a-z]+:\/\//i.test(path)
      ? `/${asPath(path.replace(/^[a-z]+:\/\/[^/]*\/?/i, ''))}`
      : `/${path.trim()}`
    return [report(kinds.start, place(), { item, mended })]
  }
  const withoutLanguage = stripLanguage(path, languages)
  if (withoutLanguage !== null) {
    return [
      report(kinds.language, place(), {
        item,
        mended: withoutLanguage === '/' ? '' : withoutLanguage,
        languages: [...languages],
      }),
    ]
  }
  const purpose =
    purposes.find(([pattern]) => pattern.test(path))?.[1] ?? (isBelow(path, apiBase) ? 'the API' : undefined)
  if (purpose !== undefined) return [report(kinds.reserved, place(), { item, path, purpose })]
  const bad = /[^a-z0-9/:-]|\/{2,}/.exec(path.replace(/:[A-Za-z][A-Za-z0-9]*/g, 'param'))?.[0]
  if (bad !== undefined) {
    const mended = asPath(path)
    const isUsable = /^(?:\/:?[a-zA-Z0-9]+(?:-[a-z0-9]+)*)+$/.test(mended)
    return [
      report(kinds.characters, place(), { item, path, found: nameOf(bad), mended: isUsable ? mended : '' }),
    ]
  }
  if (path !== '/' && path.endsWith('/'))
    return [report(kinds.slashAtEnd, place(), { item, mended: path.slice(0, -1) })]
  return []
}

const isBelow = (path: string, base: string): boolean =>
  base !== '' && base !== '/' && (path === base || path.startsWith(`${base}/`))

/** Forms that the path of a page can have. */
export const checkPaths = (input: ConfigToCheck): Diagnostic[] => {
  const { draft, locate } = input.shape
  const languages = Object.keys(draft.locales ?? {}).sort()
  const base = draft.api?.base ?? '/api'
  const apiBase = base.startsWith('/') ? base.replace(/\/$/, '') : ''
  return pagesOf(input).flatMap(({ page, path: place, item }) => {
    if (page.path === undefined) return []
    const locatePath = () => locate([...place, 'path'], 'value')
    return checkPath({ item, path: page.path, place: locatePath, languages, apiBase })
  })
}
