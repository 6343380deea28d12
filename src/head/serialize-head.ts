import type { HeadModel } from './head-model.ts'
import { headTags } from './head-tags.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

/** The head as HTML, for prerendered pages. */
export function serializeHead(head: HeadModel): string {
  const tags = headTags(head).map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    return `<${tag} ${pairs.join(' ')}>`
  })
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n')
}
