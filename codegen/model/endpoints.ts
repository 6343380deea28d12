import type { Field } from '../schema/fields.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { byCodeUnit } from './by-code-unit.ts'
import type { EndpointModel, ValueModel } from './site-model.ts'

type Sent = Pick<EndpointModel, 'call' | 'query'> & { user: string; body: ValueModel[] }

/** What a field of a type is sent as. */
export const fieldKind = (type: Field['type']): ValueModel['kind'] =>
  type === 'number' ? 'number' : type === 'checkbox' ? 'boolean' : 'text'

const sorted = (values: Iterable<ValueModel>): ValueModel[] =>
  [...values].sort((a, b) => byCodeUnit(a.name, b.name))

/** Fields that only repeat another one are not sent. With GET, what is sent is the query. */
const sentByForms = ({ forms, fields }: SiteConfig): Sent[] =>
  Object.entries(forms).map(([name, form]) => {
    const values = form.fields.flatMap((field) => {
      const { type, matches } = fields[field] ?? {}
      return type === undefined || matches !== undefined ? [] : [{ name: field, kind: fieldKind(type) }]
    })
    const [query, body] = form.send.startsWith('GET ') ? [values, []] : [[], values]
    return { call: form.send, user: `form "${name}"`, query, body }
  })

const sentByCode = ({ api }: SiteConfig): Sent[] =>
  Object.entries(api.endpoints).map(([name, { send, ...values }]) => {
    const [query, body] = [values.query, values.body].map((part) =>
      Object.entries(part).map(([value, kind]) => ({ name: value, kind })),
    )
    return { call: send, user: `endpoint "${name}"`, query: query ?? [], body: body ?? [] }
  })

const merge = (call: string, sent: readonly Sent[]): EndpointModel => {
  const query = new Map(sent.flatMap((each) => each.query).map((value) => [value.name, value]))
  const bodies = sent.map(({ body }) => sorted(body))
  return {
    call,
    users: sent.map(({ user }) => user),
    params: [...call.matchAll(/:(\w+)/g)].flatMap(([, param]) => param ?? []),
    query: sorted(query.values()),
    bodies: [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()],
  }
}

/** Every call of the API that forms and code make, sorted. */
export const buildEndpoints = (config: SiteConfig): EndpointModel[] => {
  const sent = [...sentByCode(config), ...sentByForms(config)]
  const calls = [...new Set(sent.map(({ call }) => call))].sort(byCodeUnit)
  return calls.map((call) =>
    merge(
      call,
      sent.filter((each) => each.call === call),
    ),
  )
}
