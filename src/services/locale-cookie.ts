export interface CookieSettings {
  readonly key: string
  /** How long the choice is kept; browsers allow 400. */
  readonly days: number
  readonly sameSite: 'lax' | 'strict'
}

/** The value of a cookie in `document.cookie`, or null. */
export function readCookie(cookies: string, key: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${key}=`))
  return found === undefined ? null : found.slice(key.length + 1)
}

/** The text that keeps a locale, for `document.cookie`; `secure` where the page came by HTTPS. */
export const cookieText = (
  { key, days, sameSite }: CookieSettings,
  locale: string,
  secure: boolean,
): string =>
  `${key}=${locale}; path=/; max-age=${days * 86_400}; samesite=${sameSite}${secure ? '; secure' : ''}`

export interface LocaleCookie {
  readonly read: () => string | null
  /** Keeps a choice; where cookies are blocked, nothing happens. */
  readonly write: (locale: string) => void
}

interface LocaleCookieDeps {
  /** The document; touching its cookies throws where they are blocked altogether (a sandboxed frame). */
  jar: { cookie: string }
  settings: CookieSettings
  secure: boolean
}

/**
 * The cookie of the chosen language. To be written when a visitor chooses or is sent on from `/`; a valid one is
 * written again as it is on each visit, so that its days count from the last.
 */
export function createLocaleCookie({ jar, settings, secure }: LocaleCookieDeps): LocaleCookie {
  return {
    read() {
      try {
        return readCookie(jar.cookie, settings.key)
      } catch {
        return null
      }
    },
    write(locale) {
      try {
        jar.cookie = cookieText(settings, locale, secure)
      } catch {
        // The language of the address still counts; only the next visit of "/" knows nothing of it.
      }
    },
  }
}
