import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { formatDiagnostics } from '../../../../codegen/diagnostics/format.ts'
import { openapi, parse, problemsIn, site, withChange } from './check-contract.ts'

const problems = (text: string, file?: string): string[] =>
  parse(text, file).diagnostics.map(
    ({ code, line, column, message }) => `${line}:${column} ${code} ${message}`,
  )

test('JSON and YAML say the same', () => {
  const json = JSON.stringify(parseYaml(openapi), null, 2)
  expect(parse(json).contract?.operations).toEqual(parse(openapi).contract?.operations)
  expect(parse(openapi).contract?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth/register',
    'POST /auth/login',
    'POST /auth/logout',
    'GET /me',
    'PATCH /me',
    'POST /me/documents',
    'GET /me/payments',
    'POST /payments',
    'GET /payments/{id}',
  ])
})

test.each([
  ['{ "openapi": "3.1.0", "paths": {', '1:33 SITE161'],
  ['openapi: 3.1.0\npaths: {a: b\n', 'SITE161'],
  [
    'a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n',
    '1:1 SITE161',
  ],
  ['', '1:1 SITE162 This is no OpenAPI document'],
  ['[]', '1:1 SITE162 This is no OpenAPI document'],
  ['info: { title: x }', '1:1 SITE162 This is no OpenAPI document'],
  ['swagger: "2.0"', '1:1 SITE162 This is a description in version 2.0'],
  ['info: {}\nopenapi: 3.2.0', '2:10 SITE162 This is a description in version 3.2.0'],
  ['{ "openapi": 3.1 }', '1:14 SITE162 This is a description in version 3.1'],
])('%j is no description: %s', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'openapi: 3.0.3',
  '{"openapi":"3.1.1"}',
  'openapi: 3.1.0\npaths: []',
  'openapi: 3.0.0\npaths: { /a: 1, /b: { get: 2 } }',
])('%j describes no calls, and that is no mistake of its form', (text) => {
  expect(problems(text)).toEqual([])
  expect(parse(text).contract?.operations).toEqual([])
})

test('references that lead nowhere or elsewhere have their places', () => {
  const text = openapi
    .replace("Registration' } }", "Registratoin' } }")
    .replace("'#/components/schemas/PlanId'", "'plans.yaml#/PlanId'")
  expect(problems(text)).toEqual([
    '7:85 SITE163 "#/components/schemas/Registratoin" stands for nothing in this file. Did you mean "Registration"?',
    expect.stringMatching(/^\d+:\d+ SITE164 "plans.yaml#\/PlanId" is in another file\.$/),
  ])
  const [first] = parse(text).diagnostics
  expect(formatDiagnostics(first ? [first] : [], new Map([['openapi.yaml', text]]))).toContain(
    "'#/components/schemas/Registratoin'",
  )
})

test('a "$ref" in an example or under a name of one\'s own is none', () => {
  const text = `openapi: 3.1.0
components:
  examples: { a: { value: { $ref: nothing.yaml } } }
  schemas:
    Link:
      type: object
      example: { $ref: nothing.yaml }
      examples: [{ $ref: nothing.yaml }]
      properties: { $ref: { type: string }, example: { $ref: '#/components/schemas/Link' } }
`
  expect(problems(text)).toEqual([])
  expect(problems(withChange(text, '#/components/schemas/Link', '#/components/schemas/Lank'))).toHaveLength(1)
})

test('references are followed through names with "/" and letters of any alphabet', () => {
  const text = openapi
    .replaceAll("'#/components/schemas/PlanId'", "'#/components/schemas/a~1b%20%D1%96~0'")
    .replace('    PlanId:', '    "a/b і~":')
  expect(problemsIn(site, text)).toEqual([])
})

test('schemas that are made of themselves come to an end', () => {
  const loop = withChange(
    openapi,
    '    PlanId: { type: string, enum: [basic, pro] }',
    `    PlanId: { $ref: '#/components/schemas/Other' }
    Other: { allOf: [{ $ref: '#/components/schemas/PlanId' }, { type: string }] }`,
  )
  expect(problemsIn(site, loop)).toEqual([])
  const refs =
    "openapi: 3.1.0\ncomponents: { responses: { a: { $ref: '#/components/responses/b' }, b: { $ref: '#/components/responses/a' } } }\npaths: { /a: { get: { responses: { 200: { $ref: '#/components/responses/a' } } } } }\n"
  expect(parse(refs).contract?.operations).toHaveLength(1)
})
