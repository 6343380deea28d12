import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { blocksOf, fieldsOf, formsOf, pagesOf, type BlockAt, type ConfigToCheck } from './config-to-check.ts'

interface ListAt {
  item: string
  what: string
  path: Path
  /** Setting of each item that must differ; absent for lists of texts. */
  key?: string
  values: readonly (string | undefined)[]
}

const menus = ({ shape: { draft } }: ConfigToCheck): ListAt[] => {
  const { main, account, footer } = draft.navigation ?? {}
  const list = (values: readonly (string | undefined)[] | undefined, ...path: string[]): ListAt => ({
    item: 'navigation',
    what: 'page',
    path: ['navigation', ...path],
    values: values ?? [],
  })
  return [
    list(main, 'main'),
    list(account?.guests, 'account', 'guests'),
    list(account?.members, 'account', 'members'),
    list(footer, 'footer'),
    {
      item: 'language',
      what: 'the source',
      path: ['language', 'detect'],
      values: draft.language?.detect ?? [],
    },
    { item: 'hosts', what: 'the host', path: ['hosts'], values: draft.hosts ?? [] },
  ]
}

const forms = (input: ConfigToCheck): ListAt[] => [
  ...formsOf(input).map(({ item, path, draft }) => ({
    item,
    what: 'field',
    path: [...path, 'fields'],
    values: draft.fields ?? [],
  })),
  ...formsOf(input).map(({ item, path, draft }) => {
    const goTo = draft.success?.goTo
    const values = typeof goTo === 'object' && 'hosts' in goTo ? (goTo.hosts ?? []) : []
    return { item, what: 'the host', path: [...path, 'success', 'goTo', 'hosts'], values }
  }),
  ...fieldsOf(input).flatMap(({ item, path, draft }) => {
    const values = (draft.options ?? []).map((option) => option?.value)
    return [
      { item, what: 'the option', path: [...path, 'options'], key: 'value', values },
      { item, what: 'the value', path: [...path, 'oneOf'], values: draft.oneOf ?? [] },
    ]
  }),
]

const pages = (input: ConfigToCheck): ListAt[] =>
  pagesOf(input).flatMap(({ page, path, item }) => [
    ...Object.entries(page.params ?? {}).map(([param, rule]) => ({
      item,
      what: 'the value',
      path: [...path, 'params', param, 'oneOf'],
      values: rule?.oneOf ?? [],
    })),
    ...(page.validate ?? []).map((check, index) => ({
      item,
      what: 'the value',
      path: [...path, 'validate', index, 'oneOf'],
      values: (check !== undefined && 'oneOf' in check ? check.oneOf : undefined) ?? [],
    })),
    {
      item,
      what: 'the check',
      path: [...path, 'validate'],
      key: 'check',
      values: (page.validate ?? []).map((check) =>
        check !== undefined && 'check' in check ? check.check : undefined,
      ),
    },
  ])

const ofBlock = ({ block, item, path }: BlockAt): ListAt[] => {
  if (block.type === 'plans') {
    const values = (block.plans ?? []).map((plan) => plan?.id)
    return [{ item, what: 'plan', path: [...path, 'plans'], key: 'id', values }]
  }
  if (block.type !== 'table') return []
  const columns = (block.columns ?? []).map((column) => column?.field)
  return [
    { item, what: 'column', path: [...path, 'columns'], key: 'field', values: columns },
    { item, what: 'field', path: [...path, 'filter'], values: block.filter ?? [] },
    ...(block.columns ?? []).map((column, index) => ({
      item,
      what: 'the option',
      path: [...path, 'columns', index, 'options'],
      key: 'value',
      values: (column?.options ?? []).map((option) => option?.value),
    })),
  ]
}

const blocks = (input: ConfigToCheck): ListAt[] => blocksOf(input).flatMap(ofBlock)

const repeatedIn = (
  { item, what, path, key, values }: ListAt,
  locate: ConfigToCheck['shape']['locate'],
): Diagnostic[] => {
  const first = new Map<string, number>()
  const placeOf = (index: number) =>
    locate(key === undefined ? [...path, index] : [...path, index, key], 'value')
  return values.flatMap((value, index) => {
    if (value === undefined) return []
    const before = first.get(value)
    if (before === undefined) {
      first.set(value, index)
      return []
    }
    return [report(kinds.twice, placeOf(index), { item, what, value, line: placeOf(before).line })]
  })
}

/** Things that a list can hold only once. */
export const checkRepeated = (input: ConfigToCheck): Diagnostic[] =>
  [menus, forms, pages, blocks]
    .flatMap((listsOf) => listsOf(input))
    .flatMap((list) => repeatedIn(list, input.shape.locate))
