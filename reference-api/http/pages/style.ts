import { createHash } from 'node:crypto'

/** The one style sheet of the pages that the API shows by itself. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 38rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.125rem; margin: 0 }
article, form, .done { border: 1px solid #8888; border-radius: .75rem; padding: 1.25rem; margin: 1.25rem 0 }
.meta { color: #707070; color: light-dark(#595959, #a8a8a8); margin: .25rem 0 }
.text { white-space: pre-wrap; margin: 1rem 0 0 }
.sum { font-size: 2rem; font-weight: 600; margin: .5rem 0 1rem }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem }
button { font: inherit; padding: .625rem 1.25rem; border-radius: .5rem; border: 1px solid #888; cursor: pointer }
button[value=paid] { background: #0b5cad; border-color: #0b5cad; color: #fff }
:focus-visible { outline: 3px solid #3b8ee6; outline-offset: 2px }
`

const hash = createHash('sha256').update(style).digest('base64')

/** Nothing but that style sheet; forms lead back to us, and from there to the origins given. */
export const policy = (formsLeadTo: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    `form-action ${["'self'", ...formsLeadTo].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
