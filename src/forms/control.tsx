import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import type { FormField } from './form-values.ts'

export interface ControlProps {
  field: FormField
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function SelectControl({ field, ...shared }: ControlProps): ReactNode {
  return (
    <select {...shared} name={field.name} required={field.required} autoComplete={field.autocomplete}>
      <option value="">
        <Text id="ui.form.choose" />
      </option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          <Text id={label} />
        </option>
      ))}
    </select>
  )
}

/** The control of a field, with its rules as the browser knows them. */
export function Control({ field, ...shared }: ControlProps): ReactNode {
  const { name, type, required, autocomplete, minLength, maxLength, pattern, min, max } = field
  if (type === 'select') return <SelectControl field={field} {...shared} />
  const common = { ...shared, name, required, minLength, maxLength, autoComplete: autocomplete }
  if (type === 'textarea') return <textarea {...common} rows={5} />
  if (type === 'checkbox') return <input {...shared} type="checkbox" name={name} required={required} />
  const numeric = type === 'number'
  return (
    <input
      {...common}
      type={type}
      pattern={pattern}
      min={min}
      max={max}
      step={numeric ? 'any' : undefined}
      inputMode={numeric ? 'decimal' : undefined}
    />
  )
}
