interface Hunk {
  removed: string[]
  added: string[]
}

const hunksOf = (change: string): Hunk[] => {
  const hunks: Hunk[] = []
  let current: Hunk = { removed: [], added: [] }
  for (const line of change.replace(/\n$/, '').split('\n')) {
    if (!line.startsWith('+') && current.added.length > 0) {
      hunks.push(current)
      current = { removed: [], added: [] }
    }
    if (line.startsWith('+')) current.added.push(line.slice(1))
    else {
      current.removed.push(line.slice(1))
      if (line.startsWith(' ')) current.added.push(line.slice(1))
    }
  }
  return [...hunks, current]
}

const find = (lines: readonly string[], wanted: readonly string[], from: number): number => {
  for (let at = from; at <= lines.length - wanted.length; at += 1) {
    if (wanted.every((line, index) => lines[at + index] === line)) return at
  }
  throw new Error(`Not in the base: ${wanted.join('\n')}`)
}

/** Applies lines with "-", "+" and " " in front, from the top; each hunk at the first place that fits. */
export const applyChange = (base: string, change: string): string => {
  const lines = base.split('\n')
  let from = 0
  for (const { removed, added } of hunksOf(change)) {
    const at = find(lines, removed, from)
    lines.splice(at, removed.length, ...added)
    from = at + added.length
  }
  return lines.join('\n')
}
