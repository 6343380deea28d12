import type { Locale } from '#site/locales.ts'
import en from '#site/messages/en.json'
import ru from '#site/messages/ru.json'
import uk from '#site/messages/uk.json'
import type { Messages } from '../../../../src/services/payload.ts'

/** Every compiled message of the site; JSON is typed by its content, which is narrower than an AST. */
export const siteTexts = { en, ru, uk } as unknown as Readonly<Record<Locale, Messages>>
