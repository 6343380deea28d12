import { html } from 'hono/html'
import { dateAndTime } from '../../core/local-time.ts'
import type { SentMail } from '../../mail/outbox.ts'
import { page } from './page.ts'

/** The text with the link that it names. */
function textOf({ text, link }: SentMail) {
  const [before = '', ...after] = link === null ? [text] : text.split(link)
  return after.length === 0
    ? html`${before}`
    : html`${before}<a href="${link}">${link}</a>${after.join(link ?? '')}`
}

const article = (mail: SentMail) =>
  html`<article lang="${mail.locale}">
    <h2>${mail.subject}</h2>
    <p class="meta">${mail.to}, ${dateAndTime(mail.sentAt, 'en-GB')}</p>
    <p class="text">${textOf(mail)}</p>
  </article>`

/** Every mail that was sent. It is for whoever runs this, so it speaks English. */
export const outboxPage = (mails: readonly SentMail[]) =>
  page('en', 'Mails', mails.length === 0 ? html`<p>No mails yet.</p>` : html`${mails.map(article)}`)
