import { describe, expect, test } from 'vitest'
import { checkContract, openapi, problemsIn, site, withChange } from './check-contract.ts'

/** What is wrong with the site after a change. */
const after = (from: string, to: string) => problemsIn(withChange(site, from, to))

/** What is wrong with the site when the API is another. */
const withApi = (from: string, to: string) => problemsIn(site, withChange(openapi, from, to))

test('a site that keeps to its contract has no problems', () => {
  expect(problemsIn(site)).toEqual([])
})

describe('paths and methods', () => {
  test.each([
    [
      'send: POST /auth/login',
      'send: POST /auth/logn',
      'POST /auth/logn: form "signIn": the API has no "/auth/logn". Did you mean "POST /auth/login"?',
    ],
    [
      'load: GET /me\n',
      'load: GET /mee\n',
      'GET /mee: form "profile": the API has no "/mee". Did you mean "GET /me"?',
    ],
    [
      'load: GET /me/payments',
      'load: GET /me/payment',
      'GET /me/payment: page "profile": the API has no "/me/payment". Did you mean "GET /me/payments"?',
    ],
    [
      'load: GET /payments/:id',
      'load: GET /payment/:id',
      'GET /payment/:id: page "payment": the API has no "/payment/:id". Did you mean "GET /payments/:id"?',
    ],
    [
      'send: POST /auth/logout',
      'send: POST /auth/signout',
      'POST /auth/signout: page "payment": the API has no "/auth/signout". Did you mean "POST /auth/logout"?',
    ],
    [
      '{ send: GET /payments/:id }',
      '{ send: GET /payments/:id/receipt }',
      'GET /payments/:id/receipt: endpoint "payment": the API has no "/payments/:id/receipt".',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(after(from, to)).toEqual([`SITE166 at ${problem}`])
  })

  test('a method that the path does not take', () => {
    expect(after('send: PATCH /me', 'send: PUT /me')).toEqual([
      'SITE167 at PUT /me: form "profile": the API takes no PUT at "/me", but GET and PATCH.',
    ])
  })

  test('what is loaded is asked for with GET: nothing else is advised, and nothing else compared', () => {
    const orders = openapi.replace(
      '  /auth/login:',
      '  /orders:\n    post: { responses: { 200: { description: Ordered } } }\n$&',
    )
    const load = (call: string) =>
      checkContract(withChange(site, 'load: GET /me\n', `load: ${call}\n`), orders)
    expect(load('GET /orders')).toMatchObject([
      { code: 'SITE167', hint: 'Name a path that the API answers to GET.' },
    ])
    // That it is no GET is said by the check of the configuration alone.
    expect(load('POST /orders')).toEqual([])
  })

  test('a param is called as the API calls it', () => {
    expect(after('load: GET /payments/:id', 'load: GET /payments/:number')).toEqual([
      'SITE168 warning at GET /payments/:number: page "payment": the API calls ":number" of the path "id".',
    ])
  })

  test('a path that is written out beats one with a param, and one value of a param is a path', () => {
    const latest = openapi.replace(
      '  /payments/{id}:',
      '  /payments/latest:\n    get: { responses: { 200: { description: Latest } } }\n$&',
    )
    const call = (path: string) => withChange(site, '{ send: GET /payments/:id }', `{ send: GET ${path} }`)
    expect(problemsIn(call('/payments/latest'), latest)).toEqual([])
    expect(problemsIn(call('/payments/7'), latest)).toEqual([])
    // Nothing but a param of the API stands for any value.
    expect(problemsIn(call('/:what/latest'), latest)).toHaveLength(1)
  })

  test('the description may write what api.base adds', () => {
    expect(problemsIn(site, openapi.replaceAll(/^ {2}\//gm, '  /api/'))).toEqual([])
    expect(problemsIn(withChange(site, 'base: /api', 'base: "https://api.example/v2"'), openapi)).toEqual([])
    const versioned = openapi.replaceAll(/^ {2}\//gm, '  /v2/')
    expect(problemsIn(withChange(site, 'base: /api', 'base: "https://api.example/v2"'), versioned)).toEqual(
      [],
    )
    expect(problemsIn(site, versioned).length).toBeGreaterThan(5)
  })

  test('a call of the wrong form is told once, with the forms', () => {
    expect(after('send: POST /auth/login', 'send: /auth/login')).toEqual([])
  })
})

test('statuses that are never answered; 4XX and default stand for any', () => {
  const unknown = [
    'SITE169 warning at 410: form "register": the API does not answer POST /auth/register with 410.',
  ]
  expect(after('{ 409: register.taken }', '{ 410: register.taken }')).toEqual(unknown)
  expect(after('{ 401: signIn.wrong }', '{ 503: signIn.wrong }')).toHaveLength(1)
  const change = withChange(site, '{ 409: register.taken }', '{ 410: register.taken }')
  const anything = withChange(openapi, "'409': { description: The", 'default: { description: The')
  expect(problemsIn(change, anything)).toEqual([])
})

describe('Idempotency-Key', () => {
  test('is not taken', () => {
    expect(
      after(
        'success: { message: profile.saved }',
        'success: { message: profile.saved }\n    idempotent: true',
      ),
    ).toEqual(['SITE170 at idempotent: form "profile": the API takes no "Idempotency-Key" with PATCH /me.'])
  })

  test('is needed', () => {
    expect(after('    idempotent: true\n', '')).toEqual([
      'SITE171 at POST /payments: form "pay": the API needs an "Idempotency-Key" with POST /payments.',
    ])
  })

  test('may be left out where it may be, and is called so in any letters', () => {
    const optional = withChange(
      openapi,
      'name: Idempotency-Key, in: header, required: true',
      'name: idempotency-key, in: header',
    )
    expect(problemsIn(site, optional)).toEqual([])
    expect(problemsIn(withChange(site, '    idempotent: true\n', ''), optional)).toEqual([])
  })
})

test('a call that takes no JSON', () => {
  expect(after('send: PATCH /me', 'send: POST /me/documents')).toEqual([
    'SITE172 at POST /me/documents: form "profile": POST /me/documents takes "multipart/form-data", but values are sent as JSON.',
  ])
})

describe('answers', () => {
  test.each<[string, string, string]>([
    [
      'saveToken: token, goTo: { page',
      'saveToken: tokn, goTo: { page',
      'SITE185 at tokn: form "register": the answer to POST /auth/register has no "tokn". Did you mean "token"?',
    ],
    [
      'saveToken: token, goTo: returnTo',
      'saveToken: user, goTo: returnTo',
      'SITE186 at user: form "signIn": "user" in the answer to POST /auth/login should be a text, but it is an object.',
    ],
    [
      '{ address: url,',
      '{ address: link,',
      'SITE185 at link: form "pay": the answer to POST /payments has no "link".',
    ],
    [
      '        field: status\n        states',
      '        field: statu\n        states',
      'SITE185 at statu: page "payment": the answer to GET /payments/:id has no "statu". Did you mean "status"?',
    ],
    [
      '        filter: [status, from]',
      '        list: payments\n        filter: [status, from]',
      'SITE185 at payments: page "profile": the answer to GET /me/payments has no "payments".',
    ],
    [
      '        filter: [status, from]',
      '        key: number\n        filter: [status, from]',
      'SITE185 at number: page "profile": the answer to GET /me/payments has no "number".',
    ],
    [
      'field: createdAt',
      'field: created',
      'SITE185 at created: page "profile": the answer to GET /me/payments has no "created". Did you mean "createdAt"?',
    ],
    [
      'currency: currency',
      'currency: curency',
      'SITE185 at curency: page "profile": the answer to GET /me/payments has no "curency". Did you mean "currency"?',
    ],
  ])('%s → %s', (from, to, problem) => {
    expect(after(from, to)).toEqual([problem])
  })

  test('a list that is none, and nothing of its columns', () => {
    expect(
      withApi('items: { type: array, items: { $ref', 'items: { type: object, properties: { $ref'),
    ).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          '"items" in the answer to GET /me/payments should be a list, but it is an object.',
        ),
      ]),
    )
  })

  test('a form is filled from names of the answer, but for secrets and repetitions', () => {
    expect(
      after('fields: [username, name, phone, birthday]', 'fields: [username, name, password, from]'),
    ).toEqual(
      expect.arrayContaining([
        'SITE185 at from: form "profile": the answer to GET /me has no "from".',
        'SITE175 at password: form "profile": the API knows no "password" in the body of PATCH /me.',
      ]),
    )
  })

  test('an answer without a body has no names', () => {
    const nothing = withChange(
      openapi,
      "'200': { $ref: '#/components/responses/Session' }",
      "'204': { description: Fine }",
    )
    expect(problemsIn(site, nothing)).toEqual([
      'SITE185 at token: form "signIn": the answer to POST /auth/login has no "token".',
    ])
  })

  test('where no answer is described, anything may be in it', () => {
    expect(withApi("{ '200': { $ref: '#/components/responses/Session' }, 4XX", '{ 4XX')).toEqual([])
  })
})

describe('states and options', () => {
  test('one that is misspelt is told once', () => {
    expect(after('          paid: { title', '          payd: { title')).toEqual([
      'SITE187 at payd: page "payment": the API never answers "payd" as "status". Did you mean "paid"?',
    ])
    expect(after('{ value: pending, label', '{ value: waiting, label')).toEqual([
      'SITE188 warning at options: page "profile": the API may answer "pending" as "status", and nothing says what to show.',
      'SITE187 at waiting: page "profile": the API never answers "waiting" as "status".',
    ])
  })

  test('one that is missing is a warning', () => {
    expect(after('          failed: { title: status.failed }\n', '')).toEqual([
      'SITE188 warning at states: page "payment": the API may answer "failed" as "status", and nothing says what to show.',
    ])
  })
})
