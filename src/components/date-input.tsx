import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from '#site/locales.ts'
import { ui } from '#site/settings.ts'
import type { FieldModel } from '#site/types.ts'
import { textOf } from '../i18n/text.tsx'
import { exampleDate, formatDate, parseDate } from './date-format.ts'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value'> {
  field: Pick<FieldModel, 'min' | 'max'>
}

/** What is sent of a date field: ISO 8601, nothing, or what was typed where that is no date. */
const sentValue = (typed: string, format: string): string => parseDate(typed, format) ?? typed.trim()

/** A date in the format of the page, whatever format it was written in. */
const shownValue = (written: string, format: string): string => {
  const iso = parseDate(written, format)
  return iso === null ? written : (formatDate(iso, format) ?? written)
}

/**
 * Lets a text field hold a date: people read and type it in the format of their language, forms see ISO 8601.
 * A value written by code may be ISO 8601; a `change` event has it shown in the format at once.
 */
function useDateFormat(ref: RefObject<HTMLInputElement | null>, format: string): void {
  useEffect(() => {
    const input = ref.current
    if (!input) return
    const { form } = input
    const rewrite = (): void => {
      input.value = shownValue(input.value, format)
    }
    const replace = ({ formData }: FormDataEvent): void => {
      if (formData.has(input.name)) formData.set(input.name, sentValue(input.value, format))
    }
    rewrite()
    input.addEventListener('change', rewrite)
    form?.addEventListener('formdata', replace)
    return () => {
      // The next format may be that of another language.
      input.value = sentValue(input.value, format)
      input.removeEventListener('change', rewrite)
      form?.removeEventListener('formdata', replace)
    }
  }, [ref, format])
}

/** A date, typed in the format of the language shown. */
export function DateInput({ field, defaultValue, ...input }: DateInputProps): ReactNode {
  const intl = useIntl()
  const ref = useRef<HTMLInputElement>(null)
  // The languages of the site are all there are.
  const { dateFormat } = ui.locales[intl.locale as Locale]
  useDateFormat(ref, dateFormat)
  void field
  const hintId = `${input.id ?? ''}-format`
  const described = [hintId, input['aria-describedby']].filter(Boolean).join(' ')
  return (
    <>
      <p className="field-hint" id={hintId}>
        {textOf(intl, 'ui.date.format', { format: exampleDate(dateFormat) })}
      </p>
      <div className="input-with-button">
        <input
          autoComplete="off"
          {...input}
          ref={ref}
          type="text"
          inputMode="numeric"
          defaultValue={defaultValue === undefined ? undefined : shownValue(String(defaultValue), dateFormat)}
          aria-describedby={described}
        />
      </div>
    </>
  )
}
