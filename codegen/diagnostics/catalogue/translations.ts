import { define } from '../define.ts'
import { type JsonMistake, jsonMistakes } from './json-syntax.ts'
import { messageSyntax } from './message-syntax.ts'

/** Files in translations/ and the ids in them. */
export const translations = {
  badJson: define<{ mistake: JsonMistake }>({
    code: 'SITE200',
    severity: 'error',
    title: 'A translation file that is not JSON',
    message: ({ mistake }) => jsonMistakes[mistake][0],
    hint: ({ mistake }) => jsonMistakes[mistake][1],
  }),
  duplicateId: define<{ id: string; line: number }>({
    code: 'SITE201',
    severity: 'error',
    title: 'An id that is there twice',
    message: ({ id, line }) => `"${id}" is already translated at line ${line}.`,
    hint: () => 'Remove one of the two.',
  }),
  nestedTexts: define<{ id: string }>({
    code: 'SITE202',
    severity: 'error',
    title: 'Ids inside each other',
    message: ({ id }) => `"${id}" holds other texts.`,
    hint: ({ id }) => `Write every id in full, on the first level: \`"${id}.…": "text"\`.`,
  }),
  notText: define<{ id: string }>({
    code: 'SITE203',
    severity: 'error',
    title: 'A translation that is not a text',
    message: ({ id }) => `"${id}" is not a text.`,
    hint: () => 'Put it in quotes: `"id": "text"`.',
  }),
  ...messageSyntax,
}
