import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { Text, textOf } from '../i18n/text.tsx'
import { namedErrorText } from './field-text.ts'
import type { Complaint } from './form-outcome.ts'
import type { FormField } from './form-values.ts'
import { problemSlot } from './problem-slot.tsx'

interface ProblemSummaryProps {
  /** Prefix of the ids of the fields. */
  form: string
  fields: readonly FormField[]
  complaint: Complaint
  goTo: (name: string) => void
  retry: () => void
}

type FieldProblemProps = Pick<ProblemSummaryProps, 'form' | 'complaint' | 'goTo'> & { field: FormField }

/** What is wrong with a field, leading there; nobody can be led to one that is not shown. */
function FieldProblem({ form, field, complaint, goTo }: FieldProblemProps): ReactNode {
  const intl = useIntl()
  const error = complaint.fields[field.name]
  if (!error) return null
  const words = namedErrorText(intl, field, error)
  if (field.type === 'hidden') return <li>{words}</li>
  const follow = (event: MouseEvent): void => {
    // Not by the address: the way back is not to lead through every mistake.
    event.preventDefault()
    goTo(field.name)
  }
  return (
    <li>
      <a href={`#${form}-${field.name}`} onClick={follow}>
        {words}
      </a>
    </li>
  )
}

/** Everything that is wrong with a form, above the heading of the page: read out at once, and focused. */
export function ProblemSummary({ form, fields, complaint, goTo, retry }: ProblemSummaryProps): ReactNode {
  const intl = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  // For every complaint anew, be it in the same words.
  useEffect(() => ref.current?.focus(), [complaint])
  const slot = problemSlot()
  const headingId = `${form}-problems`
  const count = Object.keys(complaint.fields).length
  return (
    slot &&
    createPortal(
      <div
        className="notice failure summary"
        role="alert"
        tabIndex={-1}
        ref={ref}
        aria-labelledby={headingId}
      >
        <h2 id={headingId}>{textOf(intl, 'ui.form.summary', { count })}</h2>
        {complaint.texts.map(({ id, values }) => (
          <p key={id}>{textOf(intl, id, values)}</p>
        ))}
        {count > 0 && (
          <ul>
            {fields.map((field) => (
              <FieldProblem key={field.name} form={form} field={field} complaint={complaint} goTo={goTo} />
            ))}
          </ul>
        )}
        {complaint.retry && (
          <button className="button secondary" type="button" onClick={retry}>
            <Text id="ui.form.retry" />
          </button>
        )}
      </div>,
      slot,
    )
  )
}
