import { type MessageFormatElement, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageArgument } from './site-model.ts'

/** What a text must be given to be shown: one entry a name, sorted by name. */
export const messageArguments = (elements: readonly MessageFormatElement[]): MessageArgument[] => {
  const types = new Map<string, MessageArgument['type']>()
  collect(elements, types)
  return [...types].map(([name, type]) => ({ name, type })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const collect = (
  elements: readonly MessageFormatElement[],
  types: Map<string, MessageArgument['type']>,
): void => {
  for (const element of elements) {
    const type = typeOf(element)
    if (type !== undefined && 'value' in element)
      types.set(element.value, merge(types.get(element.value), type))
    if (element.type === TYPE.tag) collect(element.children, types)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, types)
    }
  }
}

const typeOf = (element: MessageFormatElement): MessageArgument['type'] | undefined => {
  switch (element.type) {
    case TYPE.argument:
      return 'string'
    case TYPE.number:
    case TYPE.plural:
      return 'number'
    case TYPE.date:
    case TYPE.time:
      return 'date'
    case TYPE.tag:
      return 'tag'
    case TYPE.select:
      return { select: selectOptions(element) }
    default:
      return undefined
  }
}

/** Without "other", which stands for every value that has no option of its own. */
const selectOptions = (element: SelectElement): string[] =>
  Object.keys(element.options)
    .filter((option) => option !== 'other')
    .sort()

/** A plain placeholder shows any value, so every other use of the name says more about its type. */
const merge = (
  known: MessageArgument['type'] | undefined,
  found: MessageArgument['type'],
): MessageArgument['type'] => {
  if (known === undefined || known === 'string') return found
  if (typeof known === 'object' && typeof found === 'object') {
    return { select: [...new Set([...known.select, ...found.select])].sort() }
  }
  return known
}
