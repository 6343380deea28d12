import { use, useEffect, useRef, type ReactNode } from 'react'
import type { FormName } from '#site/forms.ts'
import type { Block, FormModel } from '#site/types.ts'
import { Text } from '../i18n/text.tsx'
import { useHydrated } from '../routing/use-hydrated.ts'
import { focusField } from './focus-field.ts'
import { FormFieldView } from './form-field.tsx'
import { LoadFailure, Success } from './form-notices.tsx'
import type { FormState } from './form-state.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { prerenderedValue } from './start-values.ts'
import { TroubleContext } from './trouble-context.ts'
import { useConfirmLeave } from './use-confirm-leave.ts'
import { useForm } from './use-form.ts'
import { useLoadedForm, type LoadPhase } from './use-load.ts'
import { useStartValues } from './use-start-values.ts'
import { needsUsername, UsernameInput } from './username-input.tsx'

interface FormProps {
  form: FormModel
  name: FormName
  /** Who sees it. */
  access?: Block['access']
}

/** Has the title of the page say that something is wrong. */
function useTrouble(isTroubled: boolean): void {
  const tell = use(TroubleContext)
  useEffect(() => (isTroubled ? tell() : undefined), [isTroubled, tell])
}

function SubmitButton({
  form,
  phase,
  load,
}: {
  form: FormModel
  phase: FormState['phase']
  load: LoadPhase
}): ReactNode {
  // On the way to the next page it stays as it is, and cannot be sent again.
  const label = phase !== 'open' ? 'ui.form.sending' : load === 'loading' ? 'ui.form.loading' : form.submit
  return (
    <button className="button" type="submit" aria-disabled={label !== form.submit}>
      <Text id={label} />
    </button>
  )
}

/** A form of the configuration: a native one that is sent as JSON. */
export function Form({ form, name, access }: FormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null)
  const alive = useHydrated()
  const { state, errors, onInput, submit, isTaken } = useForm(form)
  useStartValues(form, element)
  const load = useLoadedForm(form, access, element)
  useConfirmLeave(form.confirmLeave, element, isTaken)
  const complaint = state.phase === 'open' ? state.complaint : null
  useTrouble(complaint !== null)
  /** The button goes with the notice that it stands in; the focus is not to be lost with it. */
  const reload = (): void => {
    load.retry()
    focusField(element.current, form.fields[0]?.name)
  }
  if (state.phase === 'sent') return <Success form={form} />
  return (
    <>
      {complaint && (
        <ProblemSummary
          form={name}
          fields={form.fields}
          complaint={complaint}
          goTo={(field) => focusField(element.current, field)}
          retry={() => element.current?.requestSubmit()}
        />
      )}
      {state.phase === 'open' && state.saved && <Success form={form} />}
      {load.phase === 'failed' && <LoadFailure retry={reload} />}
      {/* `post`, so that a submit before the script is there never puts a password into the address. */}
      <form
        className="form"
        method="post"
        ref={element}
        data-form={name}
        noValidate={alive}
        onSubmit={(event) => load.whenReady(event, submit)}
        onInput={onInput}
        aria-busy={state.phase !== 'open' || load.phase === 'loading'}
      >
        {needsUsername(form) && <UsernameInput username={load.username} />}
        {form.fields.map((field) => (
          <FormFieldView
            key={field.name}
            field={field}
            id={`${name}-${field.name}`}
            initial={prerenderedValue(field, form.load !== undefined)}
            error={errors[field.name]}
          />
        ))}
        <noscript>
          <p className="notice failure">
            <Text id="ui.form.noScript" />
          </p>
        </noscript>
        <SubmitButton form={form} phase={state.phase} load={load.phase} />
      </form>
    </>
  )
}
