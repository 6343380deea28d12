import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkDocumentFiles } from './texts/document-files.ts'
import { checkDocumentLinks } from './texts/document-links.ts'
import { checkGivenValues } from './texts/given-values.ts'
import { checkInterfaceTexts } from './texts/interface-texts.ts'
import { checkMessageIds } from './texts/message-ids.ts'
import { checkPlaceholders } from './texts/placeholders.ts'
import { checkPluralForms } from './texts/plural-forms.ts'
import { checkSelectOptions } from './texts/select-options.ts'
import { arrangeTexts, type TextsInput } from './texts/site-texts.ts'
import { checkTranslationFiles } from './texts/translation-files.ts'
import { checkWriting } from './texts/writing.ts'

/** Checks translations and documents against each other and against the configuration that names them. */
export const validateTexts = (input: TextsInput): Diagnostic[] => {
  const texts = arrangeTexts(input)
  return [
    checkTranslationFiles,
    checkMessageIds,
    checkInterfaceTexts,
    checkWriting,
    checkPlaceholders,
    checkSelectOptions,
    checkPluralForms,
    checkGivenValues,
    checkDocumentFiles,
    checkDocumentLinks,
  ].flatMap((check) => check(texts))
}
