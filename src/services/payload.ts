import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { locales, type Locale } from '#site/locales.ts'
import type { DocumentTree, FormModel, PageModel } from '#site/types.ts'
import { isRecord } from './is-record.ts'

/** Compiled messages by id: those of one page, in one language. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>

/** Everything a page needs to be shown; embedded in its HTML and served as `_payload.json` beside it. */
export interface PagePayload {
  readonly page: PageModel
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
  readonly messages: Messages
  readonly documents: Readonly<Record<string, DocumentTree>>
  readonly forms: Readonly<Record<string, FormModel>>
}

/** Embedded in `404.html`, which has no page: the language and the texts of the frame. */
export interface NoPagePayload {
  readonly page: null
  readonly locale: Locale
  readonly messages: Messages
}

const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)

function isNoPagePayload(value: Record<string, unknown>): boolean {
  return isLocale(value['locale']) && isRecord(value['messages'])
}

function isPagePayload(value: Record<string, unknown>): boolean {
  const { page, params, documents, forms } = value
  const complete = isRecord(page) && typeof page['name'] === 'string' && Array.isArray(page['blocks'])
  return complete && [params, documents, forms].every(isRecord) && isNoPagePayload(value)
}

/** Reads what was fetched or embedded; null when it does not have the shape of a payload. */
export function readPayload(value: unknown): PagePayload | NoPagePayload | null {
  if (!isRecord(value)) return null
  const sound = value['page'] === null ? isNoPagePayload(value) : isPagePayload(value)
  // The parts that decide whether anything can be shown are checked above; the rest comes from our own build.
  return sound ? (value as unknown as PagePayload | NoPagePayload) : null
}
