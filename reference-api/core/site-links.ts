/** Where visitors are sent: pages of the site, by the paths it gives them. */
export interface SiteLinks {
  /** The secret stands in the hash, which no server sees and no log keeps. */
  readonly newPassword: (locale: string, code: string) => string
  readonly forgotPassword: (locale: string) => string
  readonly profile: (locale: string) => string
  /** The page where a payment is made; whoever knows its address may make it. */
  readonly pay: (payment: string) => string
  /** Back from paying; the page asks the API what became of it. */
  readonly afterPayment: (locale: string, payment: string) => string
}

/** `origin` is asked each time: the site may start to listen later than we do. */
export function createSiteLinks(origin: () => string): SiteLinks {
  const link = (path: string): URL => new URL(path, origin())
  return {
    newPassword(locale, code) {
      const address = link(`/${locale}/new-password`)
      address.hash = new URLSearchParams({ code }).toString()
      return address.href
    },
    forgotPassword: (locale) => link(`/${locale}/forgot-password`).href,
    profile: (locale) => link(`/${locale}/profile`).href,
    pay: (payment) => link(`/api/pay/${payment}`).href,
    afterPayment(locale, payment) {
      const address = link(`/${locale}/payment`)
      address.searchParams.set('payment', payment)
      return address.href
    },
  }
}
