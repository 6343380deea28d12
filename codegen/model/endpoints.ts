import type { Contract } from '../load/openapi/contract.ts'
import type { Field } from '../schema/fields.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { answersOf } from './api-operations.ts'
import { byCodeUnit, sortedUnique } from './by-code-unit.ts'
import type { EndpointModel, ValueModel } from './site-model.ts'

type Sent = Pick<EndpointModel, 'call' | 'query'> & { user: string; body: ValueModel[] }

/** What a field of a type is sent as. */
export const fieldKind = (type: Field['type']): ValueModel['kind'] =>
  type === 'number' ? 'number' : type === 'checkbox' ? 'boolean' : 'text'

const sorted = (values: Iterable<ValueModel>): ValueModel[] =>
  [...values].sort((a, b) => byCodeUnit(a.name, b.name))

interface Sendable {
  type: Field['type']
  matches?: string | undefined
  autocomplete?: string | undefined
}

/** A field that only repeats another one stays in the browser, and so does the name a password manager needs. */
export const isSent = ({ type, matches, autocomplete }: Sendable): boolean =>
  matches === undefined && !(type === 'hidden' && autocomplete === 'username')

/** With GET, what is sent is the query. */
const sent = (call: string, user: string, names: readonly string[], fields: SiteConfig['fields']): Sent => {
  const values = names.flatMap((name) => {
    const field = fields[name]
    return field === undefined || !isSent(field) ? [] : [{ name, kind: fieldKind(field.type) }]
  })
  const [query, body] = call.startsWith('GET ') ? [values, []] : [[], values]
  return { call, user, query, body }
}

const sentByForms = ({ forms, fields }: SiteConfig): Sent[] =>
  Object.entries(forms).flatMap(([name, { send, load, fields: names }]) => {
    const user = `form "${name}"`
    return [sent(send, user, names, fields), ...(load === undefined ? [] : [sent(load, user, [], fields)])]
  })

const sentByBlocks = ({ pages, fields }: SiteConfig): Sent[] =>
  pages.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => {
      const user = `page "${name}"`
      if (block.type === 'table') return [sent(block.load, user, block.filter, fields)]
      const call = block.type === 'status' ? block.load : block.type === 'signOut' ? block.send : undefined
      return call === undefined ? [] : [sent(call, user, [], fields)]
    }),
  )

const sentByCode = ({ api }: SiteConfig): Sent[] =>
  Object.entries(api.endpoints).map(([name, { send, ...values }]) => {
    const [query, body] = [values.query, values.body].map((part) =>
      Object.entries(part).map(([value, kind]) => ({ name: value, kind })),
    )
    return { call: send, user: `endpoint "${name}"`, query: query ?? [], body: body ?? [] }
  })

const merge = (call: string, uses: readonly Sent[], answers: EndpointModel['answers']): EndpointModel => {
  const query = new Map(uses.flatMap((each) => each.query).map((value) => [value.name, value]))
  const bodies = uses.map(({ body }) => sorted(body))
  return {
    call,
    users: sortedUnique(uses.map(({ user }) => user)),
    params: [...call.matchAll(/:(\w+)/g)].flatMap(([, param]) => param ?? []),
    query: sorted(query.values()),
    bodies: [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()],
    ...(answers === undefined ? {} : { answers }),
  }
}

/** Every call of the API that code, forms and blocks make, sorted. */
export const buildEndpoints = (config: SiteConfig, contract?: Contract): EndpointModel[] => {
  const uses = [...sentByCode(config), ...sentByForms(config), ...sentByBlocks(config)]
  const calls = sortedUnique(uses.map(({ call }) => call))
  return calls.map((call) =>
    merge(
      call,
      uses.filter((each) => each.call === call),
      contract && answersOf(contract, call, config.api.base),
    ),
  )
}
