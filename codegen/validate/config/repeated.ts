import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { fieldsOf, formsOf, pagesOf, type ConfigToCheck } from './config-to-check.ts'

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
  ...fieldsOf(input).map(({ item, path, draft }) => {
    const values = (draft.options ?? []).map((option) => option?.value)
    return { item, what: 'the option', path: [...path, 'options'], key: 'value', values }
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
    ...(page.blocks ?? []).flatMap((block, index) =>
      block?.type === 'plans'
        ? [
            {
              item,
              what: 'plan',
              path: [...path, 'blocks', index, 'plans'],
              key: 'id',
              values: (block.plans ?? []).map((plan) => plan?.id),
            },
          ]
        : [],
    ),
  ])

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
  [menus, forms, pages]
    .flatMap((listsOf) => listsOf(input))
    .flatMap((list) => repeatedIn(list, input.shape.locate))
