import { describe, expect, it } from 'vitest'
import {
  dateLimit,
  exampleDate,
  formatDate,
  isIsoDate,
  parseDate,
  isoDay,
} from '../../../src/components/date-format.ts'

const american = 'mm/dd/yy'
const european = 'dd.mm.yy'

describe('formatDate', () => {
  it.each([
    [american, '01/31/2026'],
    [european, '31.01.2026'],
    ['yy-mm-dd', '2026-01-31'],
    ['d. m. yy', '31. 1. 2026'],
    ['dd mm yy', '31 01 2026'],
    ['yy.mm.dd.', '2026.01.31.'],
  ])('follows %s', (format, shown) => {
    expect(formatDate('2026-01-31', format)).toBe(shown)
    expect(parseDate(shown, format)).toBe('2026-01-31')
  })

  it.each(['', '2026-1-31', '2026-02-30', '2026-01-31T00:00', '31.01.2026', 'today'])(
    'shows nothing for %o',
    (text) => expect(formatDate(text, american)).toBeNull(),
  )

  it('gives an example that reads in one way alone', () => {
    expect(exampleDate(american)).toBe('12/31/2026')
    expect(exampleDate(european)).toBe('31.12.2026')
  })
})

describe('parseDate', () => {
  it.each([
    ['01/31/2026', american],
    ['1/31/2026', american],
    ['01.31.2026', american],
    ['1-31-2026', american],
    ['1 31 2026', american],
    ['  1 / 31 / 2026\t', american],
    ['01312026', american],
    ['31.1.2026', european],
    ['31. 1. 2026', european],
    ['31,01,2026', european],
    ['31/01/2026', european],
    ['31012026', european],
    ['31.01.2026.', european],
    ['2026-01-31', american],
    ['2026-01-31', european],
    // Copied from a page written from right to left, and typed on a Japanese keyboard.
    ['\u200f31.01.2026\u200e', european],
    ['３１．０１．２０２６', european],
  ])('reads %o in %s', (typed, format) => {
    expect(parseDate(typed, format)).toBe('2026-01-31')
  })

  it.each([
    '',
    ' ',
    'tomorrow',
    '31',
    '31/01',
    // The order of the format counts, not what would fit.
    '31/01/2026',
    '2026/01/31',
    '1/31/26',
    '1/31/026',
    '1/31/20266',
    '1/31/0999',
    '001/31/2026',
    '1/031/2026',
    '1//31/2026',
    '1/31/2026/',
    '/1/31/2026',
    '1/31/2026/1',
    '-1/31/2026',
    '1/-31/2026',
    '+1/31/2026',
    '1/31/-2026',
    '1/31/2026 10:00',
    '1e0/31/2026',
    '0x1/31/2026',
    '1.5/31/2026',
    '0/31/2026',
    '13/01/2026',
    '1/0/2026',
    '1/32/2026',
    '4/31/2026',
    '02/29/2025',
    '02/29/2100',
    '02/30/2024',
    '1312026',
    '001312026',
    '13312026',
    '2026-02-30',
    '2026-1-31',
    '٠١/٣١/٢٠٢٦',
    '1/31/２０２',
    'NaN/NaN/NaN',
    '<b>1/31/2026</b>',
    '1/31/2026\u0000',
  ])('takes %o for no date', (typed) => {
    expect(parseDate(typed, american)).toBeNull()
  })

  it('loses no time on what is too long for a date', () => {
    const many = (text: string): string => text.repeat(1_000_000)
    const started = performance.now()
    for (const typed of [`1/31/2026${many('0')}`, `${many(' ')}1/31/2026`, `1${many(' ')}/`, many('1/')]) {
      expect(parseDate(typed, american)).toBeNull()
    }
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('knows every day of four years and their leap day, in every format', () => {
    for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10)
      for (const format of [american, european, 'yy/mm/dd', 'd-m-yy']) {
        expect(parseDate(formatDate(iso, format) ?? '', format)).toBe(iso)
      }
    }
  })

  it('goes by the rule of the centuries', () => {
    expect(parseDate('02/29/2024', american)).toBe('2024-02-29')
    expect(parseDate('02/29/2000', american)).toBe('2000-02-29')
    expect(parseDate('02/29/1900', american)).toBeNull()
    expect(parseDate('01/01/1000', american)).toBe('1000-01-01')
    expect(parseDate('12/31/9999', american)).toBe('9999-12-31')
  })
})

describe('isIsoDate', () => {
  it.each([
    ['2026-01-31', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2026-1-31', false],
    [' 2026-01-31', false],
    ['2026-01-31\n', false],
    ['', false],
  ])('%o: %s', (text, is) => expect(isIsoDate(text)).toBe(is))
})

describe('limits', () => {
  it('are dates, or today where the visitor is', () => {
    const today = isoDay(new Date(2026, 0, 5, 23, 59))
    expect(today).toBe('2026-01-05')
    expect(dateLimit('today', today)).toBe('2026-01-05')
    expect(dateLimit('2020-02-29', today)).toBe('2020-02-29')
    expect(dateLimit('2021-02-29', today)).toBeNull()
    expect(dateLimit(3, today)).toBeNull()
    expect(dateLimit(undefined, today)).toBeNull()
  })
})
