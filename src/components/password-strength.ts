/** What the meter says of a password; `prompt` asks for one. */
export type PasswordStrength = 'prompt' | 'weak' | 'medium' | 'strong'

const kinds = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\p{Nd}/u] as const

/** Advice only: strong is 8 characters of all three kinds, medium 6 of any two. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'prompt'
  const found = kinds.filter((kind) => kind.test(password)).length
  // Characters, as people count them: an emoji is one.
  const { length } = Array.from(password)
  if (found === kinds.length && length >= 8) return 'strong'
  return found >= 2 && length >= 6 ? 'medium' : 'weak'
}
