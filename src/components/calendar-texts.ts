import type { DayPickerProps } from 'react-day-picker'
import type { IntlShape } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'
import { textOf } from '../i18n/text.tsx'

type Texts = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>

const formatter = (locale: string, options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  const names = new Intl.DateTimeFormat(locale, options)
  return (date) => names.format(date)
}

/** What a calendar says, in the language of the page: its names are those that the browser knows. */
export function calendarTexts(intl: IntlShape): Texts {
  const { locale } = intl
  const text = (id: MessageId): string => textOf(intl, id)
  const month = formatter(locale, { month: 'long', year: 'numeric' })
  const day = formatter(locale, { dateStyle: 'full' })
  return {
    formatters: {
      formatCaption: month,
      formatMonthDropdown: formatter(locale, { month: 'long' }),
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: formatter(locale, { weekday: 'short' }),
    },
    labels: {
      labelNext: () => text('ui.date.next'),
      labelPrevious: () => text('ui.date.previous'),
      labelMonthDropdown: () => text('ui.date.month'),
      labelYearDropdown: () => text('ui.date.year'),
      labelGrid: month,
      labelWeekday: formatter(locale, { weekday: 'long' }),
      labelDayButton: (date, { today }) =>
        today === true ? `${text('ui.date.today')}, ${day(date)}` : day(date),
    },
  }
}
