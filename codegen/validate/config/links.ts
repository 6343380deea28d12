import { links as kinds } from '../../diagnostics/catalogue/links.ts'
import { shape as shapeKinds } from '../../diagnostics/catalogue/shape.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { quoted } from '../../load/yaml/plain-text.ts'
import type { Reference } from '../../schema/find-references.ts'
import { itemName, settingName } from '../../schema/item-name.ts'
import { isSettings, valueAt, type Path } from '../../schema/schema-tree.ts'
import { pagesOf, textsOf, type ConfigToCheck, type PageDraft } from './config-to-check.ts'
import { paramsIn } from './page-params.ts'

interface LinkAt {
  item: string
  /** Path of the settings of the link, or of the name itself in a menu. */
  path: Path
  reference: Reference
  target: PageDraft
  /** Values that the link gives. */
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
}

/** What a query of a page must be, for each name that it checks. */
const queryRules = (page: PageDraft): Map<string, { values: string[]; optional: boolean }> => {
  const rules = new Map<string, { values: string[]; optional: boolean }>()
  for (const check of page.validate ?? []) {
    if (check === undefined || !('query' in check) || check.query === undefined) continue
    const accepted = textsOf(check.oneOf).map(({ text }) => text)
    const before = rules.get(check.query)
    const values = before === undefined ? accepted : before.values.filter((value) => accepted.includes(value))
    rules.set(check.query, { values, optional: check.optional === true && before?.optional !== false })
  }
  return rules
}

const settings = (value: unknown): Readonly<Record<string, unknown>> => (isSettings(value) ? value : {})

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const checkNeeds = (
  { item, reference, target, params, query }: LinkAt,
  input: ConfigToCheck,
): Diagnostic[] => {
  const page = target.name ?? ''
  if (input.shape.hidesItems) return []
  // A param without values is reported with the page.
  const declared = target.params ?? {}
  const neededParams = paramsIn(target.path ?? '').filter(
    (name) => Object.hasOwn(declared, name) && !Object.hasOwn(params, name),
  )
  const neededQuery = [...queryRules(target)].filter(
    ([name, { optional }]) => !optional && !Object.hasOwn(query, name),
  )
  const names = [...neededParams, ...neededQuery.map(([name]) => name)]
  if (names.length === 0) return []
  const valueOf = (name: string) =>
    textsOf(target.params?.[name]?.oneOf)[0]?.text ?? queryRules(target).get(name)?.values[0] ?? '…'
  const given = [
    ...(neededParams.length > 0
      ? [`params: { ${neededParams.map((name) => `${name}: ${valueOf(name)}`).join(', ')} }`]
      : []),
    ...(neededQuery.length > 0
      ? [`query: { ${neededQuery.map(([name]) => `${name}: ${valueOf(name)}`).join(', ')} }`]
      : []),
  ]
  const canGive = reference.path.at(-1) === 'page'
  const example = canGive
    ? `Write \`{ page: ${page}, ${given.join(', ')} }\`.`
    : 'Only a link can give it: name another page, or give this one a path of its own.'
  return [
    report(kinds.missingParams, input.parsed.locate(reference.path, 'value'), { item, page, names, example }),
  ]
}

const checkParams = ({ item, path, target, params }: LinkAt, input: ConfigToCheck): Diagnostic[] => {
  const page = target.name ?? ''
  const names = paramsIn(target.path ?? '')
  return Object.entries(params).flatMap(([name, value]) => {
    const place = [...path, 'params', name]
    if (!names.includes(name)) {
      const args = { item, page, name, names, nearest: suggest(name, names) }
      return [report(kinds.unknownParam, input.parsed.locate(place, 'key'), args)]
    }
    const declared = textsOf(target.params?.[name]?.oneOf).map(({ text }) => text)
    const values = (target.validate ?? []).reduce(
      (left, check) =>
        check !== undefined && 'param' in check && check.param === name
          ? left.filter((each) => check.oneOf?.includes(each))
          : left,
      declared,
    )
    if (typeof value !== 'string' || values.length === 0 || values.includes(value)) return []
    const args = { item, page, name, value, values, nearest: suggest(value, values) }
    return [report(kinds.refused, input.parsed.locate(place, 'value'), args)]
  })
}

/** A number of the query that was written as something else: `007`. */
const checkNumber = (
  item: string,
  place: Path,
  value: unknown,
  { parsed }: ConfigToCheck,
): Diagnostic | null => {
  const written = typeof value === 'number' ? parsed.written(place) : ''
  if (written === '' || written === String(value)) return null
  const lost = written.startsWith('+') ? ', the "+" is lost' : ` and becomes ${String(value)}`
  const args = { item, setting: settingName(place), type: 'a number', lost, mended: quoted(written) }
  return report(shapeKinds.readAsOther, parsed.locate(place, 'value'), args)
}

const checkQuery = ({ item, path, target, query }: LinkAt, input: ConfigToCheck): Diagnostic[] => {
  const page = target.name ?? ''
  const rules = queryRules(target)
  return Object.entries(query).flatMap(([name, given]) => {
    const place = [...path, 'query', name]
    const number = checkNumber(item, place, given, input)
    if (number !== null) return [number]
    const values = rules.get(name)?.values ?? []
    const value = shown(given)
    if (values.length === 0 || values.includes(value)) return []
    const args = { item, page, name, value, values, nearest: suggest(value, values) }
    return [report(kinds.refused, input.parsed.locate(place, 'value'), args)]
  })
}

const checkHash = (item: string, path: Path, hash: unknown, input: ConfigToCheck): Diagnostic[] => {
  if (typeof hash !== 'string' || !hash.startsWith('#')) return []
  const mended = hash.replace(/^#+/, '')
  return [report(kinds.hash, input.parsed.locate([...path, 'hash'], 'value'), { item, mended })]
}

/** Links to pages of the site: what the page needs is given, and accepted there. */
export const checkPageLinks = (input: ConfigToCheck): Diagnostic[] => {
  const { parsed, references } = input
  const pages = new Map(pagesOf(input).map(({ page }) => [page.name, page]))
  return references.flatMap((reference) => {
    if (reference.kind !== 'page' || !reference.certain) return []
    const item = itemName(parsed.value, reference.path)
    const isLink = reference.path.at(-1) === 'page'
    const path = isLink ? reference.path.slice(0, -1) : reference.path
    const link = isLink ? settings(valueAt(parsed.value, path)) : {}
    const hash = checkHash(item, path, link['hash'], input)
    const target = pages.get(reference.name)
    if (target?.path === undefined) return hash
    const at = {
      item,
      path,
      reference,
      target,
      params: settings(link['params']),
      query: settings(link['query']),
    }
    return [...hash, ...[checkNeeds, checkParams, checkQuery].flatMap((check) => check(at, input))]
  })
}
