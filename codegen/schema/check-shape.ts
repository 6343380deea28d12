import type { z } from 'zod'
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { eachOnce } from '../diagnostics/each-once.ts'
import type { ParsedConfig } from '../load/parse-config.ts'
import { explainMissing, isMissing } from './explain/missing-settings.ts'
import { explainWrongValue } from './explain/wrong-value.ts'
import { mendsFor, type Locate } from './mend-slips.ts'
import { createMendedValue, type MendedValue } from './mended-value.ts'
import { isSettings, schemaAt, valueAt } from './schema-tree.ts'
import { flatten, type ShapeIssue } from './shape-issues.ts'
import { siteConfig, type SiteConfig } from './site-config.ts'

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
  locate: Locate
  /** Whether a whole section could not be told, so that names of other sections may be in it. */
  hidesItems: boolean
}

/** A misspelt word is mended in one round; what it held is looked at in the next. */
const mostRounds = 12

/** Checks the configuration against the schema; every problem at once, one for each slip. */
export const checkShape = (parsed: ParsedConfig): CheckedShape => {
  const { value, locate } = parsed
  if (value === undefined) return { draft: {}, diagnostics: [], locate, hidesItems: true }
  const result = siteConfig.safeParse(value)
  if (result.success) {
    const isWhole = !parsed.diagnostics.some(isError)
    // The schema has just accepted it.
    const draft = value as ConfigDraft
    return {
      ...(isWhole ? { config: result.data } : {}),
      draft,
      diagnostics: [],
      locate,
      hidesItems: parsed.hidesItems,
    }
  }
  return explain(parsed)
}

const issuesOf = (root: unknown): ShapeIssue[] => {
  const result = siteConfig.safeParse(root)
  return result.success ? [] : result.error.issues.flatMap((issue) => flatten(root, issue))
}

const explain = (parsed: ParsedConfig): CheckedShape => {
  const mended = createMendedValue(parsed.value)
  const locate: Locate = (path, part) => parsed.locate(mended.written(path), part)
  const diagnostics: Diagnostic[] = []
  let issues = issuesOf(mended.root)
  let { hidesItems } = parsed
  for (let round = 0; round < mostRounds; round += 1) {
    const mends = issues.flatMap((issue) => mendsFor(issue, mended, locate))
    if (mends.length === 0) break
    for (const mend of mends) diagnostics.push(...mend())
    hidesItems ||= dropsSection(issues, mended.root)
    issues = issuesOf(mended.root)
  }
  const rest = issues.filter(({ path }) => !mended.isIgnored(path))
  if (!parsed.hidesItems) diagnostics.push(...explainMissing(rest, mended.root, locate))
  diagnostics.push(...explainWrong(rest, mended, parsed, locate))
  for (const issue of issues) prune(issue, mended)
  // What zod found fault with is gone: the rest has the types of the schema.
  const draft = (isSettings(mended.root) ? mended.root : {}) as ConfigDraft
  const once = eachOnce(diagnostics.filter((each) => !parsed.isReported(each)))
  return { draft, diagnostics: once, locate, hidesItems }
}

/** A section of an unknown name that was taken out, where one that names can be in is absent. */
const dropsSection = (issues: readonly ShapeIssue[], root: unknown): boolean =>
  issues.some((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0) &&
  ['pages', 'fields', 'forms', 'layouts', 'locales'].some((section) => valueAt(root, [section]) === undefined)

const explainWrong = (
  issues: readonly ShapeIssue[],
  { root, written }: MendedValue,
  parsed: ParsedConfig,
  locate: Locate,
): Diagnostic[] => {
  const named = valueAt(root, ['language', 'source'])
  const source = typeof named === 'string' ? named : 'en'
  return (
    issues
      .filter((issue) => !isMissing(issue, root))
      // What belongs to an empty setting may be what a slip put elsewhere.
      .filter((issue) => !parsed.hidesItems || valueAt(root, issue.path) !== null)
      .map((issue) => {
        const { path } = issue
        const position = locate(path, issue.code === 'invalid_key' ? 'key' : 'value')
        const place = {
          root,
          path,
          position,
          value: valueAt(root, path),
          schema: schemaAt(root, path),
          source,
        }
        return explainWrongValue(issue, { ...place, written: parsed.written(written(path)) })
      })
  )
}

/** Takes out what has the wrong type; a text of the wrong form is still a text. */
const prune = (issue: ShapeIssue, mended: MendedValue): void => {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') mended.set(issue.path, undefined)
  else if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) mended.remove([...issue.path, key])
}
