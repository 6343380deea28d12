import type { Message } from '../messages/message.ts'
import type { SiteLinks } from '../core/site-links.ts'
import { formatMoney, type Money } from '../core/money.ts'
import { clockTime, dateAndTime } from '../core/local-time.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mail } from './outbox.ts'

/** Who reads what visitors write. */
const support = 'help@provider.example'

interface Recipient {
  readonly email: string
  readonly locale: string
}

/** Each mail that is sent, in the language of its reader. */
export const createMails = (links: SiteLinks) => ({
  newPassword({ email, locale }: Recipient, code: string, expiresAt: number): Mail {
    const link = links.newPassword(locale, code)
    const until = clockTime(expiresAt, locale)
    return { to: email, locale, link, ...mailTexts(locale).newPassword({ link, code, until }) }
  },
  passwordChanged({ email, locale }: Recipient, at: number): Mail {
    const link = links.forgotPassword(locale)
    const when = dateAndTime(at, locale)
    return { to: email, locale, link, ...mailTexts(locale).passwordChanged({ link, when }) }
  },
  receipt({ email, locale }: Recipient, plan: string, money: Money, number: string): Mail {
    const link = links.profile(locale)
    const amount = formatMoney(money, locale)
    return { to: email, locale, link, ...mailTexts(locale).receipt({ link, amount, plan, number }) }
  },
  question({ topic, name, replyTo, message }: Message, locale: string): Mail {
    const text = `${message}\n\n${name}, ${replyTo}`
    return { to: support, locale, link: null, subject: `${mailTexts(locale).topics[topic]}: ${name}`, text }
  },
})

export type Mails = ReturnType<typeof createMails>
