import { isScalar, type Alias, type Node, type Pair, type Scalar } from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { endOf, extentOf, isNode, plainText, startOf } from './nodes.ts'
import { asWritten, curlyQuoted, quoted, sourceLanguage } from './plain-text.ts'
import { slip, type Slip } from './slip.ts'

/** A slip that YAML accepts without a word, with the value that was meant. */
export interface SilentSlip {
  slip: Slip
  meant: string
}

/** `title: “home.title”` */
export const findCurlyQuotes = (scalar: Scalar): SilentSlip | null => {
  const text = plainText(scalar)
  const curly = text === null ? null : curlyQuoted(text)
  if (curly === null) return null
  const covers = { start: startOf(scalar), end: endOf(scalar) }
  const args = { quotes: curly.quotes, mended: quoted(curly.inside) }
  return { slip: slip(syntax.curlyQuotes, args, { at: covers.start, covers }), meant: curly.inside }
}

const comment = /^(?:\s*:?\s+)?(#[^\s#].*?)\s*$/

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

export interface EatenPlace {
  name: string
  value: unknown
  /** Where the setting starts, and where its name ends. */
  start: number
  from: number
}

/** `accent: #fff` */
export const findEatenByComment = (
  source: string,
  { name, value, start, from }: EatenPlace,
): SilentSlip | null => {
  if (!isScalar(value) || value.value !== null || value.source !== '' || value.anchor !== undefined)
    return null
  const [all = '', text] = comment.exec(source.slice(from, lineEnd(source, from))) ?? []
  if (text === undefined) return null
  const isAnchor = name === 'hash'
  const meant = isAnchor ? text.slice(1) : text
  const at = from + all.trimEnd().length - text.length
  const args = { key: name, mended: isAnchor ? asWritten(meant) : quoted(meant) }
  return {
    slip: slip(syntax.commentEatsValue, args, { at, covers: { start, end: at + text.length } }),
    meant,
  }
}

/** A list, a map or nothing in place of a name. */
export const badKey = (source: string, pair: Pair): Slip => {
  const extent = extentOf(pair)
  const key = isNode(pair.key) ? source.slice(extent.start, endOf(pair.key)).replace(/\n.*/s, '') : ''
  if (key.startsWith('{') && source.charAt(extent.start - 1) === '{')
    return doubleBraces(source, extent.start - 1)
  const at = key === '' ? source.indexOf(':', extent.start) : extent.start
  return slip(syntax.badKey, { key }, { at, covers: { start: at, end: extent.end }, hidesItems: true })
}

/** `title: {{name}}` */
const doubleBraces = (source: string, start: number): Slip => {
  const text = source.slice(start, lineEnd(source, start)).trimEnd()
  const args = { sign: '{', source: sourceLanguage(source), quoted: quoted(text) }
  return slip(syntax.specialStart, args, { at: start, covers: { start, end: start + text.length } })
}

/** `!text` and `!!binary text`, with the sign. */
export const findTag = (source: string, node: Exclude<Node, Alias>): SilentSlip => {
  const sign = source.lastIndexOf('!', startOf(node) - 1)
  const at = source.charAt(sign - 1) === '!' ? sign - 1 : sign
  const meant = source.slice(at, endOf(node)).trimEnd()
  const place = { at, covers: { start: at, end: at + meant.length } }
  const isText = isScalar(node) && !meant.startsWith('!!')
  const args = { sign: '!', source: '', quoted: quoted(meant) }
  return {
    slip: isText ? slip(syntax.specialStart, args, place) : slip(syntax.beyond, { problem: 'tag' }, place),
    meant,
  }
}
