import { describe, expect, it } from 'vitest'
import type { localeCodes } from '#site/locales.ts'
import { calendarTexts } from '../../../src/components/calendar-texts.ts'
import { DateInput } from '../../../src/components/date-input.tsx'
import { Menu } from '../../../src/components/menu.tsx'
import { PasswordInput } from '../../../src/components/password-input.tsx'
import { Tip } from '../../../src/components/tip.tsx'
import { createSiteIntl } from '../../../src/i18n/site-intl.ts'
import { siteTexts } from './support/site-texts.ts'
import { staticMarkup } from './support/static-markup.tsx'
import { DataLink } from '../../../src/routing/page-link.tsx'

const tagOf = (html: string, name: string): string => new RegExp(`<${name}[^>]*>`).exec(html)?.[0] ?? ''

describe('PasswordInput', () => {
  it('is hidden at first, with a button that shows it', () => {
    const html = staticMarkup(<PasswordInput id="p" name="password" autoComplete="current-password" />)
    const input = tagOf(html, 'input')
    for (const part of ['type="password"', 'id="p"', 'name="password"', 'autoComplete="current-password"']) {
      expect(input).toContain(part)
    }
    expect(tagOf(html, 'button')).toContain('type="button" aria-controls="p"')
    expect(html).toContain('Show password')
    expect(html).not.toContain('strength')
    expect(input).not.toContain('aria-describedby')
    expect(tagOf(html, 'button')).toContain('aria-describedby="p-label"')
  })

  it('is described by its meter, after what describes it already, and says nothing aloud yet', () => {
    const html = staticMarkup(<PasswordInput id="p" name="password" meter aria-describedby="p-hint" />)
    expect(tagOf(html, 'input')).toContain('aria-describedby="p-hint p-strength"')
    expect(html).toContain('<p class="field-hint" id="p-strength">Enter a password</p>')
    expect(html).toContain('<p class="visually-hidden" role="status"></p>')
  })
})

describe('DateInput', () => {
  const field = {}

  it('shows a date in the format of the language, with an example of it', () => {
    const html = staticMarkup(<DateInput id="d" name="birthday" field={field} defaultValue="2026-01-31" />)
    expect(tagOf(html, 'input')).toMatch(/ type="text"(?=.* value="01\/31\/2026")/)
    expect(html).toContain('<p class="field-hint" id="d-format">Format: 12/31/2026</p>')
    expect(tagOf(html, 'input')).toContain('aria-describedby="d-format"')
  })

  it('keeps what is no date', () => {
    const html = staticMarkup(<DateInput id="d" name="birthday" field={field} defaultValue="soon" />)
    expect(tagOf(html, 'input')).toContain('value="soon"')
  })

  it('has a button for the calendar, which is not there before it is opened', () => {
    const html = staticMarkup(<DateInput id="d" name="birthday" field={field} aria-describedby="d-error" />)
    expect(tagOf(html, 'button')).toMatch(
      / type="button"(?=.* aria-haspopup="dialog")(?=.* aria-expanded="false")/,
    )
    expect(html).toContain('Choose date')
    expect(html).not.toContain('<dialog')
    expect(tagOf(html, 'input')).toContain('aria-describedby="d-format d-error"')
  })
})

describe('a calendar', () => {
  const day = new Date(2026, 0, 31)
  const words = (locale: (typeof localeCodes)[number]) => {
    const { formatters, labels } = calendarTexts(createSiteIntl(locale, siteTexts[locale]))
    return [
      formatters.formatMonthDropdown?.(day),
      formatters.formatWeekdayName?.(day),
      labels.labelDayButton?.(day, {}),
      labels.labelDayButton?.(day, { today: true }),
      labels.labelWeekday?.(day),
    ].map((text) => text?.toString().replace(/[\u00a0\u202f]/g, ' '))
  }

  it.each([
    ['en', ['January', 'Sat', 'Saturday, January 31, 2026', 'Today, Saturday, January 31, 2026', 'Saturday']],
    ['ru', ['январь', 'сб', 'суббота, 31 января 2026 г.', 'Сегодня, суббота, 31 января 2026 г.', 'суббота']],
    ['uk', ['січень', 'сб', 'субота, 31 січня 2026 р.', 'Сьогодні, субота, 31 січня 2026 р.', 'субота']],
  ] as const)('has the names of %s', (locale, expected) => {
    expect(words(locale)).toEqual(expected)
  })
})

describe('what opens without script', () => {
  it('is a tip, whose text describes its button also while it is closed', () => {
    const html = staticMarkup(<Tip id="t" label="plan.basic" text="home.hero.text" />)
    expect(tagOf(html, 'button')).toContain('type="button" popoverTarget="t" aria-describedby="t"')
    expect(html).toContain('More about Basic')
    expect(html).toMatch(/<span class="tip-text" id="t" popover="auto">.+<\/span>/)
  })

  it('is a menu', () => {
    const html = staticMarkup(
      <Menu id="m" label="Account" icon="account">
        <a href="/en/profile">Profile</a>
      </Menu>,
    )
    expect(tagOf(html, 'button')).toContain('type="button" popoverTarget="m"')
    expect(html).toContain('<div class="menu-list" id="m" popover="auto"><a href="/en/profile">')
  })
})

describe('a link that leads back', () => {
  const link = { page: 'login', query: { plan: 'pro' }, returnTo: true } as const

  it('carries the path that it is on; the rest of the address is known in the browser', () => {
    const html = staticMarkup(<DataLink link={link}>Sign in</DataLink>, 'en', '/en/pricing?plan=pro#top')
    expect(html).toBe('<a href="/en/login?plan=pro&amp;returnTo=%2Fen%2Fpricing">Sign in</a>')
  })

  it('is no other link than the rest where it is not asked to', () => {
    const html = staticMarkup(<DataLink link={{ page: 'login', returnTo: false }}>Sign in</DataLink>)
    expect(html).toBe('<a href="/en/login">Sign in</a>')
  })
})
