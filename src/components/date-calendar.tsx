import { useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { DayPicker, type Matcher } from 'react-day-picker'
import { useIntl } from 'react-intl'
import { locales } from '#site/locales.ts'
import { ui } from '#site/settings.ts'
import { useText } from '../i18n/text.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { isoDay } from './date-format.ts'

export interface DateCalendarProps {
  /** All dates are ISO 8601. */
  readonly chosen: string | null
  readonly min: string | null
  readonly max: string | null
  readonly choose: (date: string) => void
  /** The dialog has closed. */
  readonly onClose: () => void
}

/** Midnight where the visitor is. */
const dateOf = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const outside = (first: Date | undefined, last: Date | undefined): Matcher[] => [
  ...(first ? [{ before: first }] : []),
  ...(last ? [{ after: last }] : []),
]

/** Today, or the day next to it that can be chosen. */
const nearest = (first: Date | undefined, last: Date | undefined): Date => {
  const now = new Date()
  if (last && last < now) return last
  return first && first > now ? first : now
}

/** Years that can be leafed through where nothing limits them: a long life back, and some ahead. */
const [yearsBack, yearsAhead] = [110, 10]

/** Events of the calendar are none of the form that it is opened from. */
const keep = (event: SyntheticEvent): void => event.stopPropagation()
const apart = { onInput: keep, onChange: keep, onFocus: keep, onBlur: keep, onKeyDown: keep }

function Days({ chosen, min, max, choose }: Omit<DateCalendarProps, 'onClose'>): ReactNode {
  const intl = useIntl()
  const { locale } = intl
  const texts = useMemo(() => calendarTexts(intl), [intl])
  const first = min === null ? undefined : dateOf(min)
  const last = max === null ? undefined : dateOf(max)
  const year = new Date().getFullYear()
  const selected = chosen === null ? undefined : dateOf(chosen)
  return (
    <DayPicker
      {...texts}
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      navLayout="around"
      dir={locales[locale].direction}
      lang={locale}
      weekStartsOn={ui.locales[locale].firstDayOfWeek}
      startMonth={first ?? new Date(year - yearsBack, 0)}
      endMonth={last ?? new Date(year + yearsAhead, 11)}
      disabled={outside(first, last)}
      selected={selected}
      defaultMonth={selected ?? nearest(first, last)}
      onSelect={(date) => choose(isoDay(date))}
    />
  )
}

/** A month to choose a day from, in a dialog of its own. */
export function DateCalendar({ onClose, choose, ...days }: DateCalendarProps): ReactNode {
  const text = useText()
  const ref = useRef<HTMLDialogElement>(null)
  // Before the calendar focuses a day, which it can do only once that is shown.
  useLayoutEffect(() => {
    if (ref.current?.open === false) ref.current.showModal()
  }, [])
  const close = (): void => ref.current?.close()
  const closeFromOutside = ({ target }: MouseEvent): void => {
    if (target === ref.current) close()
  }
  // In the form its lists of months and years would count as fields.
  return createPortal(
    <dialog
      className="dialog calendar"
      ref={ref}
      aria-label={text('ui.date.calendar')}
      onClose={onClose}
      onClick={closeFromOutside}
      {...apart}
    >
      <div className="dialog-content">
        <Days
          {...days}
          choose={(date) => {
            choose(date)
            close()
          }}
        />
        <button className="button secondary" type="button" onClick={close}>
          {text('ui.date.close')}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
