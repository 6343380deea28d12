import { describe, expect, test } from 'vitest'
import { chooseLocale } from '../../../reference-api/core/choose-locale.ts'
import { calendarDay, clockTime } from '../../../reference-api/core/local-time.ts'
import { formatAmount, formatMoney } from '../../../reference-api/core/money.ts'
import { createPasswords, usualCost } from '../../../reference-api/core/passwords.ts'
import { createRateLimiter } from '../../../reference-api/core/rate-limiter.ts'
import { newCode, readCode } from '../../../reference-api/core/secrets.ts'
import { createSiteLinks } from '../../../reference-api/core/site-links.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['uk', 'uk'],
  ['de, uk;q=0.5, ru;q=0.7', 'ru'],
  ['RU-by', 'ru'],
  ['uk;q=0, ru;q=0.1', 'ru'],
  ['*', 'en'],
  ['uk;q=nonsense', 'en'],
])('Accept-Language: %s is %s', (header, locale) => {
  expect(chooseLocale(header, ['en', 'ru', 'uk'])).toBe(locale)
})

test.each([
  [199_00, '199.00', '199\u00a0UAH', '199\u00a0грн'],
  [1_234_50, '1234.50', '1,234.50\u00a0UAH', '1\u00a0234,50\u00a0грн'],
  [5, '0.05', '0.05\u00a0UAH', '0,05\u00a0грн'],
])('%d is %s', (amount, plain, english, ukrainian) => {
  const money = { amount, currency: 'UAH' }
  expect([formatAmount(amount), formatMoney(money, 'en'), formatMoney(money, 'uk')]).toEqual([
    plain,
    english,
    ukrainian,
  ])
})

test('days and times are those of Kyiv, in summer and in winter', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 31, 22, 30), Date.UTC(2026, 6, 31, 21, 30)]
  expect([calendarDay(winter), calendarDay(summer)]).toEqual(['2026-02-01', '2026-08-01'])
  expect([clockTime(winter, 'uk'), clockTime(summer, 'en')]).toEqual(['00:30', '00:30'])
})

test('a code is read as it was meant', () => {
  const code = newCode((count) => Uint8Array.from({ length: count }, (_, index) => index * 7))
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readCode(` ${code.toLowerCase()} `)).toBe(code.replaceAll('-', ''))
  expect(readCode('oil-O1L')).toBe('011011')
})

test('links lead to the site and carry nothing but what they are given', () => {
  const links = createSiteLinks(() => 'https://site.example')
  expect(links.newPassword('uk', 'A-B')).toBe('https://site.example/uk/new-password#code=A-B')
  expect(links.afterPayment('ru', 'x&y', 'https://other.example/api')).toBe(
    'https://site.example/ru/payment?payment=x%26y',
  )
})

describe('passwords', () => {
  const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => index)

  test('cost what OWASP asks for, and say so', async () => {
    const stored = await createPasswords(usualCost, bytes).hash('a long password')
    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/)
  })

  test('that were stored at another cost still fit', async () => {
    const cheap = createPasswords({ ln: 4, r: 1, p: 1 }, bytes)
    const dear = createPasswords({ ln: 5, r: 2, p: 2 }, bytes)
    const stored = await cheap.hash('a long password')
    expect([await dear.matches('a long password', stored), await dear.matches('another', stored)]).toEqual([
      true,
      false,
    ])
  })
})

test('the limiter counts per key, and forgets when the time is over or it is told to', () => {
  let now = 0
  const limiter = createRateLimiter({ times: 2, seconds: 10 }, () => now)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 10, 0])
  now = 9_001
  expect(limiter.take('a')).toBe(1)
  limiter.forget('a')
  expect(limiter.take('a')).toBe(0)
  now = 30_000
  expect([limiter.take('b'), limiter.take('b'), limiter.take('b')]).toEqual([0, 0, 10])
})
