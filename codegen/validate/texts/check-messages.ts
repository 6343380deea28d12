import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import { shapeOf } from './message-shape.ts'
import { comparePlaceholders, type Comparison } from './placeholders.ts'
import { checkPluralForms } from './plural-forms.ts'
import { compareOptions } from './select-options.ts'
import { type SiteTexts, sourceMessage } from './site-texts.ts'
import { compareValueKinds } from './value-kinds.ts'
import { checkId, checkWriting } from './writing.ts'

/** Every text by itself, by the rules of its language, and against the text it translates. */
export const checkMessages = (texts: SiteTexts): Diagnostic[] => {
  const found: Diagnostic[] = []
  for (const { locale, messages } of texts.own.values()) {
    for (const message of messages.values()) {
      found.push(...checkId(message))
      if (message.elements !== undefined)
        found.push(...checkMessage(texts, locale, message, message.elements))
    }
  }
  return found
}

const checkMessage = (
  texts: SiteTexts,
  locale: string,
  message: CatalogMessage,
  elements: NonNullable<CatalogMessage['elements']>,
): Diagnostic[] => {
  const source = sourceMessage(texts, message.id)
  const shape = shapeOf(elements)
  // A text in the source language is compared only with the text of the interface that it replaces.
  const sourceShape =
    source === message || source?.elements === undefined ? undefined : shapeOf(source.elements)
  const writing = checkWriting(message, sourceShape)
  if (source === undefined || sourceShape === undefined) {
    return shape.isPlain ? writing : [...writing, ...checkPluralForms(locale, message, elements)]
  }
  if (shape.isPlain && sourceShape.isPlain) return writing
  const comparison: Comparison = { locale, source, message, sourceShape, shape }
  return [
    ...writing,
    ...checkPluralForms(locale, message, elements),
    ...comparePlaceholders(comparison),
    ...compareValueKinds(comparison),
    ...compareOptions(comparison),
  ]
}
