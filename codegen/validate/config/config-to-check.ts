import type { Position } from '../../diagnostics/diagnostic.ts'
import type { SiteSource } from '../../load/site-source.ts'
import type { ParsedConfig } from '../../load/parse-config.ts'
import type { CheckedShape, ConfigDraft } from '../../schema/check-shape.ts'
import type { Reference } from '../../schema/find-references.ts'
import type { Path } from '../../schema/schema-tree.ts'

/** What the checks of the configuration are made from; any part of it may be missing. */
export interface ConfigToCheck {
  parsed: ParsedConfig
  shape: CheckedShape
  references: readonly Reference[]
  source: Pick<SiteSource, 'runtime'>
}

export type PageDraft = NonNullable<NonNullable<ConfigDraft['pages']>[number]>
export type FieldDraft = NonNullable<NonNullable<ConfigDraft['fields']>[string]>
export type FormDraft = NonNullable<NonNullable<ConfigDraft['forms']>[string]>

export interface PageAt {
  page: PageDraft
  path: Path
  /** `page "login"` */
  item: string
}

/** The pages that can be looked at, with their places. */
export const pagesOf = ({ shape }: Pick<ConfigToCheck, 'shape'>): PageAt[] =>
  (shape.draft.pages ?? []).flatMap((page, index) =>
    page === undefined
      ? []
      : [{ page, path: ['pages', index], item: `page "${page.name ?? page.path ?? String(index + 1)}"` }],
  )

export interface BlockAt {
  block: NonNullable<NonNullable<PageDraft['blocks']>[number]>
  page: PageDraft
  path: Path
  /** That of its page. */
  item: string
}

/** The blocks that can be looked at, with their places. */
export const blocksOf = (input: Pick<ConfigToCheck, 'shape'>): BlockAt[] =>
  pagesOf(input).flatMap(({ page, path, item }) =>
    (page.blocks ?? []).flatMap((block, index) =>
      block === undefined ? [] : [{ block, page, item, path: [...path, 'blocks', index] }],
    ),
  )

export interface NamedAt<Draft> {
  name: string
  draft: Draft
  path: Path
  item: string
}

const named = <Draft>(
  section: 'fields' | 'forms',
  kind: string,
  record: Readonly<Record<string, Draft | undefined>> | undefined,
): NamedAt<Draft>[] =>
  Object.entries(record ?? {}).flatMap(([name, draft]) =>
    draft === undefined ? [] : [{ name, draft, path: [section, name], item: `${kind} "${name}"` }],
  )

export const fieldsOf = ({ shape }: Pick<ConfigToCheck, 'shape'>) =>
  named('fields', 'field', shape.draft.fields)
export const formsOf = ({ shape }: Pick<ConfigToCheck, 'shape'>) => named('forms', 'form', shape.draft.forms)

/** The texts of a list that may have gaps, each with its index. */
export const textsOf = (
  list: readonly (string | undefined)[] | undefined,
): { text: string; index: number }[] =>
  (list ?? []).flatMap((text, index) => (text === undefined ? [] : [{ text, index }]))

export const lineOf = (locate: CheckedShape['locate'], path: Path): number => locate(path, 'value').line

export type Locate = (path: Path, part: 'key' | 'value') => Position
