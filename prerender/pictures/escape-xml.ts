const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands between tags; what XML has no letter for is left out. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (char) => escapes[char] ?? char).replace(/[^\P{Cc}\t\n\r]/gu, '')
