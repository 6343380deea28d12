/** Where the provider is. */
const timeZone = 'Europe/Kyiv'

/** A day as ISO 8601 writes it. */
export const calendarDay = (milliseconds: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(milliseconds)

export const clockTime = (milliseconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(milliseconds)

export const dateAndTime = (milliseconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  }).format(milliseconds)

/** The day it is where it is latest: whoever says "today" has no later one. */
export const latestDay = (milliseconds: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(milliseconds)
