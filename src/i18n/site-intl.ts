import { createIntl, type IntlShape } from 'react-intl'
import type { Locale } from '#site/locales.ts'
import { report } from '../errors/report.ts'
import type { Messages } from '../services/payload.ts'

/** A missing or broken text stops a test, the dev server and the build; a visitor is shown the rest of the page. */
const onError = import.meta.env.PROD && !import.meta.env.SSR ? report : fail

function fail(error: unknown): never {
  throw error
}

/** The formatter of one language, with the texts of one page. */
export function createSiteIntl(locale: Locale, messages: Messages): IntlShape {
  return createIntl({
    locale,
    defaultLocale: locale,
    // The type asks for every message of the site; a page brings its own, and a missing one is an error above.
    messages: messages as never,
    onError,
  })
}
