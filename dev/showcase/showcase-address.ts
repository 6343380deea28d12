/** Where the components are looked at: in development, and nowhere else. */
export const showcasePath = '/__site/components'

/** Looks that a link can ask for; without one it is that of the browser. */
export const themes = ['light', 'dark', 'forced'] as const

export interface ShowcaseView {
  /** Language of the site. */
  readonly locale: string
  readonly theme?: (typeof themes)[number] | undefined
}

/** Address of all states, or of one by itself. */
export function showcaseHref({ locale, theme }: ShowcaseView, state?: string): string {
  const query = new URLSearchParams({ locale, ...(theme && { theme }) })
  return `${showcasePath}${state === undefined ? '' : `/${state}`}?${query}`
}

/** The state that a path names; null for all of them. */
export const stateOf = (pathname: string): string | null =>
  decodeURIComponent(pathname.slice(showcasePath.length + 1)) || null

/** The look that an address asks for. */
export const themeOf = (search: string): ShowcaseView['theme'] =>
  themes.find((theme) => theme === new URLSearchParams(search).get('theme'))
