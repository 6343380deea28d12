import { describe, expect, it } from 'vitest'
import { Announcer } from '../../../src/app/announcer.tsx'
import { NoticeCard } from '../../../src/app/notice-card.tsx'
import { NoticeList } from '../../../src/app/notice-list.tsx'
import { createNotices, type Notice } from '../../../src/services/notices.ts'
import { staticMarkup } from './support/static-markup.tsx'

const nothing = () => undefined
const card = (notice: Notice) =>
  staticMarkup(
    <NoticeCard notice={{ ...notice, showing: 1 }} close={nothing} giveBackFocus={nothing} />,
    'uk',
  )

describe('the region of the notices', () => {
  const empty = '<div class="notices" role="status" aria-atomic="false" aria-label="Notices"></div>'

  it('is in every page, empty', () => {
    expect(staticMarkup(<NoticeList notices={undefined} />)).toBe(empty)
  })

  it('is empty when the page is taken over, whatever was shown until then', () => {
    const notices = createNotices()
    notices.show({ kind: 'update', text: 'ui.shell.update' })
    expect(staticMarkup(<NoticeList notices={notices} />)).toBe(empty)
  })
})

describe('a notice', () => {
  it('has its text, what can be done, and a way to close it', () => {
    const html = card({
      kind: 'language',
      text: 'ui.shell.languageFailed',
      values: { language: 'English' },
      action: { label: 'ui.errors.retry', run: nothing },
    })
    expect(html).toContain('<p id="notice-language">')
    expect(html).toContain('English')
    const buttons = [
      ...html.matchAll(/<button [^>]*type="button" aria-describedby="notice-language">([^<]*)</g),
    ]
    expect(buttons.map(([, label]) => label)).toEqual(['Спробувати знову', 'Закрити'])
  })

  it('may have nothing but its text', () => {
    expect(card({ kind: 'session', text: 'ui.shell.sessionEnded' }).match(/<button/g)).toHaveLength(1)
  })
})

describe('the announcer', () => {
  const region = (text: string) => `<p class="visually-hidden" role="status">${text}</p>`

  it('says the title, in regions that are there before it', () => {
    expect(staticMarkup(<Announcer text="" />)).toBe(region('') + region(''))
    expect(staticMarkup(<Announcer text="Plans" />)).toBe(region('Plans') + region(''))
  })
})
