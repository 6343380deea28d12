export interface SitemapEntry {
  /** Absolute address. */
  location: string
  alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** What a sitemap may hold: https://www.sitemaps.org/protocol.html */
const mostEntries = 50_000
const mostBytes = 50 * 1024 * 1024

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const setStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const setEnd = '</urlset>\n'

function printEntry({ location, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>\n`,
  )
  return `  <url>\n    <loc>${escapeXml(location)}</loc>\n${links.join('')}  </url>\n`
}

/** Entries in files that are each small enough. */
function divide(entries: readonly SitemapEntry[], limits: { entries: number; bytes: number }): string[] {
  const files: string[] = []
  let lines: string[] = []
  let bytes = 0
  const close = () => files.push(setStart + lines.join('') + setEnd)
  for (const entry of entries) {
    const text = printEntry(entry)
    const size = Buffer.byteLength(text)
    if (lines.length === limits.entries || bytes + size > limits.bytes - 1024) {
      close()
      lines = []
      bytes = 0
    }
    lines.push(text)
    bytes += size
  }
  close()
  return files
}

/** `sitemap.xml`; for a big site an index of `sitemap-1.xml` and so on. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  limits = { entries: mostEntries, bytes: mostBytes },
): { path: string; content: string }[] {
  const [first = '', ...more] = divide(entries, limits)
  if (more.length === 0) return [{ path: 'sitemap.xml', content: first }]
  const parts = [first, ...more].map((content, index) => ({ path: `sitemap-${index + 1}.xml`, content }))
  const lines = parts.map(
    ({ path }) => `  <sitemap>\n    <loc>${escapeXml(new URL(path, siteUrl).href)}</loc>\n  </sitemap>\n`,
  )
  const content = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
  return [{ path: 'sitemap.xml', content }, ...parts]
}

/** `robots.txt`: everything may be read; pages that are not to be listed say so themselves. */
export const robotsFile = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', siteUrl).href}\n`
