import { distance } from 'fastest-levenshtein'

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...zip('аеорсухіјѕԁһԛԝвкмнтзьпгиАВЕЅІЈКМНОРСТУХЗ', 'aeopcyxijsdhqwbkmht3bnruABESIJKMHOPCTYX3'),
    ...zip('αορνικητυχεΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'aopvikntuxeABEZHIKMNOPTYX'),
  ].map(([letter, latin]) => [letter, latin]),
)

function zip(letters: string, latin: string): [string, string][] {
  return Array.from(letters).map((letter, index) => [letter, latin.charAt(index)])
}

export interface ForeignLetters {
  /** `"р", "а"` in the order met, each once. */
  letters: string[]
  alphabet: 'Cyrillic' | 'Greek'
  /** The word with Latin letters in their place. */
  latin: string
}

/** The letters of a word that only look Latin; null when there are none. */
export const findForeignLetters = (word: string): ForeignLetters | null => {
  const letters = [...new Set(Array.from(word).filter((letter) => letter in lookalikes))]
  const first = letters[0]
  if (first === undefined) return null
  const latin = Array.from(word)
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
  return { letters, alphabet: /\p{Script=Greek}/u.test(first) ? 'Greek' : 'Cyrillic', latin }
}

const normalised = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '')

/** Slips of the finger grow with the word: one in a short word, three in a long one. */
const tolerated = (word: string): number =>
  word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 10 ? 2 : 3

const sorted = (word: string): string => Array.from(word).sort().join('')

const isNear = (word: string, candidate: string, steps: number, limit: number): boolean =>
  steps <= limit || (steps === 2 && sorted(word) === sorted(candidate))

const inLatin = (word: string): string =>
  /[^ -~]/.test(word) ? (findForeignLetters(word)?.latin ?? word) : word

/**
 * The candidate that was most likely meant; undefined when none is near.
 * Among `loose` candidates, such as settings that have to be there, half of the letters are enough.
 */
export const suggest = (
  word: string,
  candidates: Iterable<string>,
  tolerance: 'usual' | 'loose' = 'usual',
): string | undefined => {
  const limit = tolerance === 'loose' ? Math.floor(word.length / 2) : tolerated(word)
  const wanted = normalised(inLatin(word))
  let best: string | undefined
  let fewest = Infinity
  for (const candidate of candidates) {
    const plain = normalised(inLatin(candidate))
    if (Math.abs(plain.length - wanted.length) > Math.max(3, limit)) continue
    const steps = distance(wanted, plain)
    if (steps < fewest && isNear(wanted, plain, steps, limit)) {
      best = candidate
      fewest = steps
    }
  }
  return (
    best ??
    onlyOne([...candidates].filter((each) => wanted.length > 2 && normalised(each).startsWith(wanted)))
  )
}

const onlyOne = (words: readonly string[]): string | undefined => (words.length === 1 ? words[0] : undefined)

/** ` ("а": Cyrillic)`, where a word has letters that only look Latin. */
export const foreignNote = (word: string): string => {
  const foreign = /[a-z]/i.test(word) ? findForeignLetters(word) : null
  if (foreign === null) return ''
  return ` (${foreign.letters.map((letter) => `"${letter}"`).join(', ')}: ${foreign.alphabet})`
}
