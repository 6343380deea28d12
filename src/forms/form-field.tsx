import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'
import { Text, textOf } from '../i18n/text.tsx'
import { Control, type ControlProps } from './control.tsx'
import { fieldLimits } from './field-rules.ts'
import type { FormField } from './form-values.ts'

interface FormFieldProps {
  field: FormField
  id: string
  error: MessageId | undefined
}

function FieldLabel({ field }: { field: FormField }): ReactNode {
  const required = field.required || field.type === 'checkbox'
  return (
    <>
      <Text id={field.label} />
      {!required && (
        <span className="optional">
          {' '}
          (<Text id="ui.form.optional" />)
        </span>
      )}
    </>
  )
}

function Choices({ field, ...control }: ControlProps): ReactNode {
  return (
    <fieldset className="field" aria-describedby={control['aria-describedby']}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {field.options.map(({ value, label }) => (
        <label className="choice" key={value}>
          <input type="radio" name={field.name} value={value} required={field.required} /> <Text id={label} />
        </label>
      ))}
    </fieldset>
  )
}

function Labelled({ field, ...control }: ControlProps): ReactNode {
  if (field.type === 'radio') return <Choices field={field} {...control} />
  if (field.type === 'checkbox') {
    return (
      <label className="choice">
        <Control field={field} {...control} /> <FieldLabel field={field} />
      </label>
    )
  }
  return (
    <>
      <label htmlFor={control.id}>
        <FieldLabel field={field} />
      </label>
      <Control field={field} {...control} />
    </>
  )
}

/** A field with its name, its help and what is wrong with it. */
export function FormFieldView({ field, id, error }: FormFieldProps): ReactNode {
  const intl = useIntl()
  if (field.type === 'hidden') return <input type="hidden" name={field.name} />
  const hintId = field.hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const described = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <Labelled field={field} id={id} aria-invalid={error ? true : undefined} aria-describedby={described} />
      {field.hint !== undefined && (
        <p className="field-hint" id={hintId}>
          <Text id={field.hint} />
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          {textOf(intl, error, fieldLimits(field))}
        </p>
      )}
    </div>
  )
}
