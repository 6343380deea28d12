import { distance } from 'fastest-levenshtein'

/** The candidate a person most likely meant, or undefined when none is close. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const wanted = word.toLowerCase()
  let limit = Math.max(1, Math.floor(word.length / 3)) + 0.5
  let best: string | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const steps = distance(wanted, candidate.toLowerCase())
    if (steps >= limit) continue
    limit = steps
    best = candidate
  }
  return best
}
