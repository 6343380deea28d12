import { define } from '../define.ts'
import { about, didYouMean, listed } from '../sentence.ts'
import { type JsonMistake, jsonMistakes } from './json-syntax.ts'
import { messageSyntax } from './message-syntax.ts'
import { messageTexts } from './message-texts.ts'

const LONGEST_SOURCE = 80
const LONGEST_LIST = 100

const shortened = (text: string) =>
  text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE)}…` : text
const joined = (words: readonly string[]) => words.join(', ')

/** Ids in a list that a person still reads to its end. */
const listedIds = (ids: readonly string[]) => {
  const more = ids.length - LONGEST_LIST
  return more > 0 ? `${joined(ids.slice(0, LONGEST_LIST))} and ${more} more` : joined(ids)
}

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
    message: ({ id, line }) => `"${id}" is already set at line ${line}.`,
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
    hint: ({ id }) => `Put it in quotes: \`"${id}": "text"\`.`,
  }),
  unknownFile: define<{ file: string; rename: string | undefined }>({
    code: 'SITE204',
    severity: 'error',
    title: 'A file in translations/ that is no translation',
    message: ({ file }) => `"${file}" is not the name of a translation file.`,
    hint: ({ rename }) =>
      rename === undefined
        ? 'Remove it; translations are named `translations/<language>.json`.'
        : `Rename it to ${rename}.`,
  }),
  unknownLanguage: define<{ locale: string; locales: readonly string[]; rename: string | undefined }>({
    code: 'SITE205',
    severity: 'error',
    title: 'A translation into a language that the site does not have',
    message: ({ locale, locales }) => `"${locale}" is not a language of this site (${joined(locales)}).`,
    hint: ({ locale, rename }) =>
      rename === undefined
        ? `Remove the file, or add "${locale}" to \`locales\` in site.config.yaml.`
        : `Rename it to ${rename}.`,
  }),
  missingFile: define<{ file: string; language: string }>({
    code: 'SITE206',
    severity: 'error',
    title: 'A language without its file',
    message: ({ file, language }) => `${language} has no texts: there is no ${file}.`,
    hint: ({ file }) => `Create ${file} with a text for every id of the other languages.`,
  }),
  unknownId: define<{
    item: string
    id: string
    nearest: string | undefined
    suggestedId: string
    files: readonly string[]
  }>({
    code: 'SITE207',
    severity: 'error',
    title: 'A text that does not exist',
    message: ({ item, id, nearest }) => about(item, `no text "${shortened(id)}".${didYouMean(nearest)}`),
    hint: ({ id, nearest, suggestedId, files: [first = 'translations/en.json', ...others] }) => {
      if (nearest !== undefined) return `Write "${nearest}".`
      if (/\s/.test(id)) return `Put the text into ${first} as \`"${suggestedId}"\` and write that id here.`
      return `Add "${id}" to ${joined([first, ...others])}.`
    },
  }),
  untranslated: define<{
    id: string
    language: string
    usedBy: string | undefined
    file: string
    source: string | undefined
  }>({
    code: 'SITE208',
    severity: 'error',
    title: 'A text that is not translated',
    message: ({ id, language, usedBy }) =>
      `"${id}" is not translated into ${language}${usedBy === undefined ? '' : `; ${usedBy}`}.`,
    hint: ({ id, file, source }) =>
      source === undefined
        ? `Add "${id}" to ${file}.`
        : `Add "${id}" to ${file}; the source text is “${shortened(source)}”.`,
  }),
  untranslatedMany: define<{ ids: readonly string[]; language: string; file: string }>({
    code: 'SITE209',
    severity: 'error',
    title: 'Many texts that are not translated',
    message: ({ ids, language }) => `${ids.length} texts are not translated into ${language}.`,
    hint: ({ ids, file }) => `Add to ${file}: ${listedIds(ids)}.`,
  }),
  misspeltId: define<{ id: string; meant: string }>({
    code: 'SITE210',
    severity: 'error',
    title: 'An id that differs from the one in use',
    message: ({ id, meant }) => `"${id}" is used nowhere.${didYouMean(meant)}`,
    hint: ({ meant }) => `Write \`"${meant}"\`, as in the other languages.`,
  }),
  unusedId: define<{ id: string; files: readonly string[] }>({
    code: 'SITE211',
    severity: 'warning',
    title: 'A text that nothing uses',
    message: ({ id }) => `"${id}" is used nowhere.`,
    hint: ({ files }) => `Remove it from ${joined(files.map((file) => file.replace(/^.*\//, '')))}.`,
  }),
  missingInterfaceTexts: define<{ ids: readonly string[]; language: string }>({
    code: 'SITE212',
    severity: 'error',
    title: 'A language in which the interface has no texts',
    message: ({ ids, language }) =>
      `${ids.length === 1 ? '1 text' : `${ids.length} texts`} of the interface ${ids.length === 1 ? 'is' : 'are'} not translated into ${language}.`,
    hint: ({ ids }) => `Add ${listedIds(ids)}.`,
  }),
  unknownInterfaceId: define<{ id: string; nearest: string | undefined }>({
    code: 'SITE213',
    severity: 'warning',
    title: 'An id that is reserved for the interface',
    message: ({ id, nearest }) => `The interface has no text "${id}".${didYouMean(nearest)}`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Remove it; ids that start with "ui." are those of the interface.'
        : `Write \`"${nearest}"\`.`,
  }),
  badId: define<{ id: string; foreign: readonly string[]; better: string | undefined }>({
    code: 'SITE214',
    severity: 'error',
    title: 'An id that is not made of words and dots',
    message: ({ id, foreign }) =>
      foreign.length === 0
        ? `"${id}" is not an id.`
        : `"${id}" is not an id; ${listed(foreign)} ${foreign.length === 1 ? 'is not a Latin letter' : 'are not Latin letters'}.`,
    hint: ({ better }) =>
      better === undefined
        ? 'Ids are Latin words with dots between them: `home.title`.'
        : `Did you mean "${better}"? Ids are Latin words with dots between them.`,
  }),
  ...messageSyntax,
  ...messageTexts,
}
