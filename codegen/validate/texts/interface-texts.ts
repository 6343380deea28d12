import { translations as kinds } from '../../diagnostics/catalogue/translations.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { languageName } from './language-name.ts'
import { defaultCatalog, INTERFACE_PREFIX, type SiteTexts } from './site-texts.ts'

/** Overrides of the interface's texts, and the texts that a language without defaults must bring itself. */
export const checkInterfaceTexts = (texts: SiteTexts): Diagnostic[] => {
  const known =
    defaultCatalog(texts.defaults, texts.sourceLocale ?? '')?.messages ?? new Map<string, unknown>()
  return [...texts.own.values()].flatMap(({ locale, file, messages, complete }) => {
    const unknown = [...messages.values()]
      .filter(({ id }) => id.startsWith(INTERFACE_PREFIX) && !known.has(id))
      .map(({ id, locateKey }) =>
        report(kinds.unknownInterfaceId, locateKey(), { id, nearest: suggest(id, known.keys()) }),
      )
    const given = texts.defaults.get(locale)?.messages
    const missing = complete
      ? [...known.keys()].filter((id) => !messages.has(id) && given?.has(id) !== true)
      : []
    if (missing.length === 0) return unknown
    const position = { file, line: 1, column: 1 }
    return [
      ...unknown,
      report(kinds.missingInterfaceTexts, position, { ids: missing, language: languageName(locale) }),
    ]
  })
}
