import { HttpError, type HttpRequest } from './http-error.ts'
import { isRecord } from './is-record.ts'
import { once } from './once.ts'
import type { Messages } from './payload.ts'
import { requestJson, type RequestDeps } from './request-json.ts'

export interface Translations<Locale extends string> {
  /** Every message of a language. Fails with an HttpError; a failure is forgotten, the next call tries again. */
  readonly load: (locale: Locale) => Promise<Messages>
}

interface TranslationsDeps<Locale extends string> extends RequestDeps {
  urls: Readonly<Record<Locale, string>>
}

const isMessages = (value: unknown): value is Messages =>
  isRecord(value) && Object.values(value).every(Array.isArray)

/** The translation file of each language, fetched when it is needed. */
export function createTranslations<Locale extends string>({
  urls,
  ...deps
}: TranslationsDeps<Locale>): Translations<Locale> {
  return {
    load: once(async (locale: Locale) => {
      const request: HttpRequest = { method: 'GET', url: urls[locale] }
      const value = await requestJson(deps, request)
      if (!isMessages(value)) throw new HttpError('malformed', request, { cause: value })
      return value
    }),
  }
}
