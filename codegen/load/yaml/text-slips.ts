import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { isSettingName } from '../../schema/setting-names.ts'
import { broken, type Trouble } from './trouble.ts'
import { lineBefore, type Line } from './line.ts'
import { curlyQuoted, quoted, sourceLanguage } from './plain-text.ts'
import { slip, type Slip } from './slip.ts'

interface Part {
  start: number
  end: number
  text: string
}

/** The value of the setting that an offset belongs to: up to the end of the line, or of the map in braces. */
const valueAround = (line: Line, at: number): Part | null => {
  const bodyEnd = line.start + line.lead.length + line.body.length
  const body = line.text.slice(0, bodyEnd - line.start)
  const inBraces = /^[\s-]*(?:[\w.-]+:\s+)?[{[]/.test(body) && /[{[].*[\]}]$/.test(body)
  const colons = [...body.matchAll(/(?:^|[{[,\s-])\s*(["']?[\w.-]+["']?):\s+/g)]
  const key = inBraces
    ? colons
        .filter(
          (match) => isSettingName(match[1] ?? '') && line.start + match.index + match[0].length <= at + 1,
        )
        .at(-1)
    : colons[0]
  if (key === undefined) return null
  const start = line.start + key.index + key[0].length
  if (!inBraces)
    return { start, end: bodyEnd, text: line.text.slice(start - line.start, bodyEnd - line.start) }
  const rest = line.text.slice(start - line.start)
  const next = /,\s*[\w.-]+:\s|\s*[\]}]+\s*$/.exec(rest)
  const text = rest.slice(0, next?.index ?? rest.length).trimEnd()
  return { start, end: start + text.length, text }
}

const quote = (part: Part) => [{ start: part.start, end: part.end, text: quoted(part.text) }]

const missingSpace = (line: Line): Slip | null => {
  const start = line.start + line.lead.length
  const colon = /^(["']?[A-Za-z_][\w.-]*["']?):(?!\/\/)(\S.*)$/.exec(line.body)
  if (colon !== null) {
    const [, key = '', value = ''] = colon
    const after = start + key.length + 1
    const covers = { start, end: line.end }
    return slip(
      syntax.missingSpace,
      { mark: 'colon', mended: `${key}: ${value}` },
      { at: start, covers, edits: [{ start: after, end: after, text: ' ' }] },
    )
  }
  if (!/^-[A-Za-z_"'][\w.-]*["']?:(?:\s|$)/.test(line.body)) return null
  return slip(
    syntax.missingSpace,
    { mark: 'dash', mended: `- ${line.body.slice(1)}` },
    { at: start, edits: [{ start: start + 1, end: start + 1, text: ' ' }] },
  )
}

const missingColon = (line: Line): Slip | null => {
  const match = /^([A-Za-z][\w-]*)(\s+)(\S.*)$/.exec(line.body)
  const name = match?.[1] ?? ''
  if (match === null || !isSettingName(name)) return null
  const start = line.start + line.lead.length
  const after = start + name.length
  return broken('colon', {
    at: start,
    covers: { start, end: line.end },
    edits: [{ start: after, end: after, text: ':' }],
  })
}

/** A value that YAML does not take for a text: quotes of a word processor, a special sign, a ": " inside. */
const findInValue = ({ text, line, at, error }: Trouble): Slip | null => {
  const value = valueAround(line, at)
  if (value === null || value.text === '') return null
  const covers = { start: line.start + line.lead.length, end: line.end }
  const place = { at: value.start, covers, edits: quote(value) }
  const curly = curlyQuoted(value.text)
  if (curly !== null) {
    const inside = curly.inside.replace(/^"|"$/g, '')
    const args = { quotes: curly.quotes, mended: quoted(inside) }
    return slip(syntax.curlyQuotes, args, {
      ...place,
      edits: [{ start: value.start, end: value.end, text: quoted(inside) }],
    })
  }
  const sign = /^[{[@`%*&!|>]/.exec(value.text)?.[0]
  const isFlow = sign === '{' || sign === '['
  const closed = /^[{[][^{}[\]]*[}\]]+\s*\S/.test(value.text) && !/^[{[][^{}[\]]*[}\]]+$/.test(value.text)
  if (sign !== undefined && (!isFlow || closed)) {
    return slip(
      syntax.specialStart,
      { sign, source: sourceLanguage(text), quoted: quoted(value.text) },
      place,
    )
  }
  const isText = !isFlow && !/^["']/.test(value.text) && /: |:$/.test(value.text)
  if (!isText || !['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW', 'MULTILINE_IMPLICIT_KEY'].includes(error.code))
    return null
  const swallowed = /^(.*\S)\s+([\w-]+):(?:\s|$)/.exec(value.text)
  if (swallowed !== null && error.code === 'BLOCK_IN_FLOW' && isSettingName(swallowed[2] ?? '')) {
    const comma = value.start + (swallowed[1]?.length ?? 0)
    return broken('comma', { at: comma, covers, edits: [{ start: comma, end: comma, text: ',' }] })
  }
  return slip(syntax.colonInText, { text: value.text, mended: quoted(value.text) }, place)
}

/** `{ accent: #fff }`: the comment takes the closing brace with it. */
const findEatenInBraces = ({ text, line, error, at }: Trouble): Slip | null => {
  const glued = error.message.startsWith('Comments must')
    ? /^#[^\s,}\]]+/.exec(text.slice(at))?.[0]
    : undefined
  if (glued !== undefined) {
    const edits = [{ start: at, end: at + glued.length, text: quoted(glued) }]
    const place = { at, covers: { start: at, end: line.end }, edits }
    return slip(syntax.commentEatsValue, { key: '', mended: quoted(glued) }, place)
  }
  if (!/end with a [\]}]/.test(error.message)) return null
  for (const each of [line, lineBefore(text, line)]) {
    const match = each === null ? null : /(?:([\w-]+):)?\s+(#[^\s,}\]]+)/.exec(each.text)
    if (each === null || match === null || !/[{[]/.test(each.text.slice(0, match.index))) continue
    const meant = match[2] ?? ''
    const start = each.start + match.index + match[0].length - meant.length
    if (start > at + each.text.length) continue
    const place = { at: start, covers: { start: each.start, end: each.end } }
    const edits = [{ start, end: start + meant.length, text: quoted(meant) }]
    return slip(syntax.commentEatsValue, { key: match[1] ?? '', mended: quoted(meant) }, { ...place, edits })
  }
  return null
}

/** Slips inside one line: what was meant for a name or a text and is neither. */
export const findTextSlip = (trouble: Trouble): Slip | null =>
  missingSpace(trouble.line) ??
  missingColon(trouble.line) ??
  findEatenInBraces(trouble) ??
  findInValue(trouble)
