import type { Contract, Operation } from '../../load/openapi/contract.ts'
import { contract as kinds } from '../../diagnostics/catalogue/contract.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { findOperations, pathInside } from '../../model/api-operations.ts'
import type { Path } from '../../schema/schema-tree.ts'
import type { SiteConfig } from '../../schema/site-config.ts'

/** What the calls of a site are compared with, and where to point. */
export interface ApiToCheck {
  config: SiteConfig
  contract: Contract
  locate: (path: Path, part: 'key' | 'value') => Position
}

export interface Call {
  /** `POST /auth/login` */
  call: string
  /** Who makes it: `form "signIn"`. */
  item: string
  path: Path
}

const isLoad = ({ path }: Call): boolean => path.at(-1) === 'load'

const isWhole = (call: string): boolean => /^(?:GET|POST|PUT|PATCH|DELETE) \/[^\s?#\\]*$/.test(call)

const explainMissing = (at: Call, { contract, config, locate }: ApiToCheck): Diagnostic => {
  const { call, item, path: place } = at
  const [method = '', path = ''] = call.split(' ')
  const position = locate(place, 'value')
  const others = findOperations(contract, call, config.api.base, 'anyMethod')
  if (others.length > 0) {
    const methods = [...new Set(others.map((operation) => operation.method))]
    // What is loaded is asked for with GET and nothing else.
    const mended = isLoad(at) ? undefined : methods[0]
    return report(kinds.noMethod, position, { item, method, path, methods, mended })
  }
  const known = contract.operations.map(
    (operation) => `${operation.method} ${pathInside(operation, config.api.base)}`,
  )
  const withMethod = known.filter((each) => each.startsWith(`${method} `))
  return report(kinds.noPath, position, {
    item,
    path,
    nearest: suggest(call, withMethod) ?? suggest(call, known),
  })
}

const checkParams = (
  { call, item, path: place }: Call,
  operation: Operation,
  { config, locate }: ApiToCheck,
): Diagnostic[] => {
  const promised = pathInside(operation, config.api.base).split('/')
  const segments = (call.split(' ')[1] ?? '').split('/')
  const mended = segments.map((segment, at) =>
    segment.startsWith(':') ? (promised[at] ?? segment) : segment,
  )
  return segments.flatMap((segment, at) => {
    const name = promised[at] ?? ''
    // A part such as "{name}.{type}" has no single name.
    if (!segment.startsWith(':') || segment === name || !/^:[\w-]+$/.test(name)) return []
    const args = {
      item,
      param: segment.slice(1),
      name: name.slice(1),
      mended: `${operation.method} ${mended.join('/')}`,
    }
    return [report(kinds.paramName, locate(place, 'value'), args)]
  })
}

/** The operation that answers a call, and what is wrong with how it is called. */
export const findCall = (
  call: Call,
  input: ApiToCheck,
): { operation?: Operation; diagnostics: Diagnostic[] } => {
  // What is no call, or none that loads anything, is reported already.
  if (!isWhole(call.call) || (isLoad(call) && !call.call.startsWith('GET '))) return { diagnostics: [] }
  const [operation] = findOperations(input.contract, call.call, input.config.api.base)
  if (operation === undefined) return { diagnostics: [explainMissing(call, input)] }
  return { operation, diagnostics: checkParams(call, operation, input) }
}
