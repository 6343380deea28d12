import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { paths } from '../../diagnostics/catalogue/paths.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { fieldKind, isSent } from '../../model/endpoints.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { blocksOf, formsOf, type ConfigToCheck } from './config-to-check.ts'
import { paramSlip } from './page-params.ts'
import { checkSend } from './sending.ts'

type EndpointDraft = NonNullable<
  NonNullable<NonNullable<ConfigToCheck['shape']['draft']['api']>['endpoints']>[string]
>

interface EndpointAt {
  draft: EndpointDraft
  item: string
  path: Path
}

const endpointsOf = ({ shape }: ConfigToCheck): EndpointAt[] =>
  Object.entries(shape.draft.api?.endpoints ?? {}).flatMap(([name, draft]) =>
    draft === undefined ? [] : [{ draft, item: `endpoint "${name}"`, path: ['api', 'endpoints', name] }],
  )

/** A value that a call is made with. */
interface Value {
  call: string
  part: 'query' | 'body'
  name: string
  kind: string
  item: string
  path: Path
}

type Sent = Pick<Value, 'call' | 'item' | 'path'> & { fields: readonly (string | undefined)[] }

/** Forms send their fields, and tables the fields of their filter. */
const valuesOfFields = (input: ConfigToCheck): Value[] => {
  const forms = formsOf(input).map(({ draft: { send = '', fields = [] }, item, path }): Sent => {
    return { call: send, item, path: [...path, 'fields'], fields }
  })
  const tables = blocksOf(input).flatMap(({ block, item, path }): Sent[] =>
    block.type === 'table'
      ? [{ call: block.load ?? '', item, path: [...path, 'filter'], fields: block.filter ?? [] }]
      : [],
  )
  return [...forms, ...tables].flatMap(({ call, item, path, fields }) =>
    fields.flatMap((name, index): Value[] => {
      const { type, ...field } = (name === undefined ? undefined : input.shape.draft.fields?.[name]) ?? {}
      if (name === undefined || type === undefined || !isSent({ type, ...field })) return []
      const part = call.startsWith('GET ') ? 'query' : 'body'
      return [{ call, part, name, kind: fieldKind(type), item, path: [...path, index] }]
    }),
  )
}

const valuesOf = ({ draft, item, path }: EndpointAt): Value[] =>
  (['query', 'body'] as const).flatMap((part) =>
    Object.entries(draft[part] ?? {}).flatMap(([name, kind]) =>
      kind === undefined
        ? []
        : [{ call: draft.send ?? '', part, name, kind, item, path: [...path, part, name] }],
    ),
  )

/** One call takes one kind of value under one name, whoever makes it. */
const checkKinds = (input: ConfigToCheck, endpoints: readonly EndpointAt[]): Diagnostic[] => {
  const { locate } = input.shape
  const known = new Map<string, Value>()
  const idOf = ({ call, part, name }: Value): string => JSON.stringify([call, part, name])
  for (const value of valuesOfFields(input)) known.set(idOf(value), value)
  return endpoints.flatMap(valuesOf).flatMap((value) => {
    const first = known.get(idOf(value))
    if (first === undefined) known.set(idOf(value), value)
    if (first === undefined || first.kind === value.kind) return []
    const { item, call, name, kind } = value
    const other = { item: first.item, kind: first.kind, line: locate(first.path, 'value').line }
    return [report(kinds.otherKind, locate(value.path, 'value'), { item, call, name, kind, other })]
  })
}

const checkEndpoint = ({ draft, item, path }: EndpointAt, { shape }: ConfigToCheck): Diagnostic[] => {
  const { send } = draft
  if (send === undefined) return []
  const place = [...path, 'send']
  const wrong = checkSend({ send, item, path: place }, shape)
  if (wrong.length > 0) return wrong
  const segment = paramSlip(send.replace(/^\w+ /, ''))
  if (segment !== undefined) return [report(paths.badParam, shape.locate(place, 'value'), { item, segment })]
  const hasBody = Object.keys(draft.body ?? {}).length > 0
  if (!send.startsWith('GET ') || !hasBody) return []
  return [report(kinds.getWithBody, shape.locate([...path, 'body'], 'key'), { item })]
}

/** Calls that code makes. */
export const checkEndpoints = (input: ConfigToCheck): Diagnostic[] => {
  const endpoints = endpointsOf(input)
  return [...endpoints.flatMap((endpoint) => checkEndpoint(endpoint, input)), ...checkKinds(input, endpoints)]
}
