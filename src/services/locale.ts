interface Visitor<Locale extends string> {
  /** Path of the address; a language in front of it always wins. */
  path: string
  /** Value of the cookie; one that is no locale of the site is ignored. */
  cookie: string | null
  /** Languages of the browser (BCP 47), the best first. */
  languages: readonly string[]
  locales: readonly Locale[]
  fallback: Locale
  /** Where to look, in order. */
  detect: readonly ('cookie' | 'browser')[]
}

/** The locale for one language: the exact tag, then ever broader ones, then another region of the language. */
function localeFor<Locale extends string>(tag: string, locales: readonly Locale[]): Locale | undefined {
  // `zh-hant-tw`, `zh-hant`, `zh`
  for (let wanted = tag.toLowerCase(); wanted; wanted = wanted.replace(/-?[^-]*$/, '')) {
    const found = locales.find((locale) => locale.toLowerCase() === wanted)
    if (found !== undefined) return found
  }
  const languageOf = (code: string) => code.toLowerCase().split('-')[0]
  return locales.find((locale) => languageOf(locale) === languageOf(tag))
}

/** The language to show a visitor. */
export function resolveLocale<Locale extends string>({
  path,
  cookie,
  languages,
  locales,
  fallback,
  detect,
}: Visitor<Locale>): Locale {
  const exact = (code: string | null | undefined): Locale | undefined =>
    locales.find((locale) => locale === code)
  const browser = (): Locale | undefined => {
    for (const tag of languages) {
      const found = localeFor(tag, locales)
      if (found !== undefined) return found
    }
    return undefined
  }

  let found = exact(path.split('/')[1])
  for (const source of detect) found ??= source === 'cookie' ? exact(cookie) : browser()
  return found ?? fallback
}
