/** Where visitors are sent: pages of the site, by the paths it gives them. */
export interface SiteLinks {
  /** The secret stands in the hash, which no server sees and no log keeps. */
  readonly newPassword: (locale: string, code: string) => string
  readonly forgotPassword: (locale: string) => string
  readonly profile: (locale: string) => string
  /** Back from paying; the page asks the API what became of it, the query only says which payment. */
  readonly afterPayment: (path: string, payment: string, result: string) => string
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
    afterPayment(path, payment, result) {
      const address = link(path)
      // A path that a browser would read as another host never gets this far; this is the last bolt.
      const safe = address.origin === link('/').origin ? address : link('/')
      safe.searchParams.set('payment', payment)
      safe.searchParams.set('result', result)
      return safe.href
    },
  }
}
