import { suggest } from '../../diagnostics/suggest.ts'

export interface PairedNames {
  /** A name of the translation with the one of the source text that it replaced. */
  replaced: { name: string; meant: string; misspelt: boolean }[]
  /** Names that only the translation has. */
  extra: string[]
  /** Names that only the source text has. */
  missing: string[]
}

/** Compares names; one that was translated or misspelt is paired with what it stands for. */
export const pairNames = (source: Iterable<string>, translation: Iterable<string>): PairedNames => {
  const wanted = new Set(source)
  const given = new Set(translation)
  let missing = [...wanted].filter((name) => !given.has(name))
  const unknown = [...given].filter((name) => !wanted.has(name))
  const replaced: PairedNames['replaced'] = []
  const extra: string[] = []
  const take = (name: string, meant: string, misspelt: boolean) => {
    missing = missing.filter((other) => other !== meant)
    replaced.push({ name, meant, misspelt })
  }
  const far = unknown.filter((name) => {
    const meant = suggest(name, missing)
    if (meant !== undefined) take(name, meant, true)
    return meant === undefined
  })
  for (const name of far) {
    const [meant] = missing
    if (meant === undefined) extra.push(name)
    else take(name, meant, false)
  }
  return { replaced, extra, missing }
}
