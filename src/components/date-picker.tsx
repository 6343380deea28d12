import { useState, type ComponentType, type ReactNode } from 'react'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { useServices } from '../services/services-context.ts'
import type { DateCalendarProps } from './date-calendar.tsx'
import { labelId } from './label-id.ts'

type Calendar = ComponentType<DateCalendarProps>

/** The calendar is a chunk of its own: most dates are typed. */
const loadCalendar = async (): Promise<Calendar> => (await import('./date-calendar.tsx')).DateCalendar

interface DatePickerProps extends Pick<DateCalendarProps, 'choose'> {
  /** Id of the field. */
  fieldId: string
  /** What the calendar starts from; asked for when it opens. */
  read: () => Pick<DateCalendarProps, 'chosen' | 'min' | 'max'>
}

/** Loads the calendar and opens it. A visitor without it is told, and can type. */
function useCalendar(read: DatePickerProps['read']) {
  const services = useServices()
  const [opened, setOpened] = useState<(ReturnType<typeof read> & { Calendar: Calendar }) | null>(null)
  const open = async (): Promise<void> => {
    try {
      const Calendar = await loadCalendar()
      services?.notices.dismiss('unreachable')
      setOpened({ Calendar, ...read() })
    } catch {
      services?.notices.show({
        kind: 'unreachable',
        text: 'ui.shell.unreachable',
        action: { label: 'ui.errors.retry', run: () => void open() },
      })
    }
  }
  // A failure ahead of need is none: opening it tries again.
  const prepare = (): void => void loadCalendar().catch(() => undefined)
  return { opened, open: () => void open(), prepare, close: () => setOpened(null) }
}

/** The button that opens a calendar for a field. */
export function DatePicker({ fieldId, read, choose }: DatePickerProps): ReactNode {
  const text = useText()
  const { opened, open, prepare, close } = useCalendar(read)
  return (
    <>
      <button
        className="input-button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        aria-describedby={labelId(fieldId)}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="calendar" />
        <span className="visually-hidden">{text('ui.date.open')}</span>
      </button>
      {opened && <opened.Calendar {...opened} choose={choose} onClose={close} />}
    </>
  )
}
