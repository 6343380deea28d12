import type { ReactNode } from 'react'
import type { MessageId } from '#site/messages/ids.ts'
import { DateInput } from '../components/date-input.tsx'
import { PasswordInput } from '../components/password-input.tsx'
import { Text } from '../i18n/text.tsx'
import type { FormField } from './form-values.ts'

export interface ControlProps {
  field: FormField
  id: string
  /** The value in the HTML of the page. */
  initial: string | undefined
  /** The browser checks the rules itself, for the runtime is not there yet. */
  native: boolean
  /** What a list says while nothing is chosen. */
  unchosen: MessageId
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type InputProps = Omit<ControlProps, 'initial' | 'native'>

function SelectControl({
  field,
  unchosen,
  ...shared
}: InputProps & { defaultValue: string | undefined }): ReactNode {
  return (
    <select {...shared} name={field.name} required={field.required} autoComplete={field.autocomplete}>
      <option value="">
        <Text id={unchosen} />
      </option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          <Text id={label} />
        </option>
      ))}
    </select>
  )
}

/** What is not to be kept anywhere, whatever it is called: passwords, and what links bring as a secret. */
const secretMark = ({ type, from }: FormField): { 'data-secret'?: '' } =>
  type === 'password' || (from !== undefined && 'hash' in from) ? { 'data-secret': '' } : {}

/** The limits of a number; those of a date are for the calendar. */
const numberProps = ({ min, max }: FormField) =>
  ({ type: 'number', min, max, step: 'any', inputMode: 'decimal' }) as const

/** The control of a field, with its rules as the browser knows them. */
export function Control({ field, initial, native, unchosen, ...shared }: ControlProps): ReactNode {
  const { name, type, required, autocomplete, minLength, maxLength, pattern } = field
  if (type === 'select') {
    return <SelectControl field={field} unchosen={unchosen} defaultValue={initial} {...shared} />
  }
  if (type === 'checkbox') {
    const checked = initial === 'true'
    return <input {...shared} type="checkbox" name={name} required={required} defaultChecked={checked} />
  }
  const common = {
    ...shared,
    ...secretMark(field),
    name,
    required,
    minLength,
    // It cuts off without a word what is pasted, a password even; we say what is too long.
    maxLength: native ? maxLength : undefined,
    autoComplete: autocomplete,
    defaultValue: initial,
  }
  if (type === 'textarea') return <textarea {...common} rows={5} />
  if (type === 'password') return <PasswordInput {...common} meter={field.meter} pattern={pattern} />
  if (type === 'date') return <DateInput {...common} field={field} />
  return <input {...common} pattern={pattern} {...(type === 'number' ? numberProps(field) : { type })} />
}
