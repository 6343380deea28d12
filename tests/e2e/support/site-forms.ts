import type { Locator, Page, Request, Route } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { person } from './made-up-api.ts'
import { words } from './texts.ts'
import { visitAs } from './visit-as.ts'

type Text = Parameters<typeof words>[1]

interface SiteField {
  readonly label: Text
  /** What describes it besides: what is written beside it, in its order. */
  readonly described?: readonly Text[]
  readonly autocomplete?: string
  readonly isOptional?: true
  /** What is said of it while it is empty. */
  readonly missing?: Text
  /** A group of radio buttons. */
  readonly isGroup?: true
}

interface SiteForm {
  readonly path: string
  readonly visitor: 'guest' | 'member'
  readonly submit: Text
  readonly fields: Readonly<Record<string, SiteField>>
  /** Fills it in as the validator likes it. */
  readonly filled: Readonly<Record<string, string>>
  /** How the server refuses it, and what is then said of it. */
  readonly refusal: {
    readonly status: number
    readonly pointers?: readonly string[]
    readonly retryAfter?: string
    readonly general?: readonly string[]
    readonly fields?: Readonly<Record<string, Text>>
    readonly retry?: true
  }
}

const say = (id: Text): string => words('en', id)

const required = 'ui.form.rule.required'
const password = 'Correct horse 7'

const name: SiteField = { label: 'field.name', autocomplete: 'name', missing: required }
const email: SiteField = { label: 'field.email', autocomplete: 'username', missing: required }
/** Of somebody who need not have an account (WCAG 1.3.5). */
const replyTo: SiteField = { ...email, autocomplete: 'email' }
const newPassword: SiteField = {
  label: 'field.newPassword',
  described: ['field.newPassword.hint', 'ui.password.prompt'],
  autocomplete: 'new-password',
  missing: required,
}
const repeatPassword: SiteField = {
  label: 'field.repeatPassword',
  autocomplete: 'new-password',
  missing: required,
}

/** Every form of the site, as it is described to those who do not see it. */
export const siteForms: Readonly<Record<string, SiteForm>> = {
  signIn: {
    path: '/login',
    visitor: 'guest',
    submit: 'signIn.submit',
    fields: {
      email,
      password: { label: 'field.password', autocomplete: 'current-password', missing: required },
    },
    filled: { email: 'ann@provider.example', password },
    refusal: { status: 401, general: [say('signIn.wrong')] },
  },
  register: {
    path: '/register',
    visitor: 'guest',
    submit: 'register.submit',
    fields: { name, email, newPassword, repeatPassword },
    filled: { name: 'Ann', email: 'ann@provider.example', newPassword: password, repeatPassword: password },
    refusal: { status: 409, pointers: ['/email'], fields: { email: 'register.taken' } },
  },
  forgotPassword: {
    path: '/forgot-password',
    visitor: 'guest',
    submit: 'forgot.submit',
    fields: { email },
    filled: { email: 'ann@provider.example' },
    refusal: {
      status: 429,
      retryAfter: '30',
      general: [say('errors.tooMany'), 'Try again in 30 seconds.'],
    },
  },
  newPassword: {
    path: '/new-password',
    visitor: 'guest',
    submit: 'newPassword.submit',
    fields: {
      resetCode: {
        label: 'field.resetCode',
        described: ['field.resetCode.hint'],
        autocomplete: 'one-time-code',
        missing: required,
      },
      newPassword,
      repeatPassword,
    },
    filled: { resetCode: 'abc', newPassword: password, repeatPassword: password },
    refusal: { status: 410, fields: { resetCode: 'newPassword.expired' } },
  },
  profile: {
    path: '/profile',
    visitor: 'member',
    submit: 'profile.submit',
    fields: {
      name,
      phone: {
        label: 'field.phone',
        described: ['field.phone.hint'],
        autocomplete: 'tel',
        isOptional: true,
      },
      birthday: { label: 'field.birthday', autocomplete: 'bday', isOptional: true },
    },
    filled: { name: 'Ann', phone: 'call me', birthday: '01/31/1990' },
    refusal: { status: 422, pointers: ['/phone'], fields: { phone: 'ui.form.rejected' } },
  },
  changePassword: {
    path: '/profile',
    visitor: 'member',
    submit: 'changePassword.submit',
    fields: {
      currentPassword: {
        label: 'field.currentPassword',
        autocomplete: 'current-password',
        missing: required,
      },
      newPassword,
      repeatPassword,
    },
    filled: { currentPassword: 'wrong', newPassword: password, repeatPassword: password },
    refusal: {
      status: 422,
      pointers: ['/currentPassword'],
      fields: { currentPassword: 'changePassword.wrong' },
    },
  },
  pay: {
    path: '/payment',
    visitor: 'member',
    submit: 'pay.submit',
    fields: { plan: { label: 'field.plan', missing: 'field.plan.choose', isGroup: true } },
    filled: { plan: 'family' },
    refusal: { status: 503, general: [say('ui.form.serverDown')], retry: true },
  },
  message: {
    path: '/contacts',
    visitor: 'guest',
    submit: 'message.submit',
    fields: {
      name,
      replyTo,
      topic: { label: 'field.topic', missing: 'field.topic.choose' },
      message: {
        label: 'field.message',
        described: ['field.message.hint'],
        missing: 'field.message.write',
      },
    },
    filled: { name: 'Ann', replyTo: 'ann@provider.example', topic: 'billing', message: 'Hello' },
    refusal: { status: 422, pointers: ['/captcha'], general: [say('ui.form.failed')] },
  },
}

/** A server that knows a person and answers what is sent; what is sent is kept. */
export async function answerForms(
  page: Page,
  answer: (route: Route) => Promise<void>,
  known: object = person,
): Promise<Request[]> {
  const sent: Request[] = []
  await page.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fulfill({ json: { ...known, items: [] } })
    sent.push(request)
    return answer(route)
  })
  return sent
}

/** Opens the page of a form for whom it is, alive and filled by the server. */
export async function openForm(
  page: Page,
  form: string,
  { path, visitor }: Pick<SiteForm, 'path' | 'visitor'>,
  language = 'en',
): Promise<Locator> {
  await visitAs(page, visitor)
  await page.goto(`/${language}${path}`)
  await hydrated(page)
  const element = page.locator(`form[data-form=${form}]`)
  await element.and(page.locator('[aria-busy=false]')).waitFor()
  return element
}
