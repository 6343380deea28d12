import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { fixtureWords, serveFixture, startProvider, type Call } from './support/fixture-site.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const fixture = 'tests/fixtures/sites/feedback'
const summary = '.problems [role=alert]'

const languages = {
  en: {
    day: '02/29/2024',
    future: '12/31/2999',
    count: 'Check 8 answers',
    minutes: 'A visit takes 480 minutes at most.',
    story: 'Write at least 10 characters.',
  },
  ru: {
    day: '29.02.2024',
    future: '31.12.2999',
    count: 'Проверьте 8 полей',
    minutes: 'Визит длится не дольше 480 минут.',
    story: 'Напишите хотя бы 10 символов.',
  },
  uk: {
    day: '29.02.2024',
    future: '31.12.2999',
    count: 'Перевірте 8 полів',
    minutes: 'Візит триває не довше 480 хвилин.',
    story: 'Напишіть хоча б 10 символів.',
  },
} as const

let calls: Call[]
let provider: Server
let site: { address: string; stop: () => void } | undefined

const isRight = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'codeWord' in body && body.codeWord === 'birch'

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const started = await startProvider(({ body }) =>
    isRight(body)
      ? { status: 202, json: {} }
      : {
          status: 422,
          json: { status: 422, errors: [{ pointer: '/codeWord', code: 'wrong', detail: 'No.' }] },
        },
  )
  calls = started.calls
  provider = started.server
  site = await serveFixture(fixture, { apiOrigin: started.origin })
})

test.afterAll(() => {
  site?.stop()
  provider.closeAllConnections()
  provider.close()
})

test.beforeEach(() => {
  calls.length = 0
})

const field = (page: Page, name: string) => page.locator(`form[data-form] [name=${name}]`)
const send = (page: Page) => page.locator('form[data-form] button[type=submit]').click()

/** What is said of a field, at the field. */
const said = (page: Page, name: string) => expect(field(page, name))

async function open(page: Page, path: string): Promise<void> {
  await page.goto((site?.address ?? '') + path)
  await hydrated(page)
}

for (const [language, expected] of Object.entries(languages)) {
  const say = fixtureWords(fixture, language)

  test(`${language}: a form that only YAML and texts describe says what is missing, and what is wrong`, async ({
    page,
  }) => {
    await open(page, `/${language}`)
    for (const name of [
      'name',
      'email',
      'phone',
      'photo',
      'visitedOn',
      'minutes',
      'work',
      'story',
      'codeWord',
    ]) {
      await said(page, name).toHaveAccessibleName(new RegExp(`^${say(`field.${name}`)}`))
    }
    await expect(page.getByRole('radiogroup', { name: say('field.verdict') })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: say('field.consent') })).not.toBeChecked()

    await send(page)
    await expect(page.locator(summary)).toBeFocused()
    await expect(page.locator(summary).getByRole('heading')).toHaveText(expected.count)
    const required = (name: string) => `${say(`field.${name}`)}: ${say('ui.form.rule.required')}`
    await expect(page.locator(summary).getByRole('link')).toHaveText([
      ...['name', 'email', 'visitedOn', 'work', 'verdict', 'story', 'codeWord'].map(required),
      say('field.consent.needed'),
    ])

    await field(page, 'email').fill('ann')
    await said(page, 'email').toHaveAccessibleDescription(say('ui.form.rule.email'))
    await field(page, 'story').fill('Too short')
    await said(page, 'story').toHaveAccessibleDescription(expected.story)
    await field(page, 'photo').fill('photo')
    await field(page, 'minutes').fill('481')
    await field(page, 'visitedOn').fill(expected.future)
    await send(page)
    await said(page, 'photo').toHaveAccessibleDescription(
      `${say('field.photo.hint')} ${say('ui.form.rule.url')}`,
    )
    await said(page, 'minutes').toHaveAccessibleDescription(expected.minutes)
    await said(page, 'visitedOn').toHaveAccessibleDescription(new RegExp(say('field.visitedOn.future')))
    expect(calls).toEqual([])
  })

  test(`${language}: what is filled in reaches the provider, whose refusal is told at its field, until it is taken`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/422/)
    await open(page, `/${language}?work=repair&channel=mail#ticket=T-7`)
    await expect(page).toHaveURL(/channel=mail$/)
    await expect(field(page, 'work')).toHaveValue('repair')
    await field(page, 'name').fill('  Ann Other ')
    await field(page, 'email').fill('ann@provider.example')
    await field(page, 'visitedOn').fill(expected.day)
    await field(page, 'minutes').fill('45')
    await page.getByRole('radio', { name: say('field.verdict.good') }).check()
    await field(page, 'story').fill('Quick, clean & “kind”.')
    await field(page, 'codeWord').fill('oak')
    await field(page, 'consent').check()
    await send(page)

    await expect(page.locator(summary)).toBeFocused()
    await said(page, 'codeWord').toHaveAccessibleDescription(say('visit.codeWord'))
    await expect(field(page, 'codeWord')).toHaveValue('')
    await expect(field(page, 'story')).toHaveValue('Quick, clean & “kind”.')
    await field(page, 'codeWord').fill('birch')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: say('visit.sent') })).toBeFocused()
    await expect(page.locator('form[data-form]')).toHaveCount(0)

    const sent = {
      name: 'Ann Other',
      email: 'ann@provider.example',
      phone: '',
      photo: '',
      visitedOn: '2024-02-29',
      minutes: 45,
      work: 'repair',
      verdict: 'good',
      story: 'Quick, clean & “kind”.',
      consent: true,
      channel: 'mail',
      ticket: 'T-7',
    }
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/visits', { ...sent, codeWord: 'oak' }],
      ['POST /api/visits', { ...sent, codeWord: 'birch' }],
    ])
    expect(calls.map(({ headers }) => headers['accept-language'])).toEqual([language, language])
  })
}
