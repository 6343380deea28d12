import type { HeadModel } from './head-model.ts'

/** An element of the head that has attributes only. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const named = (name: string, content: string | null): HeadTag[] =>
  content === null ? [] : [{ tag: 'meta', attributes: { name, content } }]

const property = (name: string, content: string | null): HeadTag[] =>
  content === null ? [] : [{ tag: 'meta', attributes: { property: name, content } }]

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

/** Every element of the head but the title, in the order it is written. */
export const headTags = (head: HeadModel): HeadTag[] => [
  ...named('description', head.description),
  ...named('robots', head.robots),
  ...(head.canonical === null ? [] : [link({ rel: 'canonical', href: head.canonical })]),
  ...head.alternates.map((alternate) => link({ rel: 'alternate', ...alternate })),
  ...property('og:type', 'website'),
  ...property('og:site_name', head.siteName),
  ...property('og:title', head.ogTitle),
  ...property('og:description', head.description),
  ...property('og:url', head.canonical),
  ...property('og:locale', head.ogLocale),
  ...head.ogLocaleAlternates.flatMap((locale) => property('og:locale:alternate', locale)),
]

/** Finds what `headTags` wrote, in a document. */
export const headTagSelector =
  'meta[name=description],meta[name=robots],meta[property^="og:"],link[rel=canonical],link[hreflang]'
