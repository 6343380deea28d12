/** The sentence about an item: `page "login": unknown setting …`; without an item it starts with a capital. */
export const about = (item: string, sentence: string): string =>
  item === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${item}: ${sentence}`

/** `"a", "b" and "c"` */
export const listed = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string => {
  const quoted = words.map((word) => `"${word}"`)
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** ` Did you mean "layout"?` with its leading space, or nothing. */
export const didYouMean = (word: string | undefined): string =>
  word === undefined ? '' : ` Did you mean "${word}"?`
