import type { Clock } from '../core/clock.ts'
import { newId, type Random } from '../core/secrets.ts'
import type { Database } from '../database/connection.ts'
import type { Mails } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Message } from './message.ts'

interface MessageDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly outbox: Outbox
  readonly mails: Mails
}

export interface Messages {
  /** Keeps a message and passes it on to those who answer. */
  readonly take: (message: Message, locale: string) => void
}

export const createMessages = ({ db, clock, random, outbox, mails }: MessageDeps): Messages => ({
  take(written, locale) {
    const { name, replyTo, topic, message } = written
    db.transaction(() => {
      db.run('INSERT INTO messages (id, name, email, topic, message, created_at) VALUES (?, ?, ?, ?, ?, ?)', [
        newId(random),
        name,
        replyTo,
        topic,
        message,
        clock(),
      ])
      outbox.send(mails.question(written, locale))
    })
  },
})
