import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml'
import { curlyQuoted } from './plain-text.ts'

export const isNode = (node: unknown): node is Node =>
  isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)

export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
export const endOf = (node: unknown): number => (isNode(node) ? (node.range?.[1] ?? 0) : 0)

/** The text of a value without quotes; null for other values. */
export const plainText = (scalar: Scalar): string | null =>
  scalar.type === 'PLAIN' && typeof scalar.value === 'string' ? scalar.value : null

/** The name before a colon; null for what cannot be one. Numbers are names as they are written. */
export const keyText = (key: unknown): string | null => {
  if (!isScalar(key)) return null
  const text =
    typeof key.value === 'string' ? (curlyQuoted(plainText(key) ?? '')?.inside ?? key.value) : key.source
  return text === undefined || text === '' || text === '__proto__' ? null : text
}

/** `<<: *name` takes over settings. */
export const isMergeKey = (key: unknown): boolean =>
  isScalar(key) && key.type === 'PLAIN' && key.value === '<<'

/** The place of a whole setting, from its name to the end of its value. */
export const extentOf = (pair: Pair): { start: number; end: number } => ({
  start: isNode(pair.key) ? startOf(pair.key) : startOf(pair.value),
  end: Math.max(endOf(pair.key), endOf(pair.value)),
})
