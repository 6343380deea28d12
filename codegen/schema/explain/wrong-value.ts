import { safeParse } from 'zod'
import { shape } from '../../diagnostics/catalogue/shape.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { foreignNote, suggest } from '../../diagnostics/suggest.ts'
import { asWritten } from '../../load/yaml/plain-text.ts'
import { itemOf, namesIn, optionsOf, type Schema } from '../schema-tree.ts'
import type { ShapeIssue } from '../shape-issues.ts'
import { explainWrongForm, explainWrongName } from './wrong-form.ts'
import { kindOfValue, nameOf, type WrongPlace } from './wrong-place.ts'
import { explainWrongType } from './wrong-type.ts'

/** How a text is written where it may also be the name in settings, or one of a list. */
const asOption = (text: string, schema: Schema): string[] => {
  if (optionsOf(schema).some((option) => itemOf(option) !== null)) {
    const list = text.split(/\s*,\s*/)
    return safeParse(schema, list).success ? [`[${list.map(asWritten).join(', ')}]`] : []
  }
  const [name] = namesIn(schema)
  return name === undefined ? [] : [`{ ${name}: ${asWritten(text)} }`]
}

const notAllowed = (place: WrongPlace, values: readonly unknown[]): Diagnostic => {
  const { value, position, schema } = place
  const allowed = values.map(String)
  if (value === null) {
    return report(shape.emptyValue, position, {
      ...nameOf(place),
      expected: allowed.join(' or '),
      canGo: false,
    })
  }
  const isText = typeof value === 'string'
  const nearest = isText ? suggest(value, allowed) : undefined
  const shown = isText ? `"${value}"${nearest === undefined ? '' : foreignNote(value)}` : kindOfValue(value)
  const options = isText && schema !== undefined && nearest === undefined ? asOption(value, schema) : []
  return report(shape.notAllowed, position, {
    ...nameOf(place),
    value: shown,
    allowed: [...allowed, ...options],
    nearest,
  })
}

type SizeIssue = Extract<ShapeIssue, { code: 'too_small' | 'too_big' }>

const wrongSize = (place: WrongPlace, issue: SizeIssue): Diagnostic => {
  const names = nameOf(place)
  if (issue.origin === 'array' || issue.origin === 'string') {
    return report(shape.tooFew, place.position, {
      ...names,
      what: issue.origin === 'string' ? 'text' : 'list',
    })
  }
  const limit =
    issue.code === 'too_small' ? `${String(issue.minimum)} or more` : `${String(issue.maximum)} or less`
  return report(shape.outOfRange, place.position, { ...names, value: String(place.value), limit })
}

/** What is wrong with a value, in words. */
export const explainWrongValue = (issue: ShapeIssue, place: WrongPlace): Diagnostic => {
  switch (issue.code) {
    case 'invalid_type':
      return explainWrongType(place, issue.expected)
    case 'invalid_value':
      return notAllowed(place, issue.values)
    case 'too_small':
    case 'too_big':
      return wrongSize(place, issue)
    case 'invalid_key':
      return explainWrongName(place, issue.issues[0]?.message ?? issue.message)
    default:
      return explainWrongForm(place, issue.message)
  }
}
