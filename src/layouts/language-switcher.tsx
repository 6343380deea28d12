import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { localeCodes, locales, type Locale } from '#site/locales.ts'
import { Icon } from '../icons/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { useCurrentPage } from '../routing/current-page.ts'
import { localeOf } from '../routing/match-page.ts'
import { pagePath } from '../routing/page-href.ts'
import { RouterLink } from '../routing/page-link.tsx'
import { useHydrated } from '../routing/use-hydrated.ts'

const listId = 'languages'

/** So many stand beside each other on a wide screen; more stay in a list that opens. */
const few = (codes: readonly Locale[]): boolean => codes.length <= 4

/** Address of what is shown, in another language; in the browser with its query and hash. */
function useTranslatedHref(): (locale: Locale) => string {
  const { match } = useCurrentPage()
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const rest = localeOf(pathname) ? pathname.replace(/^\/[^/]*/, '') : pathname
  return (locale) => {
    const path = match ? pagePath(match.page, locale, match.params) : `/${locale}${hydrated ? rest : ''}`
    return hydrated ? path + search + hash : path
  }
}

/** The same page in every language, each named in itself; a list that opens without script. */
export function LanguageSwitcher(): ReactNode {
  const text = useText()
  const { locale: shown } = useIntl()
  const { root } = useCurrentPage()
  const href = useTranslatedHref()
  return (
    <div className="languages" data-few={few(localeCodes) || undefined}>
      <button className="header-button" type="button" popoverTarget={listId}>
        <Icon name="globe" />
        <span className="visually-hidden">{text('ui.shell.language')}: </span>
        <span>{locales[shown].label}</span>
      </button>
      <nav className="language-list" id={listId} popover="auto" aria-label={text('ui.shell.language')}>
        <ul>
          {localeCodes.map((locale) => (
            <li key={locale}>
              <RouterLink
                className="nav-link"
                href={href(locale)}
                data-locale={locale}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === shown && !root ? 'true' : undefined}
              >
                {locales[locale].label}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
