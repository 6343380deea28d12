import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

interface ErrorPanelProps {
  status: number
  title: string
  children: ReactNode
}

/** The frame of an error page: the status, the heading, and what one can do. */
export function ErrorPanel({ status, title, children }: ErrorPanelProps): ReactNode {
  const intl = useIntl()
  return (
    <section className="block error">
      <p className="eyebrow">{intl.formatMessage({ id: 'ui.errors.status' }, { status: String(status) })}</p>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
