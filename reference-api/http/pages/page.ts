import { html, raw } from 'hono/html'
import { style } from './style.ts'

type Html = ReturnType<typeof html>

/** A whole document; what stands in `html` templates is escaped. */
export const page = (locale: string, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
