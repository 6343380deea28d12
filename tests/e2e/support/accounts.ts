import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { words, type Language } from './texts.ts'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Somebody whom the provider does not know yet. */
export const newPerson = (): Person => ({
  name: 'Олена Приклад',
  email: `olena.${randomUUID()}@provider.example`,
  password: 'Correct horse 7',
})

/** A control of the form that has the button with these words. */
export const formOf = (page: Page, language: Language, submit: Parameters<typeof words>[1]): Locator =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: words(language, submit), exact: true }) })

export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
}

/** Registers through the page, as a visitor does. */
export async function register(page: Page, language: Language, { name, email, password }: Person) {
  const form = formOf(page, language, 'register.submit')
  await fill(form, { name, email, newPassword: password, repeatPassword: password })
  await form.getByRole('button', { name: words(language, 'register.submit') }).click()
}

/** Signs in through the page. */
export async function signIn(page: Page, language: Language, { email, password }: Omit<Person, 'name'>) {
  const form = formOf(page, language, 'signIn.submit')
  await fill(form, { email, password })
  await form.getByRole('button', { name: words(language, 'signIn.submit'), exact: true }).click()
}

/** An account that exists already; gives its token. */
export async function existing(request: APIRequestContext, person: Person): Promise<string> {
  const { name, email, password } = person
  const response = await request.post('/api/auth/register', { data: { name, email, newPassword: password } })
  const { token } = (await response.json()) as { token: string } // The API of this repository.
  return token
}

interface Mail {
  readonly to: string
  readonly locale: string
  readonly text: string
  readonly link: string | null
}

/** The mails that somebody got, the newest first. */
export async function mailsTo(request: APIRequestContext, { email }: Person): Promise<Mail[]> {
  const { items } = (await (await request.get('/outbox.json')).json()) as { items: Mail[] }
  return items.filter(({ to }) => to === email)
}

/** What the provider knows of somebody's payments. */
export async function paymentsOf(request: APIRequestContext, token: string): Promise<{ status: string }[]> {
  const response = await request.get('/api/me/payments', { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { items: { status: string }[] }).items
}
