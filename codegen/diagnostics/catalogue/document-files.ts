import { define } from '../define.ts'
import { about, didYouMean, enumerated } from '../sentence.ts'

/** Which documents there are, and in which languages. */
export const documentFiles = {
  unknownDocumentFile: define<{ file: string; rename: string | undefined }>({
    code: 'SITE250',
    severity: 'error',
    title: 'A file in content/ that is no document',
    message: ({ file }) => `"${file}" is not the name of a document.`,
    hint: ({ rename }) =>
      rename === undefined
        ? 'Remove it; documents are named `content/<name>.<language>.md`, in small letters.'
        : `Rename it to ${rename}.`,
  }),
  unknownDocumentLanguage: define<{ locale: string; locales: readonly string[]; rename: string | undefined }>(
    {
      code: 'SITE251',
      severity: 'error',
      title: 'A document in a language that the site does not have',
      message: ({ locale, locales }) => `"${locale}" is not a language of this site (${locales.join(', ')}).`,
      hint: ({ rename }) =>
        rename === undefined
          ? 'Remove the file, or add the language to `locales` in site.config.yaml.'
          : `Rename it to ${rename}.`,
    },
  ),
  unknownDocument: define<{
    item: string
    name: string
    nearest: string | undefined
    available: readonly string[]
    source: string
  }>({
    code: 'SITE252',
    severity: 'error',
    title: 'A document that does not exist',
    message: ({ item, name, nearest }) => about(item, `no document "${name}".${didYouMean(nearest)}`),
    hint: ({ name, nearest, available, source }) =>
      nearest === undefined
        ? `Write content/${name}.${source}.md.${available.length === 0 ? '' : ` Available: ${available.join(', ')}.`}`
        : `Available: ${available.join(', ')}.`,
  }),
  untranslatedDocument: define<{
    item: string
    name: string
    languages: readonly string[]
    files: readonly string[]
  }>({
    code: 'SITE253',
    severity: 'error',
    title: 'A document that is not translated',
    message: ({ item, name, languages }) =>
      about(item, `document "${name}" is not translated into ${enumerated(languages)}.`),
    hint: ({ files }) => `Write ${enumerated(files)}.`,
  }),
  unusedDocument: define<{ name: string; files: readonly string[] }>({
    code: 'SITE254',
    severity: 'warning',
    title: 'A document that nothing shows',
    message: ({ name }) => `Document "${name}" is shown nowhere.`,
    hint: ({ name, files }) =>
      `Add a block \`{ type: document, document: ${name} }\` to a page, or remove ${files.join(', ')}.`,
  }),
  differentSections: define<{ sections: number; source: string; sourceSections: number }>({
    code: 'SITE255',
    severity: 'warning',
    title: 'Languages with different numbers of sections',
    message: ({ sections, source, sourceSections }) =>
      `This document has ${counted(sections)} ("##"), ${source} has ${sourceSections}.`,
    hint: () => 'Check that nothing is missing or left over.',
  }),
}

const counted = (sections: number) => (sections === 1 ? '1 section' : `${sections} sections`)
