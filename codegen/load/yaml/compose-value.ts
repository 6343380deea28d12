import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Alias,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { deepest } from './nesting.ts'
import { asWritten, curlyQuoted, quoted } from './plain-text.ts'
import { slip, type Slip } from './slip.ts'

export interface Composed {
  value: unknown
  slips: Slip[]
  /** What each `*name` stands for. */
  targets: ReadonlyMap<Alias, Node>
}

type Settings = Record<string, unknown>

/** How many values anchors may add to a file that is small. */
const smallEnough = 100_000

export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
export const endOf = (node: unknown): number => (isNode(node) ? (node.range?.[1] ?? 0) : 0)

const isNode = (node: unknown): node is Node => isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)

/** The name before a colon; null for what cannot be one. Numbers are names as they are written. */
export const keyText = (key: unknown): string | null => {
  if (!isScalar(key)) return null
  const text =
    typeof key.value === 'string' ? (curlyQuoted(plainText(key) ?? '')?.inside ?? key.value) : key.source
  return text === undefined || text === '' || text === '__proto__' ? null : text
}

const plainText = (scalar: Scalar): string | null =>
  scalar.type === 'PLAIN' && typeof scalar.value === 'string' ? scalar.value : null

const isPlainObject = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The plain value of a YAML document, in one walk that also finds what YAML accepts without a word:
 * repeated keys, values eaten by comments, curly quotes. Keys that start with `x-` are left out.
 */
export const composeValue = (contents: Node | null, source: string): Composed => {
  const slips: Slip[] = []
  const targets = new Map<Alias, Node>()
  const anchors = new Map<string, { node: Node; value: unknown; size: number; open: boolean }>()
  let size = 0
  let repeated = 0

  const compose = (node: unknown, depth: number): unknown => {
    if (!isNode(node) || depth > deepest) return null
    size += 1
    if (isAlias(node)) return repeat(node)
    const tag = node.tag
    if (tag !== undefined) return refuseTag(node)
    if (node.anchor === undefined) return plain(node, depth)
    const anchor = { node, value: undefined as unknown, size, open: true }
    anchors.set(node.anchor, anchor)
    anchor.value = plain(node, depth)
    anchor.size = size - anchor.size + 1
    anchor.open = false
    return anchor.value
  }

  const plain = (node: Exclude<Node, Alias>, depth: number): unknown => {
    if (isMap(node)) return settings(node, depth)
    if (isSeq(node)) return list(node, depth)
    return isScalar(node) ? scalar(node) : null
  }

  const scalar = (node: Scalar): unknown => {
    const text = plainText(node)
    const curly = text === null ? null : curlyQuoted(text)
    if (curly === null) return node.value
    const args = { quotes: curly.quotes, mended: quoted(curly.inside) }
    slips.push(
      slip(syntax.curlyQuotes, args, {
        at: startOf(node),
        covers: { start: startOf(node), end: endOf(node) },
      }),
    )
    return curly.inside
  }

  const list = (node: YAMLSeq, depth: number): unknown[] =>
    node.items.map(
      (item) => eatenByComment('', item, startOf(item), startOf(item)) ?? compose(item, depth + 1),
    )

  const settings = (node: YAMLMap, depth: number): Settings => {
    const result: Settings = {}
    const merged: Settings[] = []
    for (const pair of node.items) {
      if (isMergeKey(pair.key)) merged.push(...mergeSources(pair, depth))
      else addPair(result, node, pair, depth)
    }
    for (const part of merged) fillIn(result, part)
    return result
  }

  const addPair = (result: Settings, map: YAMLMap, pair: Pair, depth: number): void => {
    const name = keyText(pair.key)
    if (name?.startsWith('x-')) return void hidden(pair.value, depth)
    if (name === null) return refuseKey(pair)
    if (isScalar(pair.key)) scalar(pair.key)
    const value =
      eatenByComment(name, pair.value, endOf(pair.key), startOf(pair.key)) ?? compose(pair.value, depth + 1)
    if (!Object.hasOwn(result, name)) result[name] = value
    else repeatedKey(name, result[name], value, map, pair)
  }

  /** Anchors inside are still known to the rest of the file. */
  const hidden = (node: unknown, depth: number): void => {
    const before = slips.length
    compose(node, depth + 1)
    slips.length = before
  }

  const repeatedKey = (name: string, first: unknown, second: unknown, map: YAMLMap, pair: Pair): void => {
    const firstKey = map.items.find((other) => keyText(other.key) === name)?.key
    const section = isPlainObject(first) || Array.isArray(first)
    slips.push({
      at: startOf(pair.key),
      covers: section
        ? null
        : { start: startOf(pair.key), end: Math.max(endOf(pair.value), endOf(pair.key)) },
      edits: [],
      diagnose: (position, positionAt) =>
        slip(
          syntax.duplicateKey,
          { key: name, line: positionAt(startOf(firstKey)).line, section },
          { at: 0 },
        ).diagnose(position, positionAt),
    })
    if (isPlainObject(first) && isPlainObject(second)) fillIn(first, second)
    else if (Array.isArray(first) && Array.isArray(second)) first.push(...(second as unknown[]))
  }

  const refuseKey = (pair: Pair): void => {
    const at = isNode(pair.key) ? startOf(pair.key) : startOf(pair.value)
    const key = isNode(pair.key) ? (source.slice(at, endOf(pair.key)).split('\n')[0] ?? '') : ''
    const covers = { start: at, end: Math.max(endOf(pair.value), endOf(pair.key)) }
    slips.push(slip(syntax.badKey, { key }, { at, covers }))
  }

  const refuseTag = (node: Exclude<Node, Alias>): unknown => {
    const before = source.slice(0, startOf(node))
    const at = before.lastIndexOf('!') - (before.endsWith('!!', before.lastIndexOf('!') + 1) ? 1 : 0)
    const written = source.slice(at, endOf(node)).trimEnd()
    const place = { at, covers: { start: at, end: at + written.length } }
    const isText = isScalar(node) && !written.startsWith('!!')
    const args = { sign: '!', source: '', quoted: quoted(written) }
    slips.push(
      isText ? slip(syntax.specialStart, args, place) : slip(syntax.beyond, { problem: 'tag' }, place),
    )
    return isScalar(node) ? written : plain(node, deepest)
  }

  const repeat = (alias: Alias): unknown => {
    const anchor = anchors.get(alias.source)
    const at = startOf(alias)
    const covers = { start: at, end: endOf(alias) }
    const problem = anchor === undefined ? 'unknown' : anchor.open ? 'circular' : null
    if (anchor === undefined || problem !== null) {
      slips.push(slip(syntax.anchor, { problem: problem ?? 'unknown', name: alias.source }, { at, covers }))
      return `*${alias.source}`
    }
    targets.set(alias, anchor.node)
    const before = repeated
    size += anchor.size
    repeated += anchor.size
    const limit = Math.max(smallEnough, source.length)
    if (repeated <= limit) return anchor.value
    if (before <= limit) slips.push(slip(syntax.anchor, { problem: 'tooMany', name: alias.source }, { at }))
    return null
  }

  const mergeSources = (pair: Pair, depth: number): Settings[] => {
    const value = compose(pair.value, depth + 1)
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    if (parts.every(isPlainObject)) return parts
    const already = slips.at(-1)?.at === startOf(pair.value)
    if (!already) slips.push(slip(syntax.anchor, { problem: 'merge', name: '' }, { at: startOf(pair.key) }))
    return []
  }

  /** `accent: #fff`: the value that was meant, or null when there is none. */
  const eatenByComment = (name: string, value: unknown, from: number, start: number): unknown => {
    if (!isScalar(value) || value.value !== null || value.source !== '' || value.anchor !== undefined)
      return null
    const eaten = commentValue.exec(source.slice(from, lineEnd(source, from)))
    const text = eaten?.[1]
    if (eaten === null || text === undefined) return null
    const meant = name === 'hash' ? text.slice(1) : text
    const at = from + eaten[0].length - text.length
    const covers = { start, end: at + text.length }
    slips.push(
      slip(
        syntax.commentEatsValue,
        { key: name, mended: name === 'hash' ? asWritten(meant) : quoted(meant) },
        { at, covers },
      ),
    )
    return meant
  }

  const value = compose(contents, 0)
  return { value, slips, targets }
}

const commentValue = /^(?:\s*:?\s+)?(#[^\s#].*?)\s*$/

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

export const isMergeKey = (key: unknown): boolean =>
  isScalar(key) && key.type === 'PLAIN' && key.value === '<<'

const fillIn = (settings: Settings, more: Settings): void => {
  for (const [name, value] of Object.entries(more)) if (!Object.hasOwn(settings, name)) settings[name] = value
}
