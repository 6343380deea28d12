import { describe, expect, test } from 'vitest'
import { openapi, problemsIn, site, withChange } from './check-contract.ts'

const after = (from: string, to: string) => problemsIn(withChange(site, from, to))
const withApi = (from: string, to: string) => problemsIn(site, withChange(openapi, from, to))

describe('names', () => {
  test('a field that the API does not know, told once where the nearest is the one it needs', () => {
    const misspelt = site.replace('  email: {', '  emial: {').replaceAll(/(fields: \[.*)email/g, '$1emial')
    expect(problemsIn(misspelt)).toEqual([
      'SITE175 at emial: form "register": the API knows no "emial" in the body of POST /auth/register. Did you mean "email"?',
      'SITE175 at emial: form "signIn": the API knows no "emial" in the body of POST /auth/login. Did you mean "email"?',
    ])
  })

  test('a field that the API needs; what the server gives itself it does not', () => {
    expect(after('fields: [name, email, newPassword', 'fields: [email, newPassword')).toEqual([
      'SITE176 at POST /auth/register: form "register": the API needs "name" in the body of POST /auth/register, and nothing sends it.',
    ])
  })

  test('values of endpoints, in the query and in the body', () => {
    expect(after('query: { page: number, status: text }', 'query: { pages: number }')).toEqual([
      'SITE175 at pages: endpoint "payments": the API knows no "pages" in the query of GET /me/payments. Did you mean "page"?',
    ])
    expect(after('body: { plan: text, months: number }', 'body: { plan: text }')).toEqual([
      'SITE176 at POST /payments: endpoint "order": the API needs "months" in the body of POST /payments, and nothing sends it.',
    ])
    expect(after('body: { plan: text, months: number }', 'body: { plan: text, months: text }')).toEqual([
      'SITE178 at text: endpoint "order": "months" is sent as a text, but POST /payments takes a whole number.',
    ])
  })

  test('a filter that the query does not know, and a query that needs a value', () => {
    expect(after('filter: [status, from]', 'filter: [phone]')).toEqual([
      'SITE175 at phone: page "profile": the API knows no "phone" in the query of GET /me/payments.',
    ])
    expect(withApi('{ name: page, in: query,', '{ name: page, in: query, required: true,')).toEqual([
      'SITE176 at GET /me/payments: page "profile": the API needs "page" in the query of GET /me/payments, and nothing sends it.',
    ])
  })

  test('a call that takes nothing, and one that needs what signing out cannot give', () => {
    expect(
      after(
        'payment: { send: GET /payments/:id }',
        'payment: { send: GET /payments/:id, query: { full: boolean } }',
      ),
    ).toEqual([
      'SITE175 at full: endpoint "payment": the API knows no "full" in the query of GET /payments/:id.',
    ])
    const needy =
      '    post: { requestBody: { content: { application/json: { schema: { type: object, required: [device], properties: { device: { type: string } } } } } }, responses'
    expect(withApi('    post: { responses', needy)).toEqual([
      'SITE176 at POST /auth/logout: page "payment": the API needs "device" in the body of POST /auth/logout, and nothing sends it.',
    ])
  })

  test('an API that takes further names, or does not say which, takes any', () => {
    const open = openapi.replace('additionalProperties: false', 'additionalProperties: true')
    expect(
      problemsIn(withChange(site, 'fields: [plan, months, paperBill]', 'fields: [plan, months, name]'), open),
    ).toEqual([])
    const silent = openapi.replace(
      /(PATCH|patch):\n\s+requestBody: .*\n/,
      'patch:\n      requestBody: { content: { application/json: {} } }\n',
    )
    expect(
      problemsIn(
        withChange(site, 'fields: [username, name, phone, birthday]', 'fields: [name, phone]'),
        silent,
      ),
    ).toEqual([])
  })
})

describe('kinds', () => {
  test.each<[string, string, string]>([
    [
      'months: { type: number, label: field.months, required: true, min: 1, max: 12 }',
      'months: { type: text, label: field.months, required: true }',
      'SITE178 at text: form "pay": "months" is sent as a text, but POST /payments takes a whole number.',
    ],
    [
      'paperBill: { type: checkbox, label: field.paperBill }',
      'paperBill: { type: text, label: field.paperBill }',
      'SITE178 at text: form "pay": "paperBill" is sent as a text, but POST /payments takes true or false.',
    ],
    [
      'from: { type: date, label: field.from }',
      'from: { type: text, label: field.from }',
      'SITE178 at text: page "profile": "from" is sent as a text, but GET /me/payments takes a date.',
    ],
    [
      'phone: { type: tel, label: field.phone, maxLength: 20 }',
      'phone: { type: number, label: field.phone }',
      'SITE178 at number: form "profile": "phone" is sent as a number, but PATCH /me takes a text.',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(after(from, to)).toContain(problem)
  })

  test('a moment is not a date', () => {
    expect(
      withApi(
        'name: from, in: query, schema: { type: string, format: date }',
        'name: from, in: query, schema: { type: string, format: date-time }',
      ),
    ).toEqual([
      'SITE178 at date: page "profile": "from" is sent as a date, but GET /me/payments takes a date with the time.',
    ])
  })

  test('a choice of digits in a query is a number', () => {
    expect(
      withApi(
        '{ name: status, in: query, schema: { enum: [pending, paid, failed] } }',
        '{ name: status, in: query, schema: { type: integer } }',
      ),
    ).toEqual([expect.stringContaining('endpoint "payments": "status" is sent as a text')])
  })
})

describe('choices', () => {
  test('each must be one that the API takes', () => {
    expect(
      after(
        '      - { value: failed, label: status.failed }\nforms',
        '      - { value: faild, label: status.failed }\nforms',
      ),
    ).toEqual([
      'SITE179 at faild: page "profile": GET /me/payments takes no "faild" as "status". Did you mean "failed"?',
    ])
    expect(after('oneOf: [basic, pro]', 'oneOf: [basic, max]')).toEqual([
      'SITE179 at max: form "pay": POST /payments takes no "max" as "plan".',
    ])
    expect(after('from: { query: plan }, oneOf: [basic, pro]', 'value: gold')).toEqual([
      'SITE179 at gold: form "pay": POST /payments takes no "gold" as "plan".',
    ])
  })

  test('any text where the API takes a few is a warning', () => {
    expect(after(', oneOf: [basic, pro] }', ' }')).toEqual([
      'SITE180 warning at plan: form "pay": field "plan" lets any text in, but POST /payments takes only "basic" or "pro".',
    ])
  })
})

describe('limits', () => {
  test.each<[string, string, string]>([
    [
      'email: { type: email, label: field.email, required: true, maxLength: 254 }',
      'email: { type: email, label: field.email, required: true, maxLength: 300 }',
      'SITE181 at 300: form "register": field "email" lets in more than POST /auth/register takes: texts of up to 254 characters.',
    ],
    [
      'required: true, minLength: 8,',
      'required: true, minLength: 6,',
      'SITE181 at 6: form "register": field "newPassword" lets in more than POST /auth/register takes: texts from 8 characters.',
    ],
    [
      'min: 1, max: 12',
      'min: 0, max: 12',
      'SITE181 at 0: form "pay": field "months" lets in more than POST /payments takes: numbers from 1.',
    ],
    [
      'min: 1, max: 12',
      'min: 1, max: 24',
      'SITE181 at 24: form "pay": field "months" lets in more than POST /payments takes: numbers up to 12.',
    ],
    [
      'phone: { type: tel, label: field.phone, maxLength: 20 }',
      'phone: { type: tel, label: field.phone }',
      'SITE182 warning at phone: form "profile": PATCH /me takes texts of up to 20 characters as "phone"; the field has no "maxLength".',
    ],
    [
      'min: 1, max: 12',
      'max: 12',
      'SITE182 warning at months: form "pay": POST /payments takes numbers from 1 as "months"; the field has no "min".',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(after(from, to)).toEqual([problem])
  })

  test('a field that lets in less is fine', () => {
    expect(after('min: 1, max: 12', 'min: 2, max: 6')).toEqual([])
  })
})

describe('what may be left empty', () => {
  test('a field that the API needs', () => {
    expect(
      after(
        'name: { type: text, label: field.name, required: true, maxLength: 100 }',
        'name: { type: text, label: field.name, maxLength: 100 }',
      ),
    ).toEqual([
      'SITE177 at name: form "register": field "name" may be left empty, but the API needs it with POST /auth/register.',
      'SITE177 at name: form "profile": field "name" may be left empty, but the API takes no empty one with PATCH /me.',
    ])
  })

  test('a number is null then', () => {
    expect(after('required: true, min: 1, max: 12', 'min: 1, max: 12')).toHaveLength(1)
    const nullable = withChange(
      openapi,
      'months: { type: integer, minimum',
      "months: { type: [integer, 'null'], minimum",
    )
    expect(
      problemsIn(withChange(site, 'required: true, min: 1, max: 12', 'min: 1, max: 12'), nullable),
    ).toEqual([])
  })

  test('a date without the empty text beside it', () => {
    expect(
      withApi(
        '{ anyOf: [{ type: string, format: date }, { type: string, maxLength: 0 }] }',
        '{ type: string, format: date }',
      ),
    ).toEqual([
      'SITE177 at birthday: form "profile": field "birthday" may be left empty, but the API takes no empty one with PATCH /me.',
    ])
  })

  test.each([
    'phone: { type: string, maxLength: 20, minLength: 5 }',
    "phone: { type: string, maxLength: 20, pattern: '^[0-9]+$' }",
    'phone: { type: string, maxLength: 20, format: uuid }',
  ])('a text that has to be one: %s', (schema) => {
    expect(
      withApi(
        'phone: { type: string, maxLength: 20 }\n        birthday: { any',
        `${schema}\n        birthday: { any`,
      ),
    ).toContain(
      'SITE177 at phone: form "profile": field "phone" may be left empty, but the API takes no empty one with PATCH /me.',
    )
  })

  test('a text that the API needs may be empty where it says so', () => {
    const change = withChange(
      openapi,
      'UserChange:\n      type: object',
      'UserChange:\n      type: object\n      required: [phone]',
    )
    expect(problemsIn(site, change)).toHaveLength(1)
    const said = withChange(
      change,
      'phone: { type: string, maxLength: 20 }\n        birthday: { any',
      'phone: { type: string, minLength: 0, maxLength: 20 }\n        birthday: { any',
    )
    expect(problemsIn(site, said)).toEqual([])
  })
})
