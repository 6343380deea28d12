import { spawnSync } from 'node:child_process'

/** Runs a command to its end; wall time in milliseconds. Throws with its output when it fails. */
export const timeProcess = (args: readonly string[], cwd = process.cwd()): number => {
  const start = performance.now()
  const result = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 })
  const took = performance.now() - start
  if (result.status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`)
  return took
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Runs each command in turn, `rounds` times over, so that a slow moment of the machine hits all alike. */
export const interleave = <Name extends string>(
  commands: Record<Name, () => number>,
  rounds: number,
): Record<Name, number> => {
  const names = Object.keys(commands) as Name[] // Object.keys forgets the names of a Record
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times.get(name)?.push(commands[name]())
  }
  const medians = names.map((name) => [name, median(times.get(name) ?? [])] as const)
  return Object.fromEntries(medians) as Record<Name, number> // the keys are the names again
}
