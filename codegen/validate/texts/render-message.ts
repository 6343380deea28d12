import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { shapeOf } from './message-shape.ts'

export interface Rendering {
  locale: string
  /** The placeholder that gets a number; the others stay as they are written. */
  name: string
  number: number
}

const LONGEST = 60

/** How a text reads with a number in it, shortened for a sentence. */
export const renderMessage = (elements: readonly MessageFormatElement[], rendering: Rendering): string => {
  const text = render(elements, rendering, undefined).replace(/\s+/g, ' ').trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const render = (
  elements: readonly MessageFormatElement[],
  rendering: Rendering,
  plural: PluralElement | undefined,
): string => elements.map((element) => renderElement(element, rendering, plural)).join('')

const renderElement = (
  element: MessageFormatElement,
  rendering: Rendering,
  plural: PluralElement | undefined,
): string => {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.pound:
      return plural?.value === rendering.name ? show(rendering.number - plural.offset, rendering) : '#'
    case TYPE.tag:
      return render(element.children, rendering, plural)
    case TYPE.plural:
      return render(branchOf(element, rendering), rendering, element)
    case TYPE.select:
      return render(selectBranch(element, rendering), rendering, plural)
    default:
      return element.value === rendering.name ? show(rendering.number, rendering) : `{${element.value}}`
  }
}

/** The option that the number is in. */
const selectBranch = ({ options }: SelectElement, { name }: Rendering): MessageFormatElement[] => {
  const branches = Object.values(options).map(({ value }) => value)
  const shown = branches.find((branch) => shapeOf(branch).values.has(name))
  return shown ?? options['other']?.value ?? []
}

const branchOf = (element: PluralElement, { locale, name, number }: Rendering): MessageFormatElement[] => {
  const { options, offset, pluralType = 'cardinal' } = element
  const other = options['other']?.value ?? []
  if (element.value !== name) return other
  const category = new Intl.PluralRules(locale, { type: pluralType }).select(number - offset)
  return (options[`=${number}`] ?? options[category])?.value ?? other
}

const show = (number: number, { locale }: Rendering): string => new Intl.NumberFormat(locale).format(number)
