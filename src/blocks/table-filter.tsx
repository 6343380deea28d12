import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { focusField } from '../forms/focus-field.ts'
import { FormFieldView } from '../forms/form-field.tsx'
import { readValues, type FieldValues, type FormField } from '../forms/form-values.ts'
import { prerenderedValue } from '../forms/start-values.ts'
import { fieldErrors, type FieldErrors } from '../forms/validate-fields.ts'
import { writeDefaults } from '../forms/write-defaults.ts'
import { Text, useText } from '../i18n/text.tsx'

interface TableFilterProps {
  /** Prefix of the ids. */
  id: string
  fields: readonly FormField[]
  /** What is applied. */
  values: FieldValues
  apply: (values: FieldValues) => void
  /** Somebody is in it. */
  use: () => void
}

/** Narrows a table down: what is filled in counts when it is applied. */
export function TableFilter({ id, fields, values, apply, use }: TableFilterProps): ReactNode {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  useEffect(() => {
    if (form.current) writeDefaults(form.current, values)
  }, [values])
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { currentTarget: element } = event
    event.preventDefault()
    const given = readValues(fields, element)
    const found = fieldErrors(fields, given)
    setErrors(found)
    const wrong = fields.find(({ name }) => name in found)
    if (wrong) focusField(element, wrong.name)
    else apply(given)
  }
  const clear = (): void => {
    if (!form.current) return
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, '']))
    writeDefaults(form.current, nothing)
    form.current.reset()
    setErrors({})
    apply(nothing)
    focusField(form.current, fields[0]?.name)
  }
  return (
    <form
      className="form filter"
      role="search"
      aria-label={text('ui.table.filter')}
      noValidate
      ref={form}
      onFocus={use}
      onSubmit={submit}
    >
      {fields.map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          initial={prerenderedValue(field, false)}
          error={errors[field.name]}
          unchosen="ui.table.any"
        />
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
