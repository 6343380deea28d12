import { contractAnswers as kinds } from '../../diagnostics/catalogue/contract-answers.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { successes, type Operation } from '../../load/openapi/contract.ts'
import { accepts, propertyNames, propertyOf, type Shape } from '../../load/openapi/schemas.ts'
import type { Path } from '../../schema/schema-tree.ts'
import type { ApiToCheck, Call } from './calls.ts'
import { describeShapes } from './words.ts'

/** Something that is expected under a name of an answer. */
export interface Expected {
  name: string
  path: Path
  /** Types of JSON that will do, and how they are called. */
  types: readonly string[]
  wanted: string
}

/** What a call answers when it worked: empty where that is no JSON, undefined where it is not described. */
export const answerShapes = (operation: Operation): Shape[] | undefined => {
  const found = successes(operation)
  return found.length === 0 ? undefined : found.flatMap(({ content }) => content.shapes ?? [])
}

/** Whether a name is there and holds what is expected, and if so its shapes. */
export const expectIn = (
  shapes: readonly Shape[],
  { name, path, types, wanted }: Expected,
  { call, item }: Call,
  { contract, locate }: ApiToCheck,
): { shapes: Shape[]; diagnostics: Diagnostic[] } => {
  const found = propertyOf(contract.document, shapes, name)
  if (found === null) {
    const names = propertyNames(shapes)
    const args = { item, name, call, nearest: suggest(name, names), names }
    return { shapes: [], diagnostics: [report(kinds.notInAnswer, locate(path, 'value'), args)] }
  }
  const fits = found.some((shape) => types.some((type) => accepts(shape, type)))
  if (fits) return { shapes: found, diagnostics: [] }
  const args = { item, name, call, wanted, found: describeShapes(found) }
  return { shapes: [], diagnostics: [report(kinds.otherAnswer, locate(path, 'value'), args)] }
}

/** The values that are answered, where there are only some; undefined where any may be. */
const valuesIn = (shapes: readonly Shape[]): string[] | undefined => {
  const texts = shapes.filter((shape) => accepts(shape, 'string'))
  if (texts.length === 0 || texts.some(({ values }) => values === undefined)) return undefined
  return texts.flatMap(({ values = [] }) => values).filter((value) => typeof value === 'string')
}

/** Whether each value of an answer has a text, and each text a value. */
export const checkTexts = (
  shapes: readonly Shape[],
  {
    name,
    setting,
    path,
    texts,
  }: {
    name: string
    setting: 'states' | 'options'
    path: Path
    texts: readonly { value: string; path: Path; part: 'key' | 'value' }[]
  },
  { item }: Call,
  { locate }: ApiToCheck,
): Diagnostic[] => {
  const values = valuesIn(shapes)
  if (values === undefined) return []
  const meant: string[] = []
  const unknown = texts.flatMap(({ value, path: place, part }) => {
    if (values.includes(value)) return []
    const nearest = suggest(value, values)
    if (nearest !== undefined) meant.push(nearest)
    return [report(kinds.neverAnswered, locate(place, part), { item, name, value, nearest, values })]
  })
  const missing = values.filter(
    (value) => !meant.includes(value) && !texts.some((text) => text.value === value),
  )
  if (missing.length === 0) return unknown
  return [...unknown, report(kinds.notShown, locate(path, 'key'), { item, name, values: missing, setting })]
}
