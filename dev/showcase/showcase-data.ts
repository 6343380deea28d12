import type { Locale } from '#site/locales.ts'
import type { DocumentTree, FormModel, PageModel } from '#site/types.ts'
import type { Messages } from '../../src/services/payload.ts'

/** What the components are shown with: the whole of a site in one language. */
export interface ShowcaseData {
  readonly locale: Locale
  readonly messages: Messages
  readonly pages: readonly PageModel[]
  readonly forms: Readonly<Record<string, FormModel>>
  readonly documents: Readonly<Record<string, DocumentTree>>
}
