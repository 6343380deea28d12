import { contractValues as kinds, type CallPart } from '../../diagnostics/catalogue/contract-values.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { accepts, type Shape } from '../../load/openapi/schemas.ts'
import type { ValueKind } from '../../schema/endpoint.ts'
import type { Field } from '../../schema/fields.ts'
import type { Path } from '../../schema/schema-tree.ts'
import type { ApiToCheck, Call } from './calls.ts'
import { checkEmpty } from './empty-value.ts'
import { checkLimits } from './limits.ts'
import { describeShapes } from './words.ts'

/** A value that a call is made with. */
export interface SentValue {
  name: string
  kind: ValueKind
  /** Where the call names it. */
  path: Path
  /** The field it is typed into; code sends values without one. */
  field?: Field
}

/** What one value is checked against. */
export interface Taken {
  call: Call
  part: CallPart
  value: SentValue
  shapes: readonly Shape[]
  required: boolean
}

const typeOf: Readonly<Record<ValueKind, string>> = { text: 'string', number: 'number', boolean: 'boolean' }

const words: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
}

const isDated = ({ format }: Shape): boolean => format === 'date' || format === 'date-time'

/** The only texts a field can send; undefined where any can be typed. */
const choicesOf = ({
  options,
  oneOf,
  type,
  value,
  from,
}: Field): { texts: string[]; path: Path } | undefined => {
  if (options.length > 0) return { texts: options.map((option) => option.value), path: ['options'] }
  if (oneOf !== undefined) return { texts: oneOf, path: ['oneOf'] }
  const isFixed = type === 'hidden' && value !== undefined && from === undefined
  return isFixed ? { texts: [value], path: ['value'] } : undefined
}

/** The shapes that take a text with something in it. */
const textShapes = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter(
    (shape) =>
      accepts(shape, 'string') &&
      shape.maxLength !== 0 &&
      shape.values?.every((value) => value === '' || value === null) !== true,
  )

const checkType = ({ call, part, value, shapes }: Taken, { locate }: ApiToCheck): Diagnostic[] => {
  const { name, kind, field, path } = value
  const isDate = field?.type === 'date'
  const texts = textShapes(shapes)
  const fitsText = texts.some(({ format, ...shape }) =>
    isDate ? format !== 'date-time' : !isDated({ ...shape, format: format ?? '' }),
  )
  const isChosen = field !== undefined && choicesOf(field) !== undefined
  // In a query everything is text: a choice of "1" and "2" is as good as a number.
  const fits =
    kind !== 'text'
      ? shapes.some((shape) => accepts(shape, typeOf[kind]))
      : field === undefined || isChosen
        ? texts.length > 0 || (isChosen && part === 'query')
        : fitsText
  if (fits) return []
  const sent = isDate ? 'a date' : words[kind]
  const place = field === undefined ? path : ['fields', name, 'type']
  const args = { item: call.item, name, call: call.call, sent, taken: describeShapes(shapes) }
  return [report(kinds.otherType, locate(place, 'value'), args)]
}

/** The only texts that are taken; undefined where any is. */
const acceptedTexts = (shapes: readonly Shape[]): string[] | undefined => {
  const values = shapes.map((shape) => shape.values)
  if (values.length === 0 || values.some((each) => each === undefined)) return undefined
  return values.flatMap((each) => each ?? []).flatMap((each) => (typeof each === 'string' ? [each] : []))
}

const checkChoices = ({ call, value, shapes }: Taken, { locate }: ApiToCheck): Diagnostic[] => {
  const { name, kind, field, path } = value
  const accepted = kind === 'text' ? acceptedTexts(textShapes(shapes)) : undefined
  if (accepted === undefined || field === undefined) return []
  const args = { item: call.item, name, call: call.call, values: accepted.filter((each) => each !== '') }
  const choices = choicesOf(field)
  if (choices === undefined) return [report(kinds.anyText, locate(path, 'value'), args)]
  return choices.texts.flatMap((text, index) => {
    // An empty choice is one that was not made.
    if (text === '' || accepted.includes(text)) return []
    const at = choices.path[0] === 'value' ? [] : choices.path[0] === 'options' ? [index, 'value'] : [index]
    const position = locate(['fields', name, ...choices.path, ...at], 'value')
    return [report(kinds.notAccepted, position, { ...args, value: text, nearest: suggest(text, accepted) })]
  })
}

/** Whether the API takes what is sent under one name. */
export const checkValue = (taken: Taken, input: ApiToCheck): Diagnostic[] => {
  const wrongType = checkType(taken, input)
  if (wrongType.length > 0) return wrongType
  const { field, kind } = taken.value
  const isFree = field !== undefined && choicesOf(field) === undefined
  return [
    ...checkChoices(taken, input),
    ...(isFree
      ? checkLimits(taken, field, kind === 'text' ? textShapes(taken.shapes) : taken.shapes, input)
      : []),
    ...(field === undefined ? [] : checkEmpty(taken, field, input)),
  ]
}
