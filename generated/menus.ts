// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { MessageId } from './messages/ids.ts'
import type { PageName } from './routes.ts'

export interface MenuItem {
  readonly page: PageName
  readonly label: MessageId
}

export const menus = {
  main: [
    { page: 'pricing', label: 'pricing.label' },
    { page: 'payment', label: 'payment.label' },
    { page: 'contacts', label: 'contacts.label' },
  ],
  guests: [{ page: 'login', label: 'login.label' }, { page: 'register', label: 'register.label' }],
  members: [{ page: 'profile', label: 'profile.label' }, { page: 'logout', label: 'logout.label' }],
  footer: [
    { page: 'oferta', label: 'oferta.label' },
    { page: 'privacy', label: 'privacy.label' },
    { page: 'contacts', label: 'contacts.label' },
  ],
} as const satisfies Readonly<Record<string, readonly MenuItem[]>>
