/** Where visitors are sent: pages of the site, by the paths it gives them. */
export interface SiteLinks {
  /** The secret stands in the hash, which no server sees and no log keeps. */
  readonly newPassword: (locale: string, code: string) => string
  readonly forgotPassword: (locale: string) => string
  readonly profile: (locale: string) => string
  /** The page where a payment is made; whoever knows its address may make it. `asked` is the address of the call. */
  readonly pay: (payment: string, asked: string) => string
  /** Back from paying; the page asks the API what became of it. */
  readonly afterPayment: (locale: string, payment: string, asked: string) => string
}

/**
 * Where the site is, asked each time: it may start to listen later than we do. `asked` is the origin that its visitor
 * has called, who may know it by another name and is signed in under that one only. A mail has none: it never leads
 * to where a caller wants it to.
 */
export type SiteOrigin = (asked?: string) => string

export function createSiteLinks(origin: SiteOrigin): SiteLinks {
  const link = (path: string, asked?: string): URL =>
    new URL(path, origin(asked === undefined ? undefined : new URL(asked).origin))
  return {
    newPassword(locale, code) {
      const address = link(`/${locale}/new-password`)
      address.hash = new URLSearchParams({ code }).toString()
      return address.href
    },
    forgotPassword: (locale) => link(`/${locale}/forgot-password`).href,
    profile: (locale) => link(`/${locale}/profile`).href,
    pay: (payment, asked) => link(`/api/pay/${payment}`, asked).href,
    afterPayment(locale, payment, asked) {
      const address = link(`/${locale}/payment`, asked)
      address.searchParams.set('payment', payment)
      return address.href
    },
  }
}
