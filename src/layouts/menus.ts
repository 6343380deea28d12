import type { MessageId } from '#site/messages/ids.ts'
import type { PageName } from '#site/routes.ts'

export interface MenuItem {
  readonly page: PageName
  readonly label: MessageId
}
export const menus: Record<'main' | 'guests' | 'footer', readonly MenuItem[]> = {
  main: [
    { page: 'pricing', label: 'pricing.title' },
    { page: 'payment', label: 'payment.title' },
    { page: 'contacts', label: 'contacts.title' },
  ],
  guests: [
    { page: 'login', label: 'login.title' },
    { page: 'register', label: 'register.title' },
  ],
  footer: [
    { page: 'oferta', label: 'oferta.label' },
    { page: 'privacy', label: 'privacy.label' },
    { page: 'contacts', label: 'contacts.title' },
  ],
}
