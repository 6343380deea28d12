import type { Locale } from '#site/locales.ts'

const formatOf = (locale: Locale, price: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(Number(price)) ? { maximumFractionDigits: 0 } : {}),
  })

/** "199.00" as a visitor reads it: `₴199`, `199 ₴`; whole prices without decimals. */
export const formatPrice = (locale: Locale, price: string, currency: string): string =>
  formatOf(locale, price, currency).format(Number(price))

/** The same in three parts, for the currency may look different: [before it, the currency, after it]. */
export function priceParts(locale: Locale, price: string, currency: string): [string, string, string] {
  const parts = formatOf(locale, price, currency).formatToParts(Number(price))
  const at = parts.findIndex(({ type }) => type === 'currency')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return [text(0, at), text(at, at + 1), text(at + 1)]
}
