import { propertyKey, quote } from './escape.ts'

const WIDTH = 110

/** What can be data: an optional setting that is not there is left out. */
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item !== undefined)

/** The parts between brackets; undefined as soon as they take more than the room there is. */
const inlineParts = (parts: Iterable<[start: string, value: unknown]>, room: number): string | undefined => {
  let line = ''
  for (const [start, value] of parts) {
    const separator = line === '' ? '' : ', '
    const part = inline(value, room - line.length - separator.length - start.length)
    if (part === undefined) return undefined
    line += separator + start + part
  }
  return line.length > room ? undefined : line
}

const scalar = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value))

const inline = (value: unknown, room: number): string | undefined => {
  if (typeof value !== 'object' || value === null) return scalar(value)
  if (Array.isArray(value)) {
    const items = inlineParts(
      value.map((item) => ['', item]),
      room - 2,
    )
    return items === undefined ? undefined : `[${items}]`
  }
  const entries = inlineParts(
    entriesOf(value).map(([key, item]) => [`${propertyKey(key)}: `, item]),
    room - 4,
  )
  return entries === undefined ? undefined : entries === '' ? '{}' : `{ ${entries} }`
}

/**
 * Data as a TypeScript expression: on one line where it fits, else one entry a line.
 * `taken` counts the characters that stand on the line before and after it.
 */
export const literal = (value: unknown, indent = '', taken = 0): string => {
  if (typeof value !== 'object' || value === null) return scalar(value)
  const line = inline(value, WIDTH - indent.length - taken)
  if (line !== undefined) return line
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
