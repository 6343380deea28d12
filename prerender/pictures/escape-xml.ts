const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands between tags; what XML has no letter for is left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>]/g, (char) => escapes[char] ?? char)
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
