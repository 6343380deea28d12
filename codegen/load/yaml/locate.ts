import { isAlias, isMap, isSeq, type Alias, type Node, type Pair, type YAMLMap } from 'yaml'
import { endOf, isMergeKey, keyText, startOf } from './nodes.ts'

export type Path = readonly PropertyKey[]

/** The deepest part of a path that is written in the file. */
export interface Found {
  depth: number
  /** Absent for the document itself and for items of a list. */
  key: unknown
  value: unknown
}

/** Finds values by their path. Settings are indexed when they are first looked into. */
export const createFinder = (contents: Node | null, targets: ReadonlyMap<Alias, Node>) => {
  const indexes = new WeakMap<YAMLMap, Map<string, Pair[]>>()

  const indexOf = (map: YAMLMap): Map<string, Pair[]> => {
    const known = indexes.get(map)
    if (known !== undefined) return known
    const index = new Map<string, Pair[]>()
    for (const pair of map.items) {
      const name = isMergeKey(pair.key) ? '<<' : keyText(pair.key)
      if (name === null) continue
      const pairs = index.get(name)
      if (pairs === undefined) index.set(name, [pair])
      else pairs.push(pair)
    }
    indexes.set(map, index)
    return index
  }

  const descend = (found: Found, path: Path): Found => {
    const node = isAlias(found.value) ? targets.get(found.value) : found.value
    const step = path[found.depth]
    if (step === undefined) return found
    if (isSeq(node)) {
      const item: unknown = node.items[Number(step)]
      return item === undefined
        ? found
        : descend({ depth: found.depth + 1, key: undefined, value: item }, path)
    }
    if (!isMap(node)) return found
    const pairs = indexOf(node).get(String(step)) ?? []
    const own = pairs.map(({ key, value }) => descend({ depth: found.depth + 1, key, value }, path))
    return deepestOf(own.length > 0 ? own : merged(node, found, path), found)
  }

  /** `<<` adds settings at the same depth. */
  const merged = (map: YAMLMap, found: Found, path: Path): Found[] =>
    (indexOf(map).get('<<') ?? [])
      .flatMap(({ value }) => (isSeq(value) ? value.items : [value]))
      .map((value) => descend({ ...found, value }, path))
      .filter((result) => result.depth > found.depth)

  return (path: Path): Found => descend({ depth: 0, key: undefined, value: contents }, path)
}

/** The first of those that go deepest. */
const deepestOf = (candidates: readonly Found[], fallback: Found): Found =>
  candidates.reduce((best, next) => (next.depth > best.depth ? next : best), candidates[0] ?? fallback)

/** Where to point: an empty value has no place of its own, nor has a value that is missing. */
export const offsetOf = (found: Found, path: Path, part: 'key' | 'value'): number => {
  const complete = found.depth === path.length
  const hasKey = found.key !== undefined && found.key !== null
  if (hasKey && (part === 'key' || !complete || isEmpty(found.value))) return startOf(found.key)
  return startOf(found.value)
}

const isEmpty = (value: unknown): boolean => startOf(value) === endOf(value)
