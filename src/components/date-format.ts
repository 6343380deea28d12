/** Order and separators of a date: dd, mm and yy, the year with its four digits. */
type DateFormat = string

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** Years of three digits are slips of the hand. */
const earliestYear = 1000

/** The day as ISO 8601, or null where the calendar has no such day. */
function isoOf({ year, month, day }: Day): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= earliestYear ? `${year}-${pad(month, 2)}-${pad(day, 2)}` : null
}

function dayOf(iso: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) }
}

/** "2026-01-31", and a day that there is. */
export function isIsoDate(text: string): boolean {
  const day = dayOf(text)
  return day !== null && isoOf(day) === text
}

/** A date ("2026-01-31") as people read and type it; null for what is no date. */
export function formatDate(iso: string, format: DateFormat): string | null {
  const date = isIsoDate(iso) ? dayOf(iso) : null
  if (!date) return null
  return format.replace(/d+|m+|y+/g, (part) => {
    if (part.startsWith('y')) return pad(date.year, 4)
    return pad(part.startsWith('d') ? date.day : date.month, part.length)
  })
}

type Part = 'd' | 'm' | 'y'

/** The parts of a date, as they follow each other. */
const order = (format: DateFormat): Part[] =>
  [...format.matchAll(/d+|m+|y+/g)].map(([part]) =>
    part.startsWith('d') ? 'd' : part.startsWith('m') ? 'm' : 'y',
  )

/** "01312026", where a keyboard has digits alone. */
function splitDigits(text: string, format: DateFormat): string[] | null {
  if (!/^\d{8}$/.test(text)) return null
  let rest = text
  return order(format).map((part) => {
    const length = part === 'y' ? 4 : 2
    const digits = rest.slice(0, length)
    rest = rest.slice(length)
    return digits
  })
}

/** Marks of the direction of writing come along when a date is copied; some languages end a date with a point. */
const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\.$/, '')

/** More characters than any date needs, with all its spaces. */
const longest = 40

/**
 * A date that was typed, as ISO 8601; null for what is none. The order is that of the format, the separators and
 * leading zeros are not minded; years have four digits, for nobody knows which century 31 is in. "2026-01-31" is
 * understood in every format.
 */
export function parseDate(typed: string, format: DateFormat): string | null {
  if (typed.length > longest) return null
  const text = clean(typed)
  if (isIsoDate(text)) return text
  const parts = splitDigits(text, format) ?? text.split(/\s*[./\-,\s]\s*/)
  const found = order(format).map((part, index) => [part, parts[index] ?? ''] as const)
  const sound = found.every(([part, digits]) => (part === 'y' ? /^\d{4}$/ : /^\d{1,2}$/).test(digits))
  if (!sound || parts.length !== 3) return null
  const { y: year, m: month, d: day } = Object.fromEntries(found)
  return isoOf({ year: Number(year), month: Number(month), day: Number(day) })
}

/** A date in a format, for showing it: 31 can only be a day. */
export const exampleDate = (format: DateFormat): string => formatDate('2026-12-31', format) ?? ''

/** The day it is where the visitor is: today, or at some time. */
export const isoDay = (at = new Date()): string =>
  `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1, 2)}-${pad(at.getDate(), 2)}`

/** A limit of the configuration as a date; null for none. */
export const dateLimit = (limit: string | number | undefined, today: string): string | null => {
  if (limit === 'today') return today
  return typeof limit === 'string' && isIsoDate(limit) ? limit : null
}
