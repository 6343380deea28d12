const names = new Intl.DisplayNames('en', { type: 'language' })

/** Whether a code can be a language at all: everything else of Intl throws on what is not. */
export const isLocale = (code: string): boolean => {
  try {
    return new Intl.Locale(code).language !== ''
  } catch {
    return false
  }
}

/** `Russian` for `ru`; the code itself for a language that has no name. */
export const languageName = (locale: string): string => names.of(locale) ?? locale

/** The language of the site that a name of a file means: `en_US`, `EN`, or `ua` for Ukrainian. */
export const meantLocale = (word: string, locales: readonly string[]): string | undefined => {
  const code = word.replace('_', '-').toLowerCase()
  const language = code.split('-')[0] ?? ''
  const guesses = [code, canonicalLanguage(language), languageOfCountry(language)]
  return locales.find((locale) => guesses.includes(locale.toLowerCase()))
}

/** `en` for `eng` */
const canonicalLanguage = (language: string): string | undefined =>
  isLocale(language) ? new Intl.Locale(language).language : undefined

const languageOfCountry = (country: string): string | undefined =>
  /^[a-z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : undefined
