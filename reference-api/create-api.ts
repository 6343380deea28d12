import { randomBytes } from 'node:crypto'
import { createAccounts } from './accounts/accounts.ts'
import { createResets } from './accounts/resets.ts'
import { createSessions } from './accounts/sessions.ts'
import { createUsers } from './accounts/users.ts'
import { day, hour, type Clock } from './core/clock.ts'
import { createLimits, usualLimits, type LimitSettings } from './core/limits.ts'
import { createPasswords, usualCost, type PasswordCost } from './core/passwords.ts'
import type { Random } from './core/secrets.ts'
import { createSiteLinks, type SiteOrigin } from './core/site-links.ts'
import { openDatabase } from './database/open-database.ts'
import type { Visitor } from './http/api-context.ts'
import { createApp } from './http/app.ts'
import { createMails } from './mail/mails.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMessages } from './messages/messages.ts'
import { createPayments } from './payments/payments.ts'
import { createPlans } from './payments/plans.ts'
import { createSettlePayment } from './payments/settle-payment.ts'

export interface ApiOptions {
  /** Where the data is kept; made when it is not there. */
  readonly folder: string
  /** Where the site is that links lead to. */
  readonly siteUrl: SiteOrigin
  readonly clock?: Clock
  readonly random?: Random
  readonly passwordCost?: PasswordCost
  readonly limits?: LimitSettings
  /** Whether network addresses are counted; not where everybody comes from one. */
  readonly limitCallers?: boolean
  /** Told of what nobody has foreseen. */
  readonly log?: (error: unknown) => void
}

export interface Api {
  readonly fetch: (request: Request, visitor: Visitor) => Response | Promise<Response>
  /** Gives the data free for another process. */
  readonly close: () => void
}

const sessionMs = 30 * day
const resetMs = hour

/** The API on the data in a folder. Throws a sentence for people when another process uses it. */
export function createApi(options: ApiOptions): Api {
  const { folder, siteUrl, clock = Date.now, random = randomBytes, passwordCost = usualCost } = options
  const { limits = usualLimits, limitCallers = true, log = () => undefined } = options

  const db = openDatabase(folder)
  const links = createSiteLinks(siteUrl)
  const [outbox, mails] = [createOutbox(db, clock), createMails(links)]
  const [users, plans] = [createUsers(db), createPlans(db)]
  const sessions = createSessions({ db, clock, random, sessionMs })
  const resets = createResets({ db, clock, random, resetMs })
  const passwords = createPasswords(passwordCost, random)
  const payments = createPayments({ db, clock, random })
  const app = createApp(
    {
      accounts: createAccounts({ db, clock, random, users, sessions, resets, passwords, outbox, mails }),
      sessions,
      users,
      plans,
      payments,
      settlePayment: createSettlePayment({ db, users, plans, payments, outbox, mails }),
      messages: createMessages({ db, clock, random, outbox, mails }),
      outbox,
      limits: createLimits(limits, limitCallers, clock),
      links,
      clock,
    },
    log,
  )
  return { fetch: (request, visitor) => app.fetch(request, visitor), close: db.close }
}
