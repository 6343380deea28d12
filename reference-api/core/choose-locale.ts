const none = 0

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) || none }
}

/** The language of an Accept-Language header that we have: by its whole tag, then by the language alone. */
export function chooseLocale(header: string | undefined, locales: readonly string[]): string {
  const wanted = (header ?? '')
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > none)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const found =
      locales.find((locale) => locale.toLowerCase() === tag) ??
      locales.find((locale) => locale.toLowerCase() === tag.split('-')[0])
    if (found !== undefined) return found
  }
  return locales[0] ?? 'en'
}
