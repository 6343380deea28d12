import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { FormName } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { Text, textOf } from '../i18n/text.tsx'
import { FormFieldView } from './form-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { useForm } from './use-form.ts'

/** Said in place of a form that was taken. */
function Sent({ form }: { form: FormModel }): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p className="notice success" role="status" tabIndex={-1} ref={ref}>
      <Text id={form.success.message ?? 'ui.form.sent'} />
    </p>
  )
}

/** A form of the configuration: a native one that is sent as JSON. */
export function Form({ form, name }: { form: FormModel; name: FormName }): ReactNode {
  const intl = useIntl()
  const { errors, handlers, reject } = useFieldErrors(form)
  const { state, submit, services } = useForm(form, reject)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (element.current) services?.forms.fill(element.current)
  }, [services])
  if (state.phase === 'sent') return <Sent form={form} />
  // On the way to the next page it stays as it is, and cannot be sent again.
  const sending = state.phase !== 'open'
  const texts = state.phase === 'open' ? state.texts : []
  return (
    // `post`, so that a submit before the script is there never puts a password into the address.
    <form
      className="form"
      method="post"
      ref={element}
      data-form={name}
      onSubmit={submit}
      aria-busy={sending}
      {...handlers}
    >
      {form.fields.map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          id={`${name}-${field.name}`}
          error={errors[field.name]}
        />
      ))}
      <div className="form-status" role="alert">
        {texts.length > 0 && (
          <div className="notice failure">
            {texts.map(({ id, values }) => (
              <p key={id}>{textOf(intl, id, values)}</p>
            ))}
          </div>
        )}
      </div>
      <noscript>
        <p className="notice failure">
          <Text id="ui.form.noScript" />
        </p>
      </noscript>
      <button className="button" type="submit" aria-disabled={sending}>
        <Text id={sending ? 'ui.form.sending' : form.submit} />
      </button>
    </form>
  )
}
