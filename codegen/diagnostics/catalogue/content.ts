import { define } from '../define.ts'
import { documentFiles } from './document-files.ts'
import { documentLinks } from './document-links.ts'

/** Markdown for an HTML tag that people write out of habit. */
const markdownFor: Record<string, string> = {
  b: 'Write `**text**`.',
  strong: 'Write `**text**`.',
  i: 'Write `*text*`.',
  em: 'Write `*text*`.',
  br: 'For a new line end the line with `\\`.',
  hr: 'Write `---` between two empty lines.',
  a: 'Write `[text](page:name)` or `[text](https://…)`.',
  h1: 'Write `# Title`.',
  h2: 'Write `## Heading`.',
  h3: 'Write `### Heading`.',
  ul: 'Start every item with `- `.',
  ol: 'Start every item with `1. `.',
  li: 'Start every item with `- `.',
  img: 'Remove it: documents hold no pictures yet.',
  table: 'Write a table as `| a | b |`, with `| --- | --- |` below its head.',
}

/** The text of content/<document>.<locale>.md. */
export const content = {
  rawHtml: define<{ html: string; tag: string }>({
    code: 'SITE260',
    severity: 'error',
    title: 'HTML in a document',
    message: ({ html }) => `Documents hold no HTML: "${html}".`,
    hint: ({ tag }) => markdownFor[tag] ?? 'Remove the tag and keep the text.',
  }),
  image: define<{ alt: string }>({
    code: 'SITE261',
    severity: 'error',
    title: 'A picture in a document',
    message: ({ alt }) =>
      alt === '' ? 'Documents hold no pictures yet.' : `Documents hold no pictures yet: "${alt}".`,
    hint: () => 'Remove it, or link to it: `[what it shows](https://…)`.',
  }),
  codeBlock: define<{ indented: boolean }>({
    code: 'SITE262',
    severity: 'error',
    title: 'A block of code in a document',
    message: ({ indented }) =>
      indented
        ? 'Four spaces at the start of a line make it a block of code.'
        : 'Documents hold no blocks of code.',
    hint: ({ indented }) => (indented ? 'Remove the spaces.' : 'Remove the lines with ```.'),
  }),
  missingTitle: define<{ file: string }>({
    code: 'SITE263',
    severity: 'error',
    title: 'A document without a title',
    message: () => 'The document has no title.',
    hint: () => 'Start it with `# Title`.',
  }),
  secondTitle: define<{ text: string; line: number }>({
    code: 'SITE264',
    severity: 'error',
    title: 'A second title',
    message: ({ text, line }) => `"${text}" is a second title; the first is at line ${line}.`,
    hint: () => 'Write `##` for a section.',
  }),
  beforeTitle: define<{ line: number }>({
    code: 'SITE265',
    severity: 'error',
    title: 'Text before the title',
    message: ({ line }) => `This stands before the title at line ${line}.`,
    hint: () => 'Move it below the title.',
  }),
  skippedLevel: define<{ text: string; depth: number; before: number }>({
    code: 'SITE266',
    severity: 'warning',
    title: 'A heading that skips a level',
    message: ({ text, depth, before }) =>
      `"${text}" is a heading of level ${depth} right below level ${before}.`,
    hint: ({ before }) => `Write \`${'#'.repeat(before + 1)}\`: screen readers announce the level.`,
  }),
  deepHeading: define<{ text: string; depth: number }>({
    code: 'SITE267',
    severity: 'error',
    title: 'A heading that is too deep',
    message: ({ text, depth }) => `"${text}" is a heading of level ${depth}; four levels are the most.`,
    hint: () => 'Write `####`, or make it a paragraph in bold: `**text**`.',
  }),
  headingWithoutSpace: define<{ text: string }>({
    code: 'SITE268',
    severity: 'error',
    title: 'A heading without a space',
    message: ({ text }) => `"${text}" is shown with its "#".`,
    hint: () => 'Add a space after `#` to make it a heading.',
  }),
  emptyHeading: define<{ depth: number }>({
    code: 'SITE269',
    severity: 'error',
    title: 'A heading without a text',
    message: () => 'The heading is empty.',
    hint: ({ depth }) => `Write \`${'#'.repeat(depth)} Heading\`, or remove the line.`,
  }),
  frontMatter: define<{ file: string }>({
    code: 'SITE270',
    severity: 'error',
    title: 'Settings at the start of a document',
    message: () => 'Documents have no settings between "---" lines.',
    hint: () => 'Remove them; the title is the line `# Title`.',
  }),
  ...documentFiles,
  ...documentLinks,
}
