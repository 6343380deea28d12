import type { ReactNode } from 'react'

/** Says the title of a page that was navigated to, as a browser does with documents. */
export function Announcer({ text }: { text: string }): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
