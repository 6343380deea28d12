/** The sentence about an item: `page "login": unknown setting …`; without an item it starts with a capital. */
export const about = (item: string, sentence: string): string =>
  item === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${item}: ${sentence}`

/** `a, b and c` */
export const enumerated = (parts: readonly string[], conjunction: 'and' | 'or' = 'and'): string => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** `"a", "b" and "c"` */
export const listed = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  enumerated(
    words.map((word) => `"${word}"`),
    conjunction,
  )

/** ` Did you mean "layout"?` with its leading space, or nothing. */
export const didYouMean = (word: string | undefined): string =>
  word === undefined ? '' : ` Did you mean "${word}"?`
