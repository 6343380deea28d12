import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { FormFieldView } from '../forms/form-field.tsx'
import { readValues, sentValues, type FormField, type FormValues } from '../forms/form-values.ts'
import { fieldErrors, type FieldErrors } from '../forms/validate-fields.ts'
import { Text, useText } from '../i18n/text.tsx'

interface TableFilterProps {
  /** Prefix of the ids. */
  id: string
  fields: readonly FormField[]
  apply: (values: FormValues) => void
}

const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  const found = name === undefined ? null : form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}

/** Narrows a table down: what is filled in counts when it is applied. */
export function TableFilter({ id, fields, apply }: TableFilterProps): ReactNode {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { currentTarget: element } = event
    event.preventDefault()
    const values = readValues(fields, element)
    const found = fieldErrors(fields, values)
    setErrors(found)
    const wrong = fields.find(({ name }) => name in found)
    if (wrong) focusField(element, wrong.name)
    else apply(sentValues({ fields }, values))
  }
  const clear = (): void => {
    if (!form.current) return
    form.current.reset()
    setErrors({})
    apply({})
    focusField(form.current, fields[0]?.name)
  }
  return (
    <form
      className="form filter"
      role="search"
      aria-label={text('ui.table.filter')}
      noValidate
      ref={form}
      onSubmit={submit}
    >
      {fields.map((field) => (
        <FormFieldView key={field.name} field={field} id={`${id}-${field.name}`} error={errors[field.name]} />
      ))}
      <div className="filter-actions">
        <button className="button" type="submit">
          <Text id="ui.table.apply" />
        </button>
        <button className="button secondary" type="button" onClick={clear}>
          <Text id="ui.table.clear" />
        </button>
      </div>
    </form>
  )
}
