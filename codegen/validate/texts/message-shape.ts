import {
  type MessageFormatElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Position } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'

export type ValueKind = 'plain' | 'number' | 'plural' | 'date' | 'select'

/** What a text takes from outside. */
export interface MessageShape {
  /** Placeholders with every way the text uses them, in order of appearance. */
  values: ReadonlyMap<string, ReadonlySet<ValueKind>>
  tags: ReadonlySet<string>
  /** Options of each `select`, without "other". */
  options: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether it takes nothing. */
  isPlain: boolean
}

const PLAIN: MessageShape = { values: new Map(), tags: new Set(), options: new Map(), isPlain: true }

const kinds: Partial<Record<TYPE, ValueKind>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'plural',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'select',
}

export const shapeOf = (elements: readonly MessageFormatElement[]): MessageShape => {
  if (elements.every(({ type }) => type === TYPE.literal)) return PLAIN
  const values = new Map<string, Set<ValueKind>>()
  const tags = new Set<string>()
  const options = new Map<string, ReadonlySet<string>>()
  for (const element of everyElement(elements)) {
    const kind = kinds[element.type]
    if (element.type === TYPE.tag) tags.add(element.value)
    if (kind === undefined || !('value' in element)) continue
    addTo(values, element.value, kind)
    if (element.type === TYPE.select)
      options.set(element.value, optionsOf(element, options.get(element.value)))
  }
  return { values, tags, options, isPlain: false }
}

/** Together with those of another choice by the same value. */
const optionsOf = (element: SelectElement, known: ReadonlySet<string> = new Set()): Set<string> =>
  new Set([...known, ...Object.keys(element.options).filter((option) => option !== 'other')])

const addTo = <Item>(sets: Map<string, Set<Item>>, name: string, item: Item): void => {
  const known = sets.get(name)
  if (known) known.add(item)
  else sets.set(name, new Set([item]))
}

/** Every element of a text, those inside options and tags included. */
export function* everyElement(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    if (element.type === TYPE.tag) yield* everyElement(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    for (const option of Object.values(element.options)) yield* everyElement(option.value)
  }
}

/** Place of the first element that fits. Texts are parsed with locations only here: few are ever asked for. */
export const locateElement = (
  { text, locate }: CatalogMessage,
  fits: (element: MessageFormatElement) => boolean,
): Position => {
  for (const element of everyElement(parse(text, { captureLocation: true }))) {
    if (fits(element)) return locate(element.location?.start.offset ?? 0)
  }
  return locate()
}

/** Place of an option's name: it stands right before its braces. */
export const locateOption = (
  { text, locate }: CatalogMessage,
  argument: string,
  option: string,
): Position => {
  for (const element of everyElement(parse(text, { captureLocation: true }))) {
    if ((element.type !== TYPE.select && element.type !== TYPE.plural) || element.value !== argument) continue
    const braces = element.options[option]?.location?.start.offset
    if (braces !== undefined) return locate(text.lastIndexOf(option, braces))
  }
  return locate()
}
