import { enumerated } from '../../diagnostics/sentence.ts'
import type { Shape } from '../../load/openapi/schemas.ts'

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

const wordFor = (type: string, format: string | undefined): string => {
  if (type === 'string' && format === 'date') return 'a date'
  if (type === 'string' && format === 'date-time') return 'a date with the time'
  return words[type] ?? type
}

/** `a text or null` */
export const describeShapes = (shapes: readonly Shape[]): string => {
  const all = shapes.flatMap(
    ({ types, format }) => types?.map((type) => wordFor(type, format)) ?? ['anything'],
  )
  return enumerated([...new Set(all)], 'or')
}
