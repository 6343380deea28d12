import { contractValues as kinds } from '../../diagnostics/catalogue/contract-values.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Shape } from '../../load/openapi/schemas.ts'
import type { Field } from '../../schema/fields.ts'
import type { ApiToCheck } from './calls.ts'
import type { Taken } from './sent-value.ts'

const typed: readonly Field['type'][] = ['text', 'email', 'password', 'tel', 'url', 'textarea']

const limits = [
  { rule: 'minLength', of: 'minLength', types: typed },
  { rule: 'maxLength', of: 'maxLength', types: typed },
  { rule: 'min', of: 'minimum', types: ['number'] },
  { rule: 'max', of: 'maximum', types: ['number'] },
] as const satisfies readonly { rule: keyof Field; of: keyof Shape; types: readonly Field['type'][] }[]

/** The limit that no shape goes beyond; null where one has none. */
const limitOf = (shapes: readonly Shape[], of: (typeof limits)[number]['of']): number | null => {
  const found = shapes.map((shape) => shape[of])
  if (found.length === 0 || found.some((limit) => limit === undefined)) return null
  const known = found.filter((limit) => limit !== undefined)
  return of.startsWith('min') ? Math.min(...known) : Math.max(...known)
}

/** Whether a field lets in what the API refuses. Patterns are left to the server. */
export const checkLimits = (
  { call, value: { name, path } }: Taken,
  field: Field,
  shapes: readonly Shape[],
  { locate }: ApiToCheck,
): Diagnostic[] =>
  limits.flatMap(({ rule, of, types }) => {
    const limit = limitOf(shapes, of)
    // A text that is there has one character.
    const isNothing = limit === null || (rule === 'minLength' && limit <= 1)
    if (isNothing || !(types as readonly string[]).includes(field.type)) return []
    const args = { item: call.item, name, call: call.call, rule, limit }
    const own = field[rule]
    if (own === undefined) return [report(kinds.noLimit, locate(path, 'value'), args)]
    const isWider = rule.startsWith('min') ? Number(own) < limit : Number(own) > limit
    return isWider ? [report(kinds.wideLimit, locate(['fields', name, rule], 'value'), args)] : []
  })
