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
} from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { createAnchors, type Anchors } from './anchors.ts'
import { deepest } from './nesting.ts'
import { endOf, isMergeKey, isNode, keyText, startOf } from './nodes.ts'
import { repeatedKeys, type Repeated } from './repeated-keys.ts'
import { badKey, findCurlyQuotes, findEatenByComment, findTag, type EatenPlace } from './silent-slips.ts'
import { slip, type Slip } from './slip.ts'

export interface Composed {
  value: unknown
  slips: Slip[]
  /** What each `*name` stands for. */
  targets: ReadonlyMap<Alias, Node>
}

interface Work {
  source: string
  slips: Slip[]
  anchors: Anchors
}

type Settings = Record<string, unknown>

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The plain value of a YAML document, in one walk that also finds what YAML accepts without a word:
 * repeated keys, values eaten by comments, curly quotes. Keys that start with `x-` are left out.
 */
export const composeValue = (contents: Node | null, source: string): Composed => {
  const slips: Slip[] = []
  const anchors = createAnchors(source.length, slips)
  const value = compose({ source, slips, anchors }, contents, 0)
  return { value, slips, targets: anchors.targets }
}

const compose = (work: Work, node: unknown, depth: number): unknown => {
  if (!isNode(node) || depth > deepest) return null
  if (isAlias(node)) return work.anchors.repeat(node)
  if (node.tag !== undefined) return composeTagged(work, node, depth)
  return work.anchors.mark(node, () => composePlain(work, node, depth))
}

const composePlain = (work: Work, node: Exclude<Node, Alias>, depth: number): unknown => {
  if (isMap(node)) return composeMap(work, node, depth)
  if (isScalar(node)) return composeScalar(work, node)
  if (!isSeq(node)) return null
  return node.items.map((item) => {
    const eaten = eatenValue(work, { name: '', value: item, start: startOf(item), from: startOf(item) })
    return eaten ?? compose(work, item, depth + 1)
  })
}

const composeTagged = (work: Work, node: Exclude<Node, Alias>, depth: number): unknown => {
  const tag = findTag(work.source, node)
  work.slips.push(tag.slip)
  return isScalar(node) ? tag.meant : composePlain(work, node, depth)
}

const composeScalar = (work: Work, scalar: Scalar): unknown => {
  const curly = findCurlyQuotes(scalar)
  if (curly === null) return scalar.value
  work.slips.push(curly.slip)
  return curly.meant
}

const eatenValue = (work: Work, place: EatenPlace): string | null => {
  const eaten = findEatenByComment(work.source, place)
  if (eaten === null) return null
  work.slips.push(eaten.slip)
  return eaten.meant
}

const composeMap = (work: Work, map: YAMLMap, depth: number): Settings => {
  const result: Settings = {}
  const merged: Settings[] = []
  const repeated: Repeated[] = []
  for (const pair of map.items) {
    const name = keyText(pair.key)
    if (isMergeKey(pair.key)) merged.push(...composeMerge(work, pair, depth))
    else if (name === null) work.slips.push(badKey(work.source, pair))
    else if (name.startsWith('x-')) composeHidden(work, pair.value, depth)
    else addSetting(work, result, { name, pair, depth }, repeated)
  }
  if (repeated.length > 0) work.slips.push(...repeatedKeys(map, repeated))
  if (repeated.length === 1) for (const each of repeated) joinRepeated(result, each)
  for (const part of merged) fillIn(result, part)
  return result
}

/** What is left out can still mark parts that are repeated elsewhere. */
const composeHidden = (work: Work, value: unknown, depth: number): void => {
  const before = work.slips.length
  compose(work, value, depth + 1)
  work.slips.length = before
}

interface Setting {
  name: string
  pair: Pair
  depth: number
}

const addSetting = (work: Work, result: Settings, setting: Setting, repeated: Repeated[]): void => {
  const { name, pair, depth } = setting
  if (isScalar(pair.key)) composeScalar(work, pair.key)
  const place = { name, value: pair.value, start: startOf(pair.key), from: endOf(pair.key) }
  const value = eatenValue(work, place) ?? compose(work, pair.value, depth + 1)
  if (Object.hasOwn(result, name)) repeated.push({ name, pair, value, first: result[name] })
  else result[name] = value
}

/** What was meant by setting something twice is most likely both. */
const joinRepeated = (result: Settings, { name, first, value }: Repeated): void => {
  if (first === null) result[name] = value
  else if (isSettings(first) && isSettings(value)) fillIn(first, value)
  else if (Array.isArray(first) && Array.isArray(value)) {
    result[name] = [...new Set<unknown>([...(first as unknown[]), ...(value as unknown[])])]
  }
}

const composeMerge = (work: Work, pair: Pair, depth: number): Settings[] => {
  const before = work.slips.length
  const value = compose(work, pair.value, depth + 1)
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  if (parts.every(isSettings)) return parts
  const isReported = work.slips.length > before
  if (!isReported)
    work.slips.push(slip(syntax.anchor, { problem: 'merge', name: '' }, { at: startOf(pair.key) }))
  return []
}

const fillIn = (settings: Settings, more: Settings): void => {
  for (const [name, value] of Object.entries(more)) if (!Object.hasOwn(settings, name)) settings[name] = value
}
