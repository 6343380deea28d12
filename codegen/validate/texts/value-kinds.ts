import { TYPE } from '@formatjs/icu-messageformat-parser'
import { messageTexts as kinds } from '../../diagnostics/catalogue/message-texts.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { locateElement, type ValueKind } from './message-shape.ts'
import type { Comparison } from './placeholders.ts'
import { categorySamples, pluralCategories } from './plural-samples.ts'
import { renderMessage } from './render-message.ts'

/** What a value has to be for a text to be shown with it. */
type Demand = 'number' | 'date' | 'select'

const demands: Record<ValueKind, Demand | undefined> = {
  plain: undefined,
  number: 'number',
  plural: 'number',
  date: 'date',
  select: 'select',
}

/** Translations ask for the same kind of value as the source text. */
export const compareValueKinds = (comparison: Comparison): Diagnostic[] =>
  [...comparison.shape.values].flatMap(([name, found]) => {
    const expected = comparison.sourceShape.values.get(name)
    return expected === undefined ? [] : compareKinds(comparison, name, expected, found)
  })

const compareKinds = (
  comparison: Comparison,
  name: string,
  expected: ReadonlySet<ValueKind>,
  found: ReadonlySet<ValueKind>,
): Diagnostic[] => {
  const { id } = comparison.message
  const wanted = demandsOf(expected)
  const given = demandsOf(found)
  const foreign = given.find((demand) => !wanted.includes(demand))
  const isPlain = given.length === 0
  if (foreign === undefined && !(isPlain && (wanted.includes('date') || wanted.includes('select')))) {
    return expected.has('plural') && !found.has('plural') ? lostPlural(comparison, name) : []
  }
  const position = locateElement(
    comparison.message,
    (element) => 'value' in element && element.value === name && isOf(element.type, foreign),
  )
  return [
    report(kinds.otherKind, position, { id, name, found: foreign ?? 'plain', wanted: wanted[0] ?? 'plain' }),
  ]
}

const demandsOf = (found: ReadonlySet<ValueKind>): Demand[] =>
  [...found].map((kind) => demands[kind]).filter((demand) => demand !== undefined)

const isOf = (type: TYPE, demand: Demand | undefined): boolean => {
  if (demand === 'number') return type === TYPE.number || type === TYPE.plural
  if (demand === 'date') return type === TYPE.date || type === TYPE.time
  return type === (demand === 'select' ? TYPE.select : TYPE.argument)
}

/** Harmless where a language has one form for every number. */
const lostPlural = ({ locale, message }: Comparison, name: string): Diagnostic[] => {
  const samples = categorySamples(locale, 'cardinal')
  const [sample] = samples.get('one') ?? []
  if (samples.size < 2 || sample === undefined || message.elements === undefined) return []
  const position = locateElement(message, (element) => 'value' in element && element.value === name)
  const reading = renderMessage(message.elements, { locale, name, number: sample })
  return [
    report(kinds.lostPlural, position, {
      id: message.id,
      name,
      sample,
      reading,
      forms: pluralCategories(locale, 'cardinal'),
    }),
  ]
}
