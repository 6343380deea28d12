/** The parts of a page that differ from page to page. */
export interface PageParts {
  /** Of `<html>`. */
  attributes: Readonly<Record<string, string>>
  /** Elements of the head, as HTML. */
  head: string
  /** What the app renders, as HTML. */
  app: string
  /** JSON. */
  payload: string
  /** The panel for code that cannot be loaded, as HTML. */
  stuck: string
}

export type Template = (parts: PageParts) => string

/** A text as it stands in a quoted attribute. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const printAttributes = (attributes: PageParts['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')

/** JSON that no browser takes for markup, whatever the texts in it. */
export const embeddable = (json: string): string => json.replaceAll('<', '\\u003c')

function splitAt(html: string, mark: string): [string, string] {
  const [before, after, ...more] = html.split(mark)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html must have ${mark} exactly once`)
  }
  return [before, after]
}

/** Makes the function that fills index.html in. */
export function createTemplate(html: string): Template {
  const [start, rest] = splitAt(html, '<!--head-->')
  const [middle, afterApp] = splitAt(rest, '<!--app-->')
  const [beforeEnd, end] = splitAt(afterApp, '</body>')
  const opening = start.replace(/<html[^>]*>/, '<html>')

  return ({ attributes, head, app, payload, stuck }) =>
    [
      opening.replace('<html>', () => `<html${printAttributes(attributes)}>`),
      head,
      middle,
      app,
      beforeEnd,
      `<script type="application/json" id="payload">${embeddable(payload)}</script>\n    `,
      `<template id="stuck">${stuck}</template>\n  </body>`,
      end,
    ].join('')
}

/** Puts the styles into the page itself: one request before it is painted. */
export function inlineStyles(html: string, styles: string): string {
  if (/<\/style/i.test(styles)) throw new Error('The styles contain "</style", which would end them early')
  return html.replace('<!--head-->', () => `<style>${styles}</style>\n    <!--head-->`)
}
