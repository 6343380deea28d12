import type { Pair, YAMLMap } from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { extentOf, keyText, startOf } from './nodes.ts'
import { slip, type Slip } from './slip.ts'

/** A setting that is there already. */
export interface Repeated {
  name: string
  pair: Pair
  value: unknown
  first: unknown
}

const isSection = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The slip with the line of the first of the two, which is known when positions are. */
const atLineOf = (map: YAMLMap, name: string, make: (line: number) => Slip): Slip => {
  const first = map.items.find(({ key }) => keyText(key) === name)
  return {
    ...make(0),
    diagnose: (position, positionAt) =>
      make(positionAt(startOf(first?.key)).line).diagnose(position, positionAt),
  }
}

/** One key is there twice; several in a row are an item whose first line is missing. */
export const repeatedKeys = (map: YAMLMap, repeated: readonly Repeated[]): Slip[] => {
  const [first, ...others] = repeated
  if (first === undefined) return []
  const { start, end } = extentOf(first.pair)
  if (others.length === 0) {
    const section = isSection(first.first)
    const place = section ? { at: start } : { at: start, covers: { start, end } }
    return [
      atLineOf(map, first.name, (line) =>
        slip(syntax.duplicateKey, { key: first.name, line, section }, place),
      ),
    ]
  }
  const last = extentOf(map.items.at(-1) ?? first.pair)
  const place = { at: start, covers: { start, end: last.end }, hidesItems: true }
  const keys = repeated.map(({ name }) => name)
  return [atLineOf(map, first.name, (line) => slip(syntax.newItem, { keys, line }, place))]
}
