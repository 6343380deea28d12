import { describe, expect, it } from 'vitest'
import type { Locale } from '#site/locales.ts'
import type { TableBlockColumn } from '#site/types.ts'
import { cellText, recordKey, recordsIn } from '../../../src/blocks/table-records.ts'
import { createSiteIntl } from '../../../src/i18n/site-intl.ts'
import { siteTexts } from './support/site-texts.ts'

const column = (rest: Partial<TableBlockColumn>): TableBlockColumn => ({
  field: 'value',
  label: 'field.name',
  format: 'text',
  options: [],
  ...rest,
})

const cell = (rest: Partial<TableBlockColumn>, value: unknown, locale: Locale = 'en', more: object = {}) =>
  cellText(createSiteIntl(locale, siteTexts[locale]), column(rest), { value, ...more })
    // Versions of ICU differ in their spaces.
    ?.replace(/[\u00a0\u202f\u2009]/g, ' ') ?? null

describe('recordsIn', () => {
  it('finds the list by its name, also an empty one', () => {
    expect(recordsIn({ items: [{ id: 1 }] }, 'items')).toEqual([{ id: 1 }])
    expect(recordsIn({ items: [] }, 'items')).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ id: 1 }]],
    ['another name', { rows: [] }],
    ['no list', { items: {} }],
    ['a list of no records', { items: [1] }],
    ['a list with a hole', { items: [{ id: 1 }, null] }],
    ['what every object has', JSON.parse('{"__proto__": {"items": []}}')],
  ])('takes %s for no answer', (_, answer) => {
    expect(() => recordsIn(answer, 'items')).toThrow('no list')
  })

  it('does not take what an object inherits for a list', () => {
    expect(() => recordsIn({}, 'constructor')).toThrow('no list')
  })
})

describe('recordKey', () => {
  it('is what tells a record from the others, or its place', () => {
    expect(recordKey({ id: 7 }, 'id', 0)).toBe('7')
    expect(recordKey({ id: 'a' }, 'id', 0)).toBe('a')
    expect(recordKey({}, 'id', 3)).toBe('#3')
    expect(recordKey({ id: {} }, 'id', 3)).toBe('#3')
  })
})

describe('a cell', () => {
  it.each([
    ['en', '₴199', '₴349.50', '1,234.5'],
    ['ru', '199 ₴', '349,50 ₴', '1 234,5'],
    ['uk', '199 ₴', '349,50 ₴', '1 234,5'],
  ] as const)('shows money and numbers as %s does', (locale, whole, broken, number) => {
    const money = { format: 'money', currency: 'currency' } as const
    expect(cell(money, '199.00', locale, { currency: 'UAH' })).toBe(whole)
    expect(cell(money, 349.5, locale, { currency: 'UAH' })).toBe(broken)
    expect(cell({ format: 'number' }, '1234.5', locale)).toBe(number)
  })

  it.each([
    ['en', 'Jan 31, 2026'],
    ['ru', '31 янв. 2026 г.'],
    ['uk', '31 січ. 2026 р.'],
  ] as const)('shows a day as %s does, the same wherever the visitor is', (locale, shown) => {
    expect(cell({ format: 'date' }, '2026-01-31', locale)).toBe(shown)
  })

  it('shows a moment with its time', () => {
    // Without a zone it is the clock of whoever looks.
    expect(cell({ format: 'dateTime' }, '2026-01-31T15:30:00')).toBe('Jan 31, 2026, 3:30 PM')
    expect(cell({ format: 'date' }, '2026-01-31T15:30:00')).toBe('Jan 31, 2026')
  })

  it('shows the text of a value, and a value without one as it is', () => {
    const options = [{ value: 'paid', label: 'plan.basic' }] as const
    expect(cell({ format: 'option', options }, 'paid', 'en')).toBe(siteText('plan.basic'))
    expect(cell({ format: 'option', options }, 'refunded', 'en')).toBe('refunded')
  })

  it.each(['text', 'number', 'date', 'dateTime', 'money', 'option'] as const)(
    'of format %s shows nothing for what is no value, and what is of another kind as it is',
    (format) => {
      for (const nothing of [undefined, null, '', {}, [], [1]]) expect(cell({ format }, nothing)).toBeNull()
      for (const odd of ['tomorrow', '<b>1</b>', 'NaN', ' ']) expect(cell({ format }, odd)).toBe(odd)
    },
  )

  it.each([undefined, null, '', 'hryvnia', 'uah', 'U', '₴', 'UAHX', {}])(
    'shows an amount without its currency where that is %o',
    (currency) => {
      expect(cell({ format: 'money', currency: 'currency' }, '199.50', 'en', { currency })).toBe('199.5')
    },
  )

  it('shows nothing that a record inherits', () => {
    expect(cell({ field: 'constructor' }, 1)).toBeNull()
    expect(cell({ field: 'toString' }, 1)).toBeNull()
  })
})

function siteText(id: 'plan.basic'): string {
  return createSiteIntl('en', siteTexts.en).formatMessage({ id })
}
