import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApi } from './support/test-api.ts'

const text = readFileSync('reference-api/openapi.json', 'utf8')
const written: unknown = JSON.parse(text)

test('reference-api/openapi.json is what is served; `npm run docs` writes it', async () => {
  const answer = await testApi().get('/openapi.json')
  expect(answer.status).toBe(200)
  expect(written).toEqual(answer.json)
})

test('it is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(text)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it names every call', () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(written)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls).toEqual([
    'post /auth/register',
    'post /auth/login',
    'post /auth/logout',
    'post /auth/forgot-password',
    'post /auth/reset-password',
    'get /me',
    'patch /me',
    'post /me/password',
    'get /me/payments',
    'get /plans',
    'post /payments',
    'get /payments/{id}',
    'post /messages',
  ])
})
