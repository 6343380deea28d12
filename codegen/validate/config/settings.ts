import { design } from '../../diagnostics/catalogue/design.ts'
import { rules as kinds } from '../../diagnostics/catalogue/rules.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { huesOf } from '../../model/theme/build-theme.ts'
import { lightPalette, nearestAccent } from '../../model/theme/palette.ts'
import { shortfalls } from '../../model/theme/requirements.ts'
import { languageTags } from '../../schema/language-tags.ts'
import { color } from '../../schema/theme.ts'
import type { ConfigToCheck } from './config-to-check.ts'

type Shape = ConfigToCheck['shape']

const checkUrl = ({ draft, locate }: Shape): Diagnostic[] => {
  const url = draft.site?.url
  if (url === undefined || !URL.canParse(url)) return []
  const { protocol, host } = new URL(url)
  const mended = `${protocol}//${host}`
  if (!protocol.startsWith('http') || url.toLowerCase() === mended) return []
  return [report(kinds.urlWithPath, locate(['site', 'url'], 'value'), { mended })]
}

const checkBase = ({ draft, locate }: Shape): Diagnostic[] => {
  const base = draft.api?.base
  if (base === undefined || !/^(?:https:\/\/[^/]+)?\/.*\/$/.test(base)) return []
  const mended = `base: ${base.replace(/\/+$/, '')}`
  return [
    report(kinds.slashAtEnd, locate(['api', 'base'], 'value'), { item: 'api', setting: 'base', mended }),
  ]
}

const checkSessionKey = ({ draft, locate }: Shape): Diagnostic[] => {
  const key = draft.session?.key
  if (key === undefined || key === '' || key.trim() !== '') return []
  return [report(kinds.blankKey, locate(['session', 'key'], 'value'), {})]
}

const checkDates = ({ draft, locate }: Shape): Diagnostic[] => {
  const locales = Object.entries(draft.ui?.locales ?? {})
  const formats = [
    { item: 'ui', format: draft.ui?.dateFormat, path: ['ui', 'dateFormat'] },
    ...locales.map(([code, ui]) => ({
      item: 'ui',
      format: ui?.dateFormat,
      path: ['ui', 'locales', code, 'dateFormat'],
    })),
  ]
  return formats.flatMap(({ item, format, path }) => {
    if (format === undefined || !/y{3,}/.test(format)) return []
    return [report(kinds.longYear, locate(path, 'value'), { item, mended: format.replace(/y{3,}/, 'yy') })]
  })
}

const isColor = (text: string | undefined): text is string => color.safeParse(text).success

/** Everything else about the look is derived, and proved to be readable; this colour is taken as it is. */
const checkAccent = ({ draft, locate }: Shape): Diagnostic[] => {
  const { accent, neutral } = draft.site?.theme ?? {}
  if (!isColor(accent)) return []
  const hues = huesOf({ accent, neutral: isColor(neutral) ? neutral : undefined })
  const [worst] = shortfalls(lightPalette(hues))
  if (worst === undefined) return []
  // Rounded down: 4.49 must not be shown as 4.5.
  const shown = (Math.floor(worst.ratio * 10) / 10).toFixed(1)
  const args = { ratio: shown, minimum: String(worst.minimum), nearest: nearestAccent(hues) }
  return [report(design.contrast, locate(['site', 'theme', 'accent'], 'value'), args)]
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Undefined for what is no code at all, which is reported with the shape. */
const isLanguage = (code: string): boolean | undefined => {
  try {
    return languages.of(code.split('-')[0] ?? code) !== undefined
  } catch {
    return undefined
  }
}

const checkLanguages = ({ draft, locate }: Shape): Diagnostic[] =>
  Object.keys(draft.locales ?? {})
    .filter((code) => /^[a-z]{2,3}(?:-|$)/.test(code) && isLanguage(code) === false)
    .map((code) => {
      const args = { code, nearest: languageTags[code] }
      return report(kinds.noSuchLanguage, locate(['locales', code], 'key'), args)
    })

/** Settings of the site as a whole. */
export const checkSettings = ({ shape }: ConfigToCheck): Diagnostic[] =>
  [checkUrl, checkLanguages, checkBase, checkSessionKey, checkDates, checkAccent].flatMap((check) =>
    check(shape),
  )
