import type { Locale } from '#site/locales.ts'

/** "199.00" as a visitor reads it: `₴199`, `199 ₴`; whole prices without decimals. */
export function formatPrice(locale: Locale, price: string, currency: string): string {
  const whole = Number.isInteger(Number(price))
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(Number(price))
}
