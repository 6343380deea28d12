import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { labelId } from '../components/label-id.ts'
import { Tip } from '../components/tip.tsx'
import { Text } from '../i18n/text.tsx'
import { useHydrated } from '../routing/use-hydrated.ts'
import { Control, type ControlProps } from './control.tsx'
import { fieldErrorText } from './field-text.ts'
import type { FormField } from './form-values.ts'
import type { FieldError } from './validate-fields.ts'

interface FormFieldProps extends Partial<Pick<ControlProps, 'unchosen'>> {
  field: FormField
  id: string
  error: FieldError | undefined
  /** The value in the HTML of the page. */
  initial?: string | undefined
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

/** The explanation beside the name, and not in it: it is a button. */
function FieldTip({ field, id }: { field: FormField; id: string }): ReactNode {
  return field.tip !== undefined && <Tip id={`${id}-tip`} label={field.label} text={field.tip} />
}

interface LabelledProps extends ControlProps {
  /** Above what is filled in: a keyboard on the screen or a list of offers covers what is below. */
  hint: ReactNode
}

function Choices({ field, id, initial, hint, ...described }: LabelledProps): ReactNode {
  const { name, required, options } = field
  return (
    <fieldset
      className="field"
      id={id}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={described['aria-invalid']}
      aria-describedby={described['aria-describedby']}
    >
      <legend>
        <FieldLabel field={field} />
      </legend>
      <FieldTip field={field} id={id} />
      {hint}
      {options.map(({ value, label }) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required={required}
            defaultChecked={value === initial}
          />{' '}
          <Text id={label} />
        </label>
      ))}
    </fieldset>
  )
}

function Labelled({ hint, ...props }: LabelledProps): ReactNode {
  const { field, id } = props
  if (field.type === 'radio') return <Choices {...props} hint={hint} />
  if (field.type === 'checkbox') {
    return (
      <>
        <div className="label-line">
          <label className="choice">
            <Control {...props} /> <FieldLabel field={field} />
          </label>
          <FieldTip field={field} id={id} />
        </div>
        {hint}
      </>
    )
  }
  return (
    <>
      <div className="label-line">
        <label htmlFor={id} id={labelId(id)}>
          <FieldLabel field={field} />
        </label>
        <FieldTip field={field} id={id} />
      </div>
      {hint}
      <Control {...props} />
    </>
  )
}

/** A field with its name, its help and what is wrong with it. */
export function FormFieldView({
  field,
  id,
  error,
  initial,
  unchosen = 'ui.form.choose',
}: FormFieldProps): ReactNode {
  const intl = useIntl()
  const alive = useHydrated()
  if (field.type === 'hidden') return <input type="hidden" name={field.name} defaultValue={initial} />
  const hintId = field.hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const hint = field.hint !== undefined && (
    <p className="field-hint" id={hintId}>
      <Text id={field.hint} />
    </p>
  )
  const described = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <Labelled
        field={field}
        id={id}
        hint={hint}
        initial={initial}
        native={!alive}
        unchosen={unchosen}
        // Said in so many words: browsers hold a field that is still empty for a mistake.
        aria-invalid={alive ? error !== undefined : undefined}
        aria-describedby={described}
      />
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          {fieldErrorText(intl, field, error)}
        </p>
      )}
    </div>
  )
}
