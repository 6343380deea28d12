import { translations as kinds } from '../../diagnostics/catalogue/translations.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Catalog } from '../../load/parse-translations.ts'
import type { Reference } from '../../schema/find-references.ts'
import { itemName } from '../../schema/item-name.ts'
import { describeUse } from './describe-use.ts'
import { languageName } from './language-name.ts'
import { defaultCatalog, INTERFACE_PREFIX, sourceMessage, type SiteTexts } from './site-texts.ts'

/** More than this many ids of one language have one cause: it is not translated yet. */
const MOST_SINGLE_REPORTS = 20
/** Comparing words is slow, and hundreds of unknown ids are not slips of the keyboard. */
const MOST_SUGGESTIONS = 50

/** Ids that are named but not written, and ids that are written but not named. */
export const checkMessageIds = (texts: SiteTexts): Diagnostic[] => {
  const ids = new Set([...texts.own.values()].flatMap(({ messages }) => [...messages.keys()]))
  const explained = new Set<string>()
  return [
    ...unknownIds(texts, ids, explained),
    ...[...texts.own.values()].flatMap((catalog) => missingIds(texts, ids, catalog, explained)),
    ...unusedIds(texts, ids, explained),
  ]
}

const isInterfaceId = (id: string) => id.startsWith(INTERFACE_PREFIX)

const unknownIds = (texts: SiteTexts, ids: ReadonlySet<string>, explained: Set<string>): Diagnostic[] => {
  const { own, uses, parsed, defaults, sourceLocale = '' } = texts
  // Where the source file is there and readable, an id that it lacks is no id.
  if (own.get(sourceLocale)?.complete !== true) return []
  const interfaceIds = defaultCatalog(defaults, sourceLocale)?.messages
  const unknown = [...uses.keys()].filter((id) => !ids.has(id) && interfaceIds?.has(id) !== true)
  return unknown.flatMap((id, index) => {
    const use = uses.get(id)?.find(({ certain }) => certain)
    if (use === undefined) return []
    const meant = index < MOST_SUGGESTIONS ? suggest(id, ids) : undefined
    if (meant !== undefined) explained.add(meant)
    return report(kinds.unknownId, parsed.locate(use.path, use.part), {
      item: itemName(parsed.value, use.path),
      id,
      nearest: meant,
      suggestedId: suggestedId(itemName(parsed.value, use.path), use.path, ids),
      files: [...texts.own.values()].map(({ file }) => file),
    })
  })
}

/** An id for a text that was written where its id belongs: `home.title`, or `home.title2` when that is taken. */
const suggestedId = (item: string, path: Reference['path'], taken: ReadonlySet<string>): string => {
  const owner = /"(.*)"/.exec(item)?.[1] ?? item
  const id = `${owner}.${String(path.findLast((key) => typeof key === 'string'))}`
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}${count}`
  return free
}

const missingIds = (
  texts: SiteTexts,
  ids: ReadonlySet<string>,
  catalog: Catalog,
  explained: Set<string>,
): Diagnostic[] => {
  if (!catalog.complete) return []
  const missing = [...texts.uses.keys()].filter(
    (id) => ids.has(id) && !isInterfaceId(id) && !catalog.messages.has(id),
  )
  const language = languageName(catalog.locale)
  const misspelt = missing.length > MOST_SINGLE_REPORTS ? [] : misspeltIds(texts, catalog, missing)
  for (const { id } of misspelt) explained.add(id)
  const reports = misspelt.map(({ id, meant, position }) => report(kinds.misspeltId, position, { id, meant }))
  const rest = missing.filter((id) => !misspelt.some(({ meant }) => meant === id))
  const position = { file: catalog.file, line: 1, column: 1 }
  if (rest.length > MOST_SINGLE_REPORTS) {
    return [...reports, report(kinds.untranslatedMany, position, { ids: rest, language, file: catalog.file })]
  }
  const single = rest.map((id) => {
    const [use] = texts.uses.get(id) ?? []
    const usedBy = use === undefined ? undefined : describeUse(texts.parsed, use)
    return report(kinds.untranslated, position, {
      id,
      language,
      usedBy,
      file: catalog.file,
      source: sourceMessage(texts, id)?.text,
    })
  })
  return [...reports, ...single]
}

/** Ids that only this language has and nothing uses, where one that is used is missing. */
const misspeltIds = (texts: SiteTexts, catalog: Catalog, missing: readonly string[]) => {
  if (missing.length === 0) return []
  const others = [...texts.own.values()].filter((other) => other !== catalog)
  const alone = [...catalog.messages.values()].filter(
    ({ id }) => !texts.uses.has(id) && !isInterfaceId(id) && !others.some(({ messages }) => messages.has(id)),
  )
  return alone.slice(0, MOST_SUGGESTIONS).flatMap(({ id, locateKey }) => {
    const meant = suggest(id, missing)
    return meant === undefined ? [] : [{ id, meant, position: locateKey() }]
  })
}

/** Only a configuration that is understood in full says what it does not use. */
const unusedIds = (
  texts: SiteTexts,
  ids: ReadonlySet<string>,
  explained: ReadonlySet<string>,
): Diagnostic[] => {
  if (texts.config === undefined) return []
  const unused = [...ids].filter((id) => !texts.uses.has(id) && !isInterfaceId(id) && !explained.has(id))
  return unused.flatMap((id) => {
    const catalogs = [...texts.own.values()].filter(({ messages }) => messages.has(id))
    const first = catalogs.find(({ locale }) => locale === texts.sourceLocale) ?? catalogs[0]
    const message = first?.messages.get(id)
    if (message === undefined) return []
    return report(kinds.unusedId, message.locateKey(), { id, files: catalogs.map(({ file }) => file) })
  })
}
