import { z } from 'zod'

/** What a text in the configuration can name. */
export type ReferenceKind = 'message' | 'page' | 'layout' | 'locale' | 'field' | 'form' | 'document' | 'check'

/** Marks the strings of the schema that name something, so that one walk finds every reference. */
export const references = z.registry<{ kind: ReferenceKind }>()

const reference = (kind: ReferenceKind, description: string) =>
  z.string().register(references, { kind }).describe(description)

export const messageId = (description: string) => reference('message', description)
export const pageName = (description: string) => reference('page', description)
export const layoutName = (description: string) => reference('layout', description)
export const localeCode = (description: string) => reference('locale', description)
export const fieldName = (description: string) => reference('field', description)
export const formName = (description: string) => reference('form', description)
export const checkName = (description: string) => reference('check', description)
export const documentName = (description: string) => reference('document', description)
