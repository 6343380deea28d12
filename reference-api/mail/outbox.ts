import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/connection.ts'

export interface Mail {
  readonly to: string
  readonly locale: string
  readonly subject: string
  readonly text: string
  /** What the mail wants its reader to open. */
  readonly link: string | null
}

const sentMail = z.object({
  number: z.number(),
  to: z.string(),
  locale: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: z.number(),
})
export type SentMail = z.infer<typeof sentMail>

/** In place of a mail server: what was sent is kept and can be read. */
export interface Outbox {
  readonly send: (mail: Mail) => void
  /** The newest first; to one address, or to all. */
  readonly list: (to: string | undefined) => SentMail[]
}

/** So many mails are kept. */
const kept = 500

export function createOutbox(db: Database, clock: Clock): Outbox {
  return {
    send(mail) {
      const { to, locale, subject, text, link } = mail
      db.run(
        'INSERT INTO mails (recipient, locale, subject, text, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
        [to, locale, subject, text, link, clock()],
      )
      db.run('DELETE FROM mails WHERE number <= (SELECT max(number) FROM mails) - ?', [kept])
    },
    list: (to) =>
      db.all(
        sentMail,
        `SELECT number, recipient AS "to", locale, subject, text, link, sent_at AS sentAt FROM mails
         WHERE ?1 IS NULL OR recipient = ?1 ORDER BY number DESC`,
        [to ?? null],
      ),
  }
}
