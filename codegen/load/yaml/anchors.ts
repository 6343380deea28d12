import type { Alias, Node } from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { endOf, startOf } from './nodes.ts'
import { slip, type Slip } from './slip.ts'

/** How many values repeated parts may add to a file that is small. */
const smallEnough = 100_000

interface Anchor {
  node: Node
  value: unknown
  /** Values inside, repeated parts counted in full. */
  size: number
  open: boolean
}

export interface Anchors {
  /** Composes a node, and keeps its value when it is marked with `&name`. */
  mark: (node: Exclude<Node, Alias>, compose: () => unknown) => unknown
  /** The value that `*name` stands for. */
  repeat: (alias: Alias) => unknown
  targets: ReadonlyMap<Alias, Node>
}

/** Marked parts, and a limit to how large repeating them can make a file of the given length. */
export const createAnchors = (length: number, slips: Slip[]): Anchors => {
  const limit = Math.max(smallEnough, length)
  const targets = new Map<Alias, Node>()
  const anchors = new Map<string, Anchor>()
  let tooMany: Slip | null = null
  let size = 0
  let repeated = 0

  const mark = (node: Exclude<Node, Alias>, compose: () => unknown): unknown => {
    size += 1
    if (node.anchor === undefined) return compose()
    const anchor: Anchor = { node, value: undefined, size: 0, open: true }
    const before = size
    anchors.set(node.anchor, anchor)
    anchor.value = compose()
    anchor.size = size - before + 1
    anchor.open = false
    return anchor.value
  }

  const refuse = (alias: Alias, problem: 'unknown' | 'circular'): string => {
    const covers = { start: startOf(alias), end: endOf(alias) }
    slips.push(slip(syntax.anchor, { problem, name: alias.source }, { at: covers.start, covers }))
    return `*${alias.source}`
  }

  const repeat = (alias: Alias): unknown => {
    const anchor = anchors.get(alias.source)
    if (anchor === undefined) return refuse(alias, 'unknown')
    if (anchor.open) return refuse(alias, 'circular')
    targets.set(alias, anchor.node)
    size += anchor.size
    repeated += anchor.size
    if (repeated <= limit) return anchor.value
    // What is left out is not reported: then the first use that is kept is.
    if (tooMany === null || !slips.includes(tooMany)) {
      const covers = { start: startOf(alias), end: endOf(alias) }
      tooMany = slip(syntax.anchor, { problem: 'tooMany', name: alias.source }, { at: covers.start, covers })
      slips.push(tooMany)
    }
    return null
  }

  return { mark, repeat, targets }
}
