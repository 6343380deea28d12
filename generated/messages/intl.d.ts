// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { Locale } from '../locales.ts'
import type { MessageArguments as SiteArguments, MessageId } from './ids.ts'

type NoArguments = Record<never, never>

type EveryMessage = { [Id in MessageId]: Id extends keyof SiteArguments ? SiteArguments[Id] : NoArguments }

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }

    interface MessageArguments extends EveryMessage {}

    interface IntlConfig {
      locale: Locale
    }
  }
}
