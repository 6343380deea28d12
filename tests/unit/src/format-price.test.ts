import { expect, it } from 'vitest'
import { formatPrice, priceParts } from '../../../src/i18n/format-price.ts'

it.each([
  ['en', '199.00', 'UAH', '₴199'],
  ['uk', '199.00', 'UAH', '199 ₴'],
  ['ru', '199', 'UAH', '199 ₴'],
  ['en', '199.50', 'UAH', '₴199.50'],
  ['uk', '12345.5', 'UAH', '12 345,50 ₴'],
  ['en', '500.00', 'JPY', '¥500'],
] as const)('in %s, %s %s reads %s', (locale, price, currency, shown) => {
  expect(formatPrice(locale, price, currency).replaceAll(/\s/g, ' ')).toBe(shown)
})

it.each([
  ['en', '199.00', 'UAH', ['', '₴', '199']],
  ['uk', '12345.5', 'UAH', ['12 345,50 ', '₴', '']],
] as const)('in %s, %s %s has the parts %j', (locale, price, currency, parts) => {
  expect(priceParts(locale, price, currency).map((part) => part.replaceAll(/\s/g, ' '))).toEqual(parts)
})
