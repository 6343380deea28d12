import { define } from '../define.ts'
import { didYouMean } from '../sentence.ts'

/** Links in documents. */
export const documentLinks = {
  unknownPage: define<{ page: string; nearest: string | undefined; available: readonly string[] }>({
    code: 'SITE271',
    severity: 'error',
    title: 'A link to a page that does not exist',
    message: ({ page, nearest }) => `No page "${page}".${didYouMean(nearest)}`,
    hint: ({ available }) => `Available: ${available.join(', ')}.`,
  }),
  pathLink: define<{ href: string; fix: string | undefined }>({
    code: 'SITE272',
    severity: 'error',
    title: 'A link by path',
    message: ({ href }) => `"${href}" is neither the name of a page nor a full address.`,
    hint: ({ fix }) =>
      fix === undefined
        ? 'Name the page, `page:pricing`, or write a full address with `https://`.'
        : `Write \`${fix}\`.`,
  }),
  forbiddenLink: define<{ href: string; fix: string | undefined }>({
    code: 'SITE273',
    severity: 'error',
    title: 'A link of a kind that is not allowed',
    message: ({ href }) => `"${href}" is not an allowed link.`,
    hint: ({ fix }) => fix ?? 'Links start with `page:`, `https:`, `mailto:` or `tel:`.',
  }),
  emptyLink: define<{ what: 'address' | 'text' }>({
    code: 'SITE274',
    severity: 'error',
    title: 'A link without an address or a text',
    message: ({ what }) => `The link has no ${what}.`,
    hint: () => 'Write `[text](page:name)`.',
  }),
  brokenLink: define<{ part: string }>({
    code: 'SITE275',
    severity: 'error',
    title: 'Brackets that make no link',
    message: ({ part }) => `"${part}" is not a link.`,
    hint: () => 'Write `[text](page:name)`, without spaces between the brackets or in the address.',
  }),
  unknownAnchor: define<{ anchor: string; nearest: string | undefined }>({
    code: 'SITE276',
    severity: 'error',
    title: 'A link to a heading that does not exist',
    message: ({ anchor }) => `No heading "#${anchor}" in this document.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'An anchor is the text of a heading in small letters, with "-" for spaces.'
        : `Did you mean "#${nearest}"?`,
  }),
  linkWithQuery: define<{ page: string }>({
    code: 'SITE277',
    severity: 'error',
    title: 'A link in a document with a query',
    message: () => 'Links to pages take no "?…" in documents.',
    hint: ({ page }) => `Write \`page:${page}\`.`,
  }),
  pageWithParams: define<{ page: string; path: string }>({
    code: 'SITE278',
    severity: 'error',
    title: 'A link in a document to a page with parts that vary',
    message: ({ page, path }) =>
      `Page "${page}" has the path "${path}"; a document cannot say which one is meant.`,
    hint: () => 'Link to another page, or make a link in a block of site.config.yaml.',
  }),
}
