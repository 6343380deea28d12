import type { LocaleCookie } from '../services/locale-cookie.ts'
import { nearest } from './events.ts'

/** Lets the days of a choice count from this visit. */
export function renewChoice(cookie: LocaleCookie, codes: readonly string[]): void {
  const kept = cookie.read()
  if (kept !== null && codes.includes(kept)) cookie.write(kept)
}

/** Keeps the language of every link to a translation that is followed, whoever follows it: browser or runtime. */
export function watchChoices(
  document: Pick<Document, 'addEventListener'>,
  cookie: LocaleCookie,
  onChoice: (link: HTMLAnchorElement) => void,
): void {
  const choose = (event: Event): void => {
    // The selector finds nothing else.
    const link = nearest(event, 'a[data-locale]') as HTMLAnchorElement | null
    const locale = link?.dataset['locale']
    if (!link || !locale) return
    cookie.write(locale)
    onChoice(link)
  }
  document.addEventListener('click', choose, true)
}
