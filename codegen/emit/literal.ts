import { propertyKey, quote } from './escape.ts'

const WIDTH = 110

/** What can be data: an optional setting that is not there is left out. */
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item !== undefined)

const inline = (value: unknown): string => {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  const entries = entriesOf(value).map(([key, item]) => `${propertyKey(key)}: ${inline(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * Data as a TypeScript expression: on one line where it fits, else one entry a line.
 * `taken` counts the characters that stand on the line before and after it.
 */
export const literal = (value: unknown, indent = '', taken = 0): string => {
  const line = inline(value)
  if (typeof value !== 'object' || value === null) return line
  if (indent.length + taken + line.length <= WIDTH) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${literal(item, inner, 1)},\n`)
    return `[\n${items.join('')}${indent}]`
  }
  const entries = entriesOf(value).map(([name, item]) => {
    const key = `${propertyKey(name)}: `
    return `${inner}${key}${literal(item, inner, key.length + 1)},\n`
  })
  return `{\n${entries.join('')}${indent}}`
}

/** Alternatives as a type: `'a' | 'b'`, one a line where they do not fit on one; `never` without any. */
export const union = (types: readonly string[], taken = 0): string => {
  if (types.length === 0) return 'never'
  const line = types.join(' | ')
  return taken + line.length <= WIDTH ? line : types.map((type) => `\n  | ${type}`).join('')
}
