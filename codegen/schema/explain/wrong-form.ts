import { shape } from '../../diagnostics/catalogue/shape.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findForeignLetters, foreignNote } from '../../diagnostics/suggest.ts'
import { quoted } from '../../load/yaml/plain-text.ts'
import { descriptionOf } from '../schema-tree.ts'
import { languageTags } from '../language-tags.ts'
import { nameOf, type WrongPlace } from './wrong-place.ts'

const capitalsApart = (text: string): string => text.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

const asPageName = (text: string): string => {
  const name = capitalsApart(text)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
  return /^[a-z]/.test(name) ? name : ''
}

const asPrice = (text: string): string => {
  const [whole, units = '', cents] = /^\D*(\d+)(?:[.,](\d{1,2}))?\D*$/.exec(text) ?? []
  if (whole === undefined) return ''
  return quoted(cents === undefined ? units : `${units}.${cents}`)
}

/** A host without https, in any of the ways that browsers understand. */
const asApiBase = (text: string): string => {
  const [, host = '', path = ''] = /^(?:https?:)?[\\/]{2,}([^\\/]+)[\\/]+(.+)$/.exec(text) ?? []
  return host === '' ? '' : `https://${host}/${path}`
}

/** The same text in the form that was asked for, by the start of the rule; empty where it is not obvious. */
const mendings: readonly (readonly [rule: string, mend: (text: string) => string])[] = [
  ['Invalid URL', (text) => (/^[\w-]+(?:\.[\w-]+)+$/.test(text) ? quoted(`https://${text}`) : '')],
  ['A price', asPrice],
  ['A currency', (text) => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : '')],
  ['A colour', (text) => (/^(?:[0-9a-f]{3}){1,2}$/i.test(text) ? quoted(`#${text}`) : '')],
  ['Names are lower', asPageName],
  ['Lower-case letters', asPageName],
  ['A path such as', asApiBase],
  ['Links to other', (text) => text.replace(/^http:/, 'https:').replace(/^www\./, 'https://www.')],
]

const mend = (rule: string, written: string): string => {
  const text = /[a-z]/i.test(written) ? (findForeignLetters(written)?.latin ?? written) : written
  const mended = mendings.find(([start]) => rule.startsWith(start))?.[1](text) ?? ''
  return mended === written ? '' : mended
}

/** A text that does not have the form it must have. */
export const explainWrongForm = (place: WrongPlace, rule: string): Diagnostic => {
  const text = String(place.value)
  return report(shape.wrongForm, place.position, {
    ...nameOf(place),
    value: `"${text}"${foreignNote(text)}`,
    rule: rule === 'Invalid URL' && place.schema !== undefined ? descriptionOf(place.schema) : rule,
    mended: mend(rule, text),
  })
}

const asLanguage = (name: string): string => {
  const tag = languageTags[name.toLowerCase()] ?? name.replaceAll('_', '-')
  const small = tag.replace(/^[A-Za-z]+/, (letters) => letters.toLowerCase())
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(small) ? small : ''
}

const asName = (name: string): string => {
  const joined = name.replace(/[\s_]+(\S)/g, (_, letter: string) => letter.toUpperCase())
  const small = joined.charAt(0).toLowerCase() + joined.slice(1)
  return /^[a-z][A-Za-z0-9-]*$/.test(small) ? small : ''
}

/** A name that a person chose and that cannot be one. */
export const explainWrongName = ({ path, position }: WrongPlace, rule: string): Diagnostic => {
  const section = String(path[0])
  const name = String(path.at(-1))
  const nearest = section === 'locales' ? asLanguage(name) : asName(name)
  return report(shape.wrongName, position, { item: section, name, note: foreignNote(name), rule, nearest })
}
