import type { IntlShape } from 'react-intl'
import { formatPrice } from '../i18n/format-price.ts'
import { textOf } from '../i18n/text.tsx'
import { isRecord } from '../services/is-record.ts'
import type { BlockOf } from './block-props.ts'

type Column = BlockOf<'table'>['columns'][number]

/** A record as the server sends it. */
export type TableRecord = Readonly<Record<string, unknown>>

/** The records in an answer; fails where there is no list of them. */
export function recordsIn(answer: unknown, list: string): readonly TableRecord[] {
  const records = isRecord(answer) && Object.hasOwn(answer, list) ? answer[list] : undefined
  if (!Array.isArray(records) || !records.every(isRecord)) throw new Error(`The answer has no list "${list}"`)
  return records
}

/** Texts and the like; null for what cannot be shown in a cell. */
function valueOf(record: TableRecord, field: string): string | null {
  const value = Object.hasOwn(record, field) ? record[field] : null
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? String(value) : null
}

/** The key of a record, or its place where it has none. */
export const recordKey = (record: TableRecord, field: string, place: number): string =>
  valueOf(record, field) ?? `#${place}`

/** A day is the same everywhere, a moment is shown by the clock of the visitor. */
function formatDay(intl: IntlShape, value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return intl.formatDate(value, { dateStyle: 'medium', ...(day ? { timeZone: 'UTC' } : {}) })
}

function formatMoney(intl: IntlShape, value: string, currency: string | null): string {
  return currency !== null && /^[A-Z]{3}$/.test(currency)
    ? formatPrice(intl.locale, value, currency)
    : intl.formatNumber(Number(value))
}

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value))
const isDate = (value: string): boolean => !Number.isNaN(Date.parse(value))

/** What a cell shows, in the language of the page; null for nothing. What is not of its format stays as it came. */
export function cellText(intl: IntlShape, column: Column, record: TableRecord): string | null {
  const value = valueOf(record, column.field)
  if (value === null) return null
  switch (column.format) {
    case 'text':
      return value
    case 'number':
      return isNumber(value) ? intl.formatNumber(Number(value)) : value
    case 'money': {
      const currency = column.currency === undefined ? null : valueOf(record, column.currency)
      return isNumber(value) ? formatMoney(intl, value, currency) : value
    }
    case 'date':
      return isDate(value) ? formatDay(intl, value) : value
    case 'dateTime':
      return isDate(value) ? intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value
    case 'option': {
      const option = column.options.find((candidate) => candidate.value === value)
      return option ? textOf(intl, option.label) : value
    }
  }
}
