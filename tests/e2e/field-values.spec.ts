import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { forms, type FormName } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { casesOf, fieldCases, filledIn } from '../cases/field-values.ts'
import { existing, mailsTo, newPerson, type Person } from './support/accounts.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

type Values = Readonly<Record<string, string>>

const pages: Readonly<Record<FormName, string>> = {
  changePassword: 'profile',
  forgotPassword: 'forgot-password',
  message: 'contacts',
  newPassword: 'new-password',
  pay: 'payment',
  profile: 'profile',
  register: 'register',
  signIn: 'login',
}
const forMembers: readonly FormName[] = ['changePassword', 'pay', 'profile']

/** Somebody with the hardest password that there may be. */
const person = (): Person => ({
  ...newPerson(),
  password: fieldCases.register.newPassword.taken.at(-1) ?? '',
})

/** What stands in the form when all of it is right, at its hardest; what only one person may have, as this one has it. */
async function right(name: FormName, whose: Person, request: APIRequestContext): Promise<Values> {
  const values = { ...filledIn(name, -1) }
  // Whoever registers is not there yet.
  const email = ` ${name === 'register' ? newPerson().email : whose.email} `
  if ('email' in values) values['email'] = email
  if (name === 'signIn') values['password'] = whose.password
  if (name === 'changePassword') values['currentPassword'] = whose.password
  if (name === 'newPassword') {
    await request.post('/api/auth/forgot-password', { data: { email } })
    const [mail] = await mailsTo(request, whose)
    values['resetCode'] = ` ${new URL(mail?.link ?? '').hash.replace('#code=', '')} `
  }
  return values
}

const typeOf = (name: FormName, field: string) => forms[name].fields.find((each) => each.name === field)?.type

/** Brings values into fields as people do; what was chosen once of a few stays chosen. */
async function fill(form: Locator, { fields }: FormModel, values: Values): Promise<void> {
  for (const { name, type, matches = name } of fields) {
    const value = values[matches]
    if (value === undefined) continue
    const control = form.locator(`[name=${name}]`)
    if (type === 'select') await control.selectOption(value)
    else if (type !== 'radio') await control.fill(value)
    else if (value !== '') await form.locator(`[name=${name}][value=${value}]`).check()
  }
}

/** What stands in the form while one field after the other is tried. */
const start = (name: FormName): Values =>
  Object.fromEntries(
    Object.entries(filledIn(name)).map(([field, value]) => [
      field,
      typeOf(name, field) === 'radio' ? '' : value,
    ]),
  )

/** The wrong values that people can bring into a field: a choice offers none but no choice. */
const wrong = (name: FormName) =>
  casesOf(name).filter(({ field, value, taken }) => {
    const isChoice = ['select', 'radio'].includes(typeOf(name, field) ?? '')
    return !taken && !(isChoice && value !== '')
  })

/** The fields with something wrong; one that repeats another says the same. */
const complaints = async (form: Locator, { fields }: FormModel): Promise<string[]> => {
  const invalid = form.locator('[name][aria-invalid=true], [role=radiogroup][aria-invalid=true]')
  const ids = await invalid.evaluateAll((found) => found.map(({ id }) => id))
  return fields
    .filter(({ name, matches }) => matches === undefined && ids.some((id) => id.endsWith(`-${name}`)))
    .map(({ name }) => name)
}

/** The calls that a page makes to where a form is sent. */
function callsOf(page: Page, { method, path }: FormModel): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    const isOurs =
      new URL(response.url()).pathname === `/api${path}` && response.request().method() === method
    if (isOurs) statuses.push(response.status())
  })
  return statuses
}

// Some forms have many ways to be wrong.
test.describe.configure({ timeout: 240_000 })

// The keys are those of its type.
for (const name of Object.keys(forms) as FormName[]) {
  test(`the form ${name} sends what the provider takes, and nothing else`, async ({ page, request }) => {
    const whose = person()
    const token = await existing(request, whose)
    if (forMembers.includes(name)) {
      await page.goto('/en')
      await page.evaluate((value) => localStorage.setItem('token', value), token)
    }
    const statuses = callsOf(page, forms[name])
    await page.goto(`/en/${pages[name]}`)
    await hydrated(page)
    const form = page.locator(`form[data-form=${name}]`)
    await expect(form).toHaveAttribute('aria-busy', 'false')
    const submit = form.locator('button[type=submit]')

    await fill(form, forms[name], start(name))
    for (const { field, value } of wrong(name)) {
      await fill(form, forms[name], { [field]: value })
      await submit.click()
      expect([field, value, await complaints(form, forms[name])]).toEqual([field, value, [field]])
      await fill(form, forms[name], { [field]: start(name)[field] ?? '' })
    }
    expect(statuses).toEqual([])

    await fill(form, forms[name], await right(name, whose, request))
    await submit.click()
    await expect.poll(() => statuses).toHaveLength(1)
    expect(Math.floor((statuses[0] ?? 0) / 100)).toBe(2)
  })
}
