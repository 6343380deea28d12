import type { ReactNode } from 'react'
import { localeCodes, locales } from '#site/locales.ts'
import { useText } from '../i18n/text.tsx'
import { pagePath } from '../routing/page-href.ts'
import { RouterLink } from '../routing/page-link.tsx'
import { useCurrentPage } from '../routing/current-page.ts'

/** Every language of the site, at the top of the bare `/`. */
export function RootLanguages(): ReactNode {
  const text = useText()
  const { match } = useCurrentPage()
  if (!match) return null
  return (
    <nav className="root-languages" aria-labelledby="root-languages">
      <p id="root-languages">{text('ui.shell.languages')}</p>
      <ul>
        {localeCodes.map((locale) => (
          <li key={locale}>
            <RouterLink
              className="pill"
              href={pagePath(match.page, locale, match.params)}
              data-locale={locale}
              lang={locale}
              hrefLang={locale}
            >
              {locales[locale].label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
