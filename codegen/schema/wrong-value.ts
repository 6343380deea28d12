import { shape } from '../diagnostics/catalogue/shape.ts'
import { syntax } from '../diagnostics/catalogue/syntax.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { findForeignLetters, suggest } from '../diagnostics/suggest.ts'
import { asWritten, quoted } from '../load/yaml/plain-text.ts'
import { itemName, settingName } from './item-name.ts'
import {
  descriptionOf,
  isRequired,
  isSettings,
  itemOf,
  kindOf,
  optionsOf,
  recordOf,
  resolve,
  schemaAt,
  settingsOf,
  valueAt,
  type Path,
  type Schema,
} from './schema-tree.ts'
import type { ShapeIssue } from './shape-issues.ts'

/** A place with a wrong value. */
export interface WrongPlace {
  root: unknown
  path: Path
  position: Position
  /** The value as it stands in the file. */
  written: string
  /** Language that texts are written in. */
  source: string
}

const expectedWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'settings',
  record: 'names with their settings',
}

const found = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (isSettings(value)) return 'settings'
  return typeof value === 'string' ? `the text ${quoted(value)}` : String(value)
}

const yesOrNo: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  true: true,
  y: true,
  '1': true,
  да: true,
  так: true,
  no: false,
  off: false,
  false: false,
  n: false,
  '0': false,
  нет: false,
  ні: false,
}

/** What a number in YAML loses of how it was written. */
const lostIn = (written: string): string => {
  if (written.startsWith('+')) return ', the "+" is lost'
  if (/^-?0\d/.test(written)) return ', the "0" at the start is lost'
  if (/^0[xo]/i.test(written)) return ', its letters are lost'
  return /^-?\d+\.\d*0$/.test(written) ? ', the "0" at the end is lost' : ''
}

const wrongText = (
  { root, path, position, written, source }: WrongPlace,
  value: unknown,
): Diagnostic | null => {
  const place = { item: itemName(root, path), setting: settingName(path) }
  const sign = /^[{[]/.exec(written)?.[0]
  if (sign !== undefined && typeof value === 'object') {
    return report(syntax.specialStart, position, { sign, source, quoted: quoted(written) })
  }
  if (typeof value !== 'number' && typeof value !== 'boolean') return null
  const type = typeof value === 'number' ? 'a number' : '"true" or "false"'
  return report(shape.readAsOther, position, {
    ...place,
    type,
    lost: lostIn(written),
    mended: quoted(written),
  })
}

const words = (text: string): string[] => text.split(/[\s,;|]+/).filter((word) => word !== '')

const wrongList = ({ root, path, position }: WrongPlace, value: unknown, schema: Schema): Diagnostic => {
  const place = { item: itemName(root, path), setting: settingName(path) }
  const item = itemOf(schema)
  const isPlain = item !== null && settingsOf(item) === null && optionsOf(item).length === 0
  const first =
    Object.keys(isSettings(value) ? value : ((item && settingsOf(resolve(item, {}))) ?? {}))[0] ?? 'name'
  const mended =
    isPlain && !isSettings(value) ? `[${words(String(value)).map(asWritten).join(', ')}]` : `- ${first}: …`
  return report(shape.expectedList, position, { ...place, mended })
}

/** `link: pricing` → `{ page: pricing }` */
const settingsFor = (schema: Schema, value: unknown): string => {
  if (typeof value !== 'string') return ''
  const options = optionsOf(schema).map((option) => Object.keys(settingsOf(option) ?? {}))
  const all = options.length > 0 ? options.flat() : Object.keys(settingsOf(schema) ?? {})
  const name = /^(?:https?:|mailto:|tel:)/.test(value) ? all.find((key) => key === 'href') : undefined
  const first = name ?? all[0]
  return first === undefined ? '' : `{ ${first}: ${asWritten(value)} }`
}

const wrongSettings = (place: WrongPlace, value: unknown, schema: Schema): Diagnostic => {
  const item = itemName(place.root, place.path)
  const setting = settingName(place.path)
  const spaceless = typeof value === 'string' ? /^([A-Za-z][\w-]*):(?!\/\/)(\S+)/.exec(value) : null
  const names =
    optionsOf(schema).length > 0
      ? optionsOf(schema).flatMap((o) => Object.keys(settingsOf(o) ?? {}))
      : Object.keys(settingsOf(schema) ?? {})
  if (spaceless !== null && (recordOf(schema) !== null || names.includes(spaceless[1] ?? ''))) {
    return report(syntax.missingSpace, place.position, {
      mark: 'colon',
      mended: `${spaceless[1] ?? ''}: ${spaceless[2] ?? ''}`,
    })
  }
  const mended = settingsFor(schema, value)
  const fix = Array.isArray(value)
    ? 'Remove the "- " at the start of its lines, and give each a name: `name: …`.'
    : mended === ''
      ? 'Write its settings below it, two spaces further in: `name: value`.'
      : `Write \`${mended}\`.`
  const expected = expectedWords[recordOf(schema) === null ? 'object' : 'record'] ?? ''
  return report(shape.wrongType, place.position, { item, setting, expected, found: found(value), fix })
}

const fixOf = (expected: string, value: unknown): string => {
  const text = String(value).trim()
  if (expected === 'boolean') {
    const meant = yesOrNo[text.toLowerCase()]
    return meant === undefined ? 'Write `true` or `false`.' : `Write \`${String(meant)}\`, without quotes.`
  }
  const number = /^[^\d-]*(-?\d+(?:[.,]\d+)?)/.exec(text)?.[1]?.replace(',', '.')
  if (expected === 'int' && number !== undefined) return `Write \`${Math.round(Number(number))}\`.`
  if (expected === 'number')
    return number === undefined ? 'Write a number.' : `Write only the number, without quotes: \`${number}\`.`
  return expected === 'string' ? 'Write a text, or the id of one.' : 'Write a whole number.'
}

const wrongType = (place: WrongPlace, expected: string): Diagnostic => {
  const { root, path, position } = place
  const value = valueAt(root, path)
  const schema = schemaAt(root, path)
  if (path.length === 0) return report(shape.configNotSettings, position, { found: found(value) })
  const item = itemName(root, path)
  const setting = settingName(path)
  if (value === null) {
    const canGo = schema !== undefined && !isRequired(schema)
    return report(shape.emptyValue, position, {
      item,
      setting,
      expected: expectedWords[expected] ?? 'a value',
      canGo,
    })
  }
  const text = expected === 'string' ? wrongText(place, value) : null
  if (text !== null) return text
  if (schema !== undefined && expected === 'array') return wrongList(place, value, schema)
  if (schema !== undefined && (expected === 'object' || expected === 'record'))
    return wrongSettings(place, value, schema)
  return report(shape.wrongType, position, {
    item,
    setting,
    expected: expectedWords[expected] ?? expected,
    found: found(value),
    fix: fixOf(expected, value),
  })
}

const notAllowed = ({ root, path, position }: WrongPlace, issueValues: readonly unknown[]): Diagnostic => {
  const value = valueAt(root, path)
  const item = itemName(root, path)
  const setting = settingName(path)
  const allowed = issueValues.map(String)
  if (value === null)
    return report(shape.emptyValue, position, { item, setting, expected: allowed.join(' or '), canGo: false })
  const nearest = typeof value === 'string' ? suggest(value, allowed) : undefined
  const shown =
    isSettings(value) || Array.isArray(value)
      ? found(value)
      : typeof value === 'string'
        ? `"${value}"`
        : String(value)
  const foreign = typeof value === 'string' && nearest !== undefined ? findForeignLetters(value) : null
  const note =
    foreign === null
      ? ''
      : ` (${foreign.letters.map((letter) => `"${letter}"`).join(', ')}: ${foreign.alphabet})`
  const pageForm = optionsOf(schemaAt(root, path) ?? noSchema).length > 0 && typeof value === 'string'
  const more = pageForm ? [`{ page: ${asWritten(value)} }`] : []
  return report(shape.notAllowed, position, {
    item,
    setting,
    value: `${shown}${note}`,
    allowed: [...allowed, ...more],
    nearest,
  })
}

const wrongForm = (place: WrongPlace, rule: string): Diagnostic => {
  const { root, path, position } = place
  const value = String(valueAt(root, path))
  const foreign = findForeignLetters(value)
  const note =
    foreign === null
      ? ''
      : ` (${foreign.letters.map((letter) => `"${letter}"`).join(', ')}: ${foreign.alphabet})`
  const description = descriptionOf(schemaAt(root, path) ?? noSchema)
  return report(shape.wrongForm, position, {
    item: itemName(root, path),
    setting: settingName(path),
    value: `"${value}"${note}`,
    rule: rule === 'Invalid URL' ? description : rule,
    mended: mendedForm(rule, value),
  })
}

/** The same text in the form that was asked for, where it is obvious. */
const mendedForm = (rule: string, value: string): string => {
  if (rule === 'Invalid URL') return /^[\w-]+(?:\.[\w-]+)+$/.test(value) ? quoted(`https://${value}`) : ''
  if (rule.startsWith('A price')) {
    const price = /^\D*(\d+)(?:[.,](\d{1,2}))?\D*$/.exec(value)
    return price === null ? '' : quoted(`${price[1] ?? ''}${price[2] === undefined ? '' : `.${price[2]}`}`)
  }
  if (rule.startsWith('A currency')) return /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : ''
  if (rule.startsWith('A colour')) return /^[0-9a-f]{6}$/i.test(value) ? quoted(`#${value}`) : ''
  if (!rule.startsWith('Names are lower')) return ''
  const name = value
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
  return /^[a-z]/.test(name) ? name : ''
}

const limitOf = (issue: ShapeIssue & { code: 'too_small' | 'too_big' }): string =>
  issue.code === 'too_small' ? `${String(issue.minimum)} or more` : `${String(issue.maximum)} or less`

const noSchema = schemaAt({}, ['version']) as Schema // "version" is always there; it has no options and no description of use

/** What is wrong with a value, in words. */
export const explainWrongValue = (issue: ShapeIssue, place: WrongPlace): Diagnostic => {
  const { root, path, position } = place
  const item = itemName(root, path)
  const setting = settingName(path)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(place, issue.expected)
    case 'invalid_value':
      return notAllowed(place, issue.values)
    case 'invalid_format':
      return wrongForm(place, issue.message)
    case 'too_small':
    case 'too_big': {
      if (issue.origin === 'string' || issue.origin === 'array') {
        const what =
          issue.origin === 'string'
            ? 'letter'
            : kindOf(schemaAt(root, path) ?? noSchema) === 'array'
              ? 'item'
              : 'entry'
        return report(shape.tooFew, position, { item, setting, what })
      }
      return report(shape.outOfRange, position, {
        item,
        setting,
        value: String(valueAt(root, path)),
        limit: limitOf(issue),
      })
    }
    case 'invalid_key':
      return wrongName(place, issue)
    default:
      return report(shape.wrongForm, position, {
        item,
        setting,
        value: found(valueAt(root, path)),
        rule: issue.message,
        mended: '',
      })
  }
}

const languageCodes: Readonly<Record<string, string>> = {
  english: 'en',
  russian: 'ru',
  ukrainian: 'uk',
  ua: 'uk',
  german: 'de',
  polish: 'pl',
  french: 'fr',
  spanish: 'es',
}

const wrongName = (
  { path, position }: WrongPlace,
  issue: ShapeIssue & { code: 'invalid_key' },
): Diagnostic => {
  const name = String(path.at(-1))
  const first = name.charAt(0).toLowerCase() + name.slice(1)
  const camel = first.replace(/[\s_]+(\S)/g, (_, letter: string) => letter.toUpperCase())
  const tag =
    languageCodes[name.toLowerCase()] ??
    name.replaceAll('_', '-').replace(/^[A-Z]+/, (letters) => letters.toLowerCase())
  const nearest =
    path[0] === 'locales'
      ? /^[a-z]{2,3}(?:-\w+)*$/.test(tag)
        ? tag
        : ''
      : /^[a-z][A-Za-z0-9-]*$/.test(camel)
        ? camel
        : ''
  const rule = issue.issues[0]?.message ?? issue.message
  return report(shape.wrongName, position, { item: String(path[0]), name, rule, nearest })
}
