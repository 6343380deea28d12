import { shape } from '../../diagnostics/catalogue/shape.ts'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { asWritten, quoted } from '../../load/yaml/plain-text.ts'
import {
  isRequired,
  isSettings,
  itemOf,
  namesIn,
  optionsOf,
  recordOf,
  resolve,
  settingsOf,
  type Schema,
} from '../schema-tree.ts'
import { kindOfValue, nameOf, type WrongPlace } from './wrong-place.ts'

const expectedWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings',
  record: 'names with their settings',
}

/** What a number in YAML loses of how it was written. */
const lostIn = (written: string): string => {
  if (written.startsWith('+')) return ', the "+" is lost'
  if (/^-?0\d/.test(written)) return ', the "0" at the start is lost'
  if (/^0[xo]/i.test(written)) return ', its letters are lost'
  return /^-?\d+\.\d*0$/.test(written) ? ', the "0" at the end is lost' : ''
}

/** A text that YAML reads as something else; null for other mistakes. */
const wrongText = (place: WrongPlace): Diagnostic | null => {
  const { value, written, position, source } = place
  const sign = /^[{[]/.exec(written)?.[0]
  if (sign !== undefined && typeof value === 'object') {
    return report(syntax.specialStart, position, { sign, source, quoted: quoted(written) })
  }
  if (typeof value !== 'number' && typeof value !== 'boolean') return null
  const type = typeof value === 'number' ? 'a number' : '"true" or "false"'
  return report(shape.readAsOther, position, {
    ...nameOf(place),
    type,
    lost: lostIn(written),
    mended: quoted(written),
  })
}

const words = (text: string): string[] => text.split(/[\s,;|]+/).filter((word) => word !== '')

const wrongList = (place: WrongPlace, schema: Schema): Diagnostic => {
  const { value, position } = place
  const item = itemOf(schema)
  const isOfTexts = item !== null && settingsOf(item) === null && optionsOf(item).length === 0
  const settings = isSettings(value) ? value : ((item && settingsOf(resolve(item, {}))) ?? {})
  const first = Object.keys(settings)[0] ?? 'name'
  const isTexts = isOfTexts && !isSettings(value)
  const mended = isTexts ? `[${words(String(value)).map(asWritten).join(', ')}]` : `- ${first}: …`
  return report(shape.expectedList, position, { ...nameOf(place), mended })
}

/** `link: pricing` → `{ page: pricing }` */
const settingsFor = (schema: Schema, text: string): string => {
  const names = namesIn(schema)
  const isAddress = /^(?:https?:|mailto:|tel:)/.test(text)
  const name = (isAddress ? names.find((each) => each === 'href') : undefined) ?? names[0]
  return name === undefined ? '' : `{ ${name}: ${asWritten(text)} }`
}

const fixOfSettings = (value: unknown, schema: Schema): string => {
  if (Array.isArray(value))
    return 'Remove the "- " at the start of its lines, and give each a name: `name: …`.'
  const mended = typeof value === 'string' ? settingsFor(schema, value) : ''
  return mended === ''
    ? 'Write its settings below it, two spaces further in: `name: value`.'
    : `Write \`${mended}\`.`
}

const wrongSettings = (place: WrongPlace, schema: Schema): Diagnostic => {
  const { value, position } = place
  const [, name = '', rest = ''] =
    /^([A-Za-z][\w-]*):(?!\/\/)(\S+)/.exec(typeof value === 'string' ? value : '') ?? []
  if (name !== '' && (recordOf(schema) !== null || namesIn(schema).includes(name))) {
    return report(syntax.missingSpace, position, { mark: 'colon', mended: `${name}: ${rest}` })
  }
  const expected = expectedWords[recordOf(schema) === null ? 'object' : 'record'] ?? ''
  const args = { ...nameOf(place), expected, found: kindOfValue(value), fix: fixOfSettings(value, schema) }
  return report(shape.wrongType, position, args)
}

const meansTrue = ['yes', 'on', 'true', 'y', '1', 'да', 'так']
const meansFalse = ['no', 'off', 'false', 'n', '0', 'нет', 'ні']

const fixOf = (expected: string, value: unknown): string => {
  const text = String(value).trim().toLowerCase()
  if (expected === 'boolean') {
    if (!meansTrue.includes(text) && !meansFalse.includes(text)) return 'Write `true` or `false`.'
    return `Write \`${String(meansTrue.includes(text))}\`, without quotes.`
  }
  const number = /^[^\d-]*(-?\d+(?:[.,]\d+)?)/.exec(text)?.[1]?.replace(',', '.')
  if (expected === 'int' && number !== undefined) return `Write \`${Math.round(Number(number))}\`.`
  if (expected !== 'number')
    return expected === 'string' ? 'Write a text, or the id of one.' : 'Write a whole number.'
  return number === undefined ? 'Write a number.' : `Write only the number, without quotes: \`${number}\`.`
}

/** A value of another kind than the schema asks for. */
export const explainWrongType = (place: WrongPlace, expected: string): Diagnostic => {
  const { path, position, value, schema } = place
  if (path.length === 0) return report(shape.configNotSettings, position, { found: kindOfValue(value) })
  const expectedText = expectedWords[expected] ?? expected
  if (value === null) {
    const canGo = schema !== undefined && !isRequired(schema)
    return report(shape.emptyValue, position, { ...nameOf(place), expected: expectedText, canGo })
  }
  const text = expected === 'string' ? wrongText(place) : null
  if (text !== null) return text
  if (schema !== undefined && expected === 'array') return wrongList(place, schema)
  if (schema !== undefined && (expected === 'object' || expected === 'record'))
    return wrongSettings(place, schema)
  const args = {
    ...nameOf(place),
    expected: expectedText,
    found: kindOfValue(value),
    fix: fixOf(expected, value),
  }
  return report(shape.wrongType, position, args)
}
