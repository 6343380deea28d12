import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkDocumentFiles } from './texts/document-files.ts'
import { checkDocumentLinks } from './texts/document-links.ts'
import { checkGivenValues } from './texts/given-values.ts'
import { checkInterfaceTexts } from './texts/interface-texts.ts'
import { checkMessages } from './texts/check-messages.ts'
import { checkMessageIds } from './texts/message-ids.ts'
import { arrangeTexts, type TextsInput } from './texts/site-texts.ts'
import { checkTranslationFiles } from './texts/translation-files.ts'

/** Checks translations and documents against each other and against the configuration that names them. */
export const validateTexts = (input: TextsInput): Diagnostic[] => {
  const texts = arrangeTexts(input)
  return [
    checkTranslationFiles,
    checkMessageIds,
    checkInterfaceTexts,
    checkMessages,
    checkGivenValues,
    checkDocumentFiles,
    checkDocumentLinks,
  ].flatMap((check) => check(texts))
}
