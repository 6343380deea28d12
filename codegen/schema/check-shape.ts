import type { z } from 'zod'
import { shape } from '../diagnostics/catalogue/shape.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { ParsedConfig } from '../load/parse-config.ts'
import { itemName, settingName } from './item-name.ts'
import { createMendedValue, type MendedValue } from './mended-value.ts'
import { childOf, descriptionOf, isSettings, schemaAt, valueAt, type Path } from './schema-tree.ts'
import { flatten, type ShapeIssue } from './shape-issues.ts'
import { siteConfig, type SiteConfig } from './site-config.ts'
import { explainUnknown } from './unknown-settings.ts'
import { explainWrongValue } from './wrong-value.ts'

/** A configuration of which any part may be missing because it was not as it should be. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T

export type ConfigDraft = Draft<z.input<typeof siteConfig>>

export interface CheckedShape {
  /** With every default applied; absent when anything is wrong. */
  config?: SiteConfig
  /** What can be relied on of the configuration as it is written, slips mended: for the checks of rules. */
  draft: ConfigDraft
  diagnostics: Diagnostic[]
  /** Position of a place of the draft. */
  locate: (path: Path, part: 'key' | 'value') => Position
}

/** A misspelt word is mended in one round; what it held is looked at in the next. */
const mostRounds = 12

const issuesOf = (root: unknown): ShapeIssue[] => {
  const result = siteConfig.safeParse(root)
  return result.success ? [] : result.error.issues.flatMap((issue) => flatten(root, issue))
}

/** Checks the configuration against the schema; every problem at once, one for each slip. */
export const checkShape = (parsed: ParsedConfig): CheckedShape => {
  const { value, locate } = parsed
  if (value === undefined) return { draft: {}, diagnostics: [], locate }
  const result = siteConfig.safeParse(value)
  // The schema has just accepted it.
  if (result.success) return { config: result.data, draft: value as ConfigDraft, diagnostics: [], locate }
  return explain(parsed)
}

const explain = (parsed: ParsedConfig): CheckedShape => {
  const mended = createMendedValue(parsed.value)
  const locate = (path: Path, part: 'key' | 'value') => parsed.locate(mended.written(path), part)
  const diagnostics: Diagnostic[] = []
  let issues = issuesOf(mended.root)
  for (let round = 0; round < mostRounds; round += 1) {
    const repairs = issues.flatMap((issue) => repairsOf(issue, mended, locate))
    if (repairs.length === 0) break
    diagnostics.push(...repairs.map((mend) => mend()))
    issues = issuesOf(mended.root)
  }
  diagnostics.push(...missingSettings(issues, mended, locate))
  for (const issue of issues) {
    if (isMissing(issue, mended.root)) continue
    const position = locate(issue.path, issue.code === 'invalid_key' ? 'key' : 'value')
    const written = parsed.written(mended.written(issue.path))
    diagnostics.push(
      explainWrongValue(issue, {
        root: mended.root,
        path: issue.path,
        position,
        written,
        source: sourceOf(mended.root),
      }),
    )
  }
  for (const issue of issues) prune(issue, mended)
  // What zod found fault with is gone: the rest has the types of the schema.
  const draft = (isSettings(mended.root) ? mended.root : {}) as ConfigDraft
  return { draft, diagnostics: diagnostics.filter((each) => !parsed.isReported(each)), locate }
}

const sourceOf = (root: unknown): string => {
  const source = valueAt(root, ['language', 'source'])
  return typeof source === 'string' ? source : 'en'
}

type Locate = CheckedShape['locate']

/** What to mend before looking on: keys nobody knows, and types of blocks that are nearly right. */
const repairsOf = (issue: ShapeIssue, mended: MendedValue, locate: Locate): (() => Diagnostic)[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => () => mendUnknown(mended, issue.path, key, locate))
  }
  if (issue.code !== 'invalid_value' || issue.path.at(-1) !== 'type') return []
  return mendType(issue, mended, locate)
}

const mendUnknown = (mended: MendedValue, path: Path, key: string, locate: Locate): Diagnostic => {
  const place = [...path, key]
  const position = locate(place, 'key')
  const unknown = explainUnknown(mended.root, path, key)
  if (unknown.home === undefined) mended.remove(place)
  else {
    if (unknown.value !== undefined) mended.set(place, unknown.value)
    mended.rename(place, unknown.home)
  }
  return unknown.diagnose(position)
}

const mendType = (
  issue: ShapeIssue & { code: 'invalid_value' },
  mended: MendedValue,
  locate: Locate,
): (() => Diagnostic)[] => {
  const { root } = mended
  const parent = issue.path.slice(0, -1)
  const settings = valueAt(root, parent)
  const type = valueAt(root, issue.path)
  const types = issue.values.map(String)
  if (type === undefined && isSettings(settings)) {
    const misspelt = Object.keys(settings).find((key) => suggest(key, ['type']) !== undefined)
    return misspelt === undefined ? [] : [() => mendUnknown(mended, parent, misspelt, locate)]
  }
  const nearest = typeof type === 'string' ? suggest(type, types) : undefined
  if (nearest === undefined) return []
  return [
    () => {
      const place = { root, path: issue.path, position: locate(issue.path, 'value'), written: '', source: '' }
      const diagnostic = explainWrongValue(issue, place)
      mended.set(issue.path, nearest)
      return diagnostic
    },
  ]
}

const isMissing = (issue: ShapeIssue, root: unknown): boolean =>
  issue.path.length > 0 && valueAt(root, issue.path) === undefined && issue.code !== 'invalid_key'

/** One report for all that is missing at one place. */
const missingSettings = (
  issues: readonly ShapeIssue[],
  mended: MendedValue,
  locate: Locate,
): Diagnostic[] => {
  const byParent = new Map<string, ShapeIssue[]>()
  for (const issue of issues.filter((each) => isMissing(each, mended.root))) {
    const parent = JSON.stringify(issue.path.slice(0, -1))
    byParent.set(parent, [...(byParent.get(parent) ?? []), issue])
  }
  return [...byParent.values()].map((group) => {
    const path = group[0]?.path.slice(0, -1) ?? []
    const keys = group.map((issue) => String(issue.path.at(-1)))
    const schema = schemaAt(mended.root, path)
    const purposes = keys.map((key) => {
      const child = schema && childOf(schema, key, valueAt(mended.root, path))
      return child === undefined ? '' : descriptionOf(child)
    })
    const item = itemName(mended.root, [...path, ''])
    const isItem = path.length <= (path[0] === 'site' ? 1 : 2)
    return report(shape.missing, locate(path, 'key'), {
      item,
      keys,
      below: isItem ? '' : settingName(path),
      purposes,
    })
  })
}

/** Takes out what has the wrong type; a text of the wrong form is still a text. */
const prune = (issue: ShapeIssue, mended: MendedValue): void => {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') mended.set(issue.path, undefined)
  else if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) mended.remove([...issue.path, key])
}
