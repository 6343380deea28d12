/** Money in the smallest unit of its currency, so that sums are exact. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** As prices are written in the configuration: `199.00`. */
export const formatAmount = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

const currencyWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  UAH: { ru: 'грн', uk: 'грн' },
}

/** As people read it: `199 UAH`, `199 грн`. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 })
  return `${number.format(amount / 100)}\u00a0${currencyWords[currency]?.[locale] ?? currency}`
}
