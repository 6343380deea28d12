import type { Locator, Page } from '@playwright/test'
import { answerForms, openForm, siteForms } from './support/site-forms.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/texts.ts'

type Form = (typeof siteForms)[string]
type Field = Form['fields'][string]

const say = (id: Parameters<typeof words>[1]): string => words('en', id)
const format = 'Format: 12/31/2026'
const count = (number: number): string =>
  number === 0 ? 'There is a problem' : `Check ${number} answer${number === 1 ? '' : 's'}`

const entriesOf = ({ fields }: Form): [string, Field][] => Object.entries(fields)

const controlOf = (form: Locator, name: string, { isGroup }: Field): Locator =>
  isGroup ? form.getByRole('radiogroup') : form.locator(`[name=${name}]`)

const labelOf = ({ label, isOptional }: Field): string =>
  say(label) + (isOptional ? ` (${say('ui.form.optional')})` : '')

/** What describes a field, in the order in which it is read; what is wrong comes before the meter. */
function describedBy(name: string, { described = [] }: Field, error?: string): string {
  const [hint, ...rest] = described.map(say)
  const parts = [name === 'birthday' ? format : undefined, hint, error, ...rest]
  return parts.filter((part) => part !== undefined).join(' ')
}

const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.locator(`form[data-form=${name}]`) })

/** What is said of a field in the summary: with its name, where the words are those of a rule for all fields. */
const summaryLine = (field: Field, id: Parameters<typeof words>[1]): string =>
  id.startsWith('ui.form.') ? `${say(field.label)}: ${say(id)}` : say(id)

interface Mistake {
  readonly key: string
  readonly field: Field
  readonly error: string
  readonly line: string
}

/** What is wrong with a field that is empty, or with a date that is none. */
function mistakeIn(key: string, field: Field): Mistake | null {
  if (key === 'birthday') {
    const error = 'Enter a date, for example 12/31/2026.'
    return { key, field, error, line: `${say(field.label)}: ${error}` }
  }
  const { missing } = field
  return missing ? { key, field, error: say(missing), line: summaryLine(field, missing) } : null
}

/** The summary above the heading: focused, named by its heading, with a link for each mistake in the order of fields. */
async function expectSummary(
  page: Page,
  { lines, general = [] }: { lines: readonly string[]; general?: readonly string[] | undefined },
): Promise<void> {
  const summary = page.locator('.problems').getByRole('alert', { name: count(lines.length) })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText(count(lines.length))
  await expect(summary.getByRole('listitem').getByRole('link')).toHaveText([...lines])
  await expect(summary.getByRole('paragraph')).toHaveText([...general])
  const isAbove = await summary.evaluate(
    (element) =>
      (document.querySelector('h1')?.compareDocumentPosition(element) ?? 0) &
      Node.DOCUMENT_POSITION_PRECEDING,
  )
  expect(isAbove).toBeTruthy()
}

const send = (form: Locator, { submit }: Form): Promise<void> =>
  form.getByRole('button', { name: say(submit), exact: true }).click()

async function fillIn(form: Locator, { fields, filled }: Form): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const control = form.locator(`[name=${name}]`)
    if (fields[name]?.isGroup) await control.and(form.locator(`[value=${value}]`)).check()
    else if (name === 'topic') await control.selectOption(value)
    else await control.fill(value)
  }
}

for (const [name, site] of Object.entries(siteForms)) {
  test.describe(name, () => {
    test('says what it asks for, and how', async ({ page }) => {
      await answerForms(page, (route) => route.fulfill({ json: {} }))
      const form = await openForm(page, name, site)
      await expect(section(page, name)).toMatchAriaSnapshot({ name: `${name}-fresh.yml` })
      for (const [key, field] of entriesOf(site)) {
        const control = controlOf(form, key, field)
        await expect(control).toHaveAccessibleName(labelOf(field))
        await expect(control).toHaveAccessibleDescription(describedBy(key, field))
        await expect(control).toHaveAttribute('aria-invalid', 'false')
        if (field.isGroup) await expect(control).toHaveAttribute('aria-required', 'true')
        else await expect(control).toHaveJSProperty('required', !field.isOptional)
        // Several of these buttons stand on a page: each says whose it is.
        const button = form.locator(`[name=${key}] + button`)
        await expect(button).toHaveCount(/password|birthday/i.test(key) ? 1 : 0)
        if (await button.isVisible()) await expect(button).toHaveAccessibleDescription(labelOf(field))
        if (field.autocomplete) await expect(control).toHaveAttribute('autocomplete', field.autocomplete)
      }
      // What will be said later has its place before.
      await expect(form.locator('.strength [role=status]')).toHaveText(
        Object.keys(site.fields)
          .filter((key) => key === 'newPassword')
          .map(() => ''),
      )
      await expect(page.locator('.problems')).toBeEmpty()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('says what is missing, above and at each field', async ({ page }) => {
      const sent = await answerForms(page, (route) => route.fulfill({ json: {} }))
      const form = await openForm(page, name, site)
      if (name === 'profile') {
        await form.locator('[name=name]').fill('')
        await form.locator('[name=birthday]').fill('soon')
      }
      await send(form, site)
      const wrong = entriesOf(site).flatMap(([key, field]) => mistakeIn(key, field) ?? [])
      await expectSummary(page, { lines: wrong.map(({ line }) => line) })
      await expect(page).toHaveTitle(/^Error: /)
      await expect(section(page, name)).toMatchAriaSnapshot({ name: `${name}-refused.yml` })
      for (const { key, field, error } of wrong) {
        const control = controlOf(form, key, field)
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        await expect(control).toHaveAccessibleDescription(describedBy(key, field, error))
      }
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(wrong.length)
      expect(sent).toEqual([])
    })

    test('says what the server has against it', async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource/)
      const { status, pointers = [], retryAfter, general, fields = {}, retry } = site.refusal
      const sent = await answerForms(page, (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
          json: { status, errors: pointers.map((pointer) => ({ pointer, detail: 'not for visitors' })) },
        }),
      )
      const form = await openForm(page, name, site)
      await fillIn(form, site)
      await send(form, site)
      const lines = entriesOf(site).flatMap(([key, field]) =>
        fields[key] ? [summaryLine(field, fields[key])] : [],
      )
      await expectSummary(page, { lines, general })
      expect(sent).toHaveLength(1)
      await expect(page.locator('.problems').getByRole('button')).toHaveText(
        retry ? [say('ui.form.retry')] : [],
      )
      for (const [key, field] of entriesOf(site)) {
        const control = controlOf(form, key, field)
        const error = fields[key] && say(fields[key])
        await expect(control).toHaveAttribute('aria-invalid', String(error !== undefined))
        if (error !== undefined)
          await expect(control).toHaveAccessibleDescription(describedBy(key, field, error))
        // Secrets are typed anew; everything else stays.
        if (!field.isGroup) {
          const isSecret = /password/i.test(key)
          await expect(control).toHaveValue(isSecret ? '' : (site.filled[key] ?? ''))
        }
      }
    })
  })
}

test('in Russian the tree of a form is Russian', async ({ page }) => {
  const { register } = siteForms
  if (!register) throw new Error('No form "register"')
  const form = await openForm(page, 'register', register, 'ru')
  await expect(section(page, 'register')).toMatchAriaSnapshot({ name: 'register-ru-fresh.yml' })
  await form.getByRole('button', { name: words('ru', 'register.submit') }).click()
  await expect(page.locator('.problems')).toMatchAriaSnapshot({ name: 'register-ru-summary.yml' })
  await expect(section(page, 'register')).toMatchAriaSnapshot({ name: 'register-ru-refused.yml' })
})
