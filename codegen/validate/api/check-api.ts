import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Contract } from '../../load/openapi/contract.ts'
import type { CheckedShape } from '../../schema/check-shape.ts'
import { checkBlockCalls } from './blocks.ts'
import { findCall, type ApiToCheck } from './calls.ts'
import { checkFormCalls } from './forms.ts'
import { checkSent } from './sent-values.ts'

const checkEndpointCalls = (input: ApiToCheck): Diagnostic[] =>
  Object.entries(input.config.api.endpoints).flatMap(([name, endpoint]) => {
    const place = ['api', 'endpoints', name]
    const call = { call: endpoint.send, item: `endpoint "${name}"`, path: [...place, 'send'] }
    const { operation, diagnostics } = findCall(call, input)
    if (operation === undefined) return diagnostics
    const [query, body] = (['query', 'body'] as const).map((part) =>
      Object.entries(endpoint[part]).map(([value, kind]) => ({
        name: value,
        kind,
        path: [...place, part, value],
      })),
    )
    return [...diagnostics, ...checkSent(call, operation, { query: query ?? [], body: body ?? [] }, input)]
  })

/**
 * Compares every call of the site with what the API promises. Only a configuration of the right shape is compared:
 * with half a form, what is missing could be what cannot be read.
 */
export const checkApi = (
  { config, locate }: Pick<CheckedShape, 'config' | 'locate'>,
  contract: Contract | undefined,
): Diagnostic[] => {
  if (config === undefined || contract === undefined) return []
  const input: ApiToCheck = { config, contract, locate }
  return [checkFormCalls, checkBlockCalls, checkEndpointCalls].flatMap((check) => check(input))
}
