import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#site/locales.ts'
import { createSiteIntl } from '../../../../src/i18n/site-intl.ts'
import { siteTexts } from './site-texts.ts'

/** The HTML of an element, as prerendering writes it. */
export const staticMarkup = (element: ReactNode, locale: Locale = 'en', url = '/en'): string =>
  renderToStaticMarkup(
    <StaticRouter location={url}>
      <RawIntlProvider value={createSiteIntl(locale, siteTexts[locale])}>{element}</RawIntlProvider>
    </StaticRouter>,
  )

/** Levels of the headings in HTML, in order. */
export const headingLevels = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))
