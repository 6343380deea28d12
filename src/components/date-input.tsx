import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { ui } from '#site/settings.ts'
import type { FieldModel } from '#site/types.ts'
import { textOf } from '../i18n/text.tsx'
import { dateLimit, exampleDate, formatDate, parseDate, isoDay } from './date-format.ts'
import { DatePicker } from './date-picker.tsx'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value'> {
  field: Pick<FieldModel, 'min' | 'max'>
}

/** What is sent of a date field: ISO 8601, nothing, or what was typed where that is no date. */
const sentValue = (typed: string, format: string): string => parseDate(typed, format) ?? typed.trim()

/** A date in the format of the page, whatever it was written in; what is no date stays as it is. */
const shownValue = (written: string, format: string): string =>
  formatDate(parseDate(written, format) ?? '', format) ?? written

/**
 * Lets a text field hold a date: people read and type it in the format of their language, forms are given ISO 8601.
 * Code may write ISO 8601 into it; a `change` event has that shown in the format at once.
 */
function useDateFormat(ref: RefObject<HTMLInputElement | null>, format: string): void {
  useEffect(() => {
    const input = ref.current
    if (!input) return
    const { form } = input
    const rewriteAs = (written: (text: string, format: string) => string): void => {
      // Both, or a date that nobody touched would count as typed.
      input.defaultValue = written(input.defaultValue, format)
      input.value = written(input.value, format)
    }
    const rewrite = (): void => rewriteAs(shownValue)
    const replace = ({ formData }: FormDataEvent): void => {
      if (formData.has(input.name)) formData.set(input.name, sentValue(input.value, format))
    }
    rewrite()
    input.addEventListener('change', rewrite)
    form?.addEventListener('formdata', replace)
    return () => {
      // The next format may be that of another language.
      rewriteAs(sentValue)
      input.removeEventListener('change', rewrite)
      form?.removeEventListener('formdata', replace)
    }
  }, [ref, format])
}

/** Writes into a field as its user would. */
function write(input: HTMLInputElement | null, value: string): void {
  if (!input) return
  input.value = value
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A date, typed in the format of the language shown or chosen from a calendar. */
export function DateInput({ field, defaultValue, ...input }: DateInputProps): ReactNode {
  const intl = useIntl()
  const ownId = useId()
  const ref = useRef<HTMLInputElement>(null)
  const { dateFormat } = ui.locales[intl.locale]
  useDateFormat(ref, dateFormat)
  const id = input.id ?? ownId
  const formatId = `${id}-format`
  const read = () => {
    const today = isoDay()
    return {
      chosen: parseDate(ref.current?.value ?? '', dateFormat),
      min: dateLimit(field.min, today),
      max: dateLimit(field.max, today),
    }
  }
  return (
    <>
      <p className="field-hint" id={formatId}>
        {textOf(intl, 'ui.date.format', { format: exampleDate(dateFormat) })}
      </p>
      <div className="input-with-button">
        <input
          {...input}
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          defaultValue={defaultValue === undefined ? undefined : shownValue(String(defaultValue), dateFormat)}
          aria-describedby={[formatId, input['aria-describedby']].filter(Boolean).join(' ')}
        />
        <DatePicker fieldId={id} read={read} choose={(date) => write(ref.current, date)} />
      </div>
    </>
  )
}
