import type { ReactNode } from 'react'
import type { FormModel } from '#site/types.ts'

/** Whether a form takes a password and does not say whose: a password manager would have to guess. */
export const needsUsername = ({ fields, load }: FormModel): boolean =>
  load !== undefined &&
  fields.some(({ type }) => type === 'password') &&
  !fields.some(({ autocomplete }) => autocomplete === 'username' || autocomplete === 'email')

/** Tells password managers whose password it is. Without a name it is not sent, and nobody else notices it. */
export const UsernameInput = ({ username }: { username: string }): ReactNode => (
  <input
    className="visually-hidden"
    type="text"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)
