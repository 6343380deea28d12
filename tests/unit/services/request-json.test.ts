import { describe, expect, it } from 'vitest'
import { HttpError } from '../../../src/services/http-error.ts'
import { requestJson, type RequestOptions } from '../../../src/services/request-json.ts'
import { caught } from './support/caught.ts'
import { fakeClock, settle } from './support/fake-clock.ts'
import {
  type Answer,
  brokenOff,
  endless,
  fakeNetwork,
  html,
  json,
  redirect,
  silence,
  text,
  unreachable,
} from './support/fake-network.ts'

function ask(answer: Answer, options?: RequestOptions) {
  const network = fakeNetwork(answer)
  const clock = fakeClock()
  const answered = requestJson({ fetch: network.fetch, clock }, { method: 'GET', url: '/x' }, options)
  const failure = caught(answered)
  // Each test waits for one of the two.
  answered.catch(() => undefined)
  failure.catch(() => undefined)
  return { network, clock, answered, failure }
}

describe('an answer', () => {
  it.each([
    ['JSON', json({ a: 1 }), { a: 1 }],
    ['JSON of another type', text('[1]', 200, { 'Content-Type': 'text/plain' }), [1]],
    ['null', json(null), null],
    ['204', text(null, 204), undefined],
    ['205', text(null, 205), undefined],
    ['an empty body', text(''), undefined],
    ['a blank body', text(' \n'), undefined],
  ])('with %s', async (_, answer, value) => {
    expect(await ask(answer).answered).toEqual(value)
  })
})

describe('a failure', () => {
  it.each<[string, Answer, object]>([
    ['no network', unreachable, { kind: 'network', status: null, cause: new TypeError('Failed to fetch') }],
    [
      'a body that breaks off',
      brokenOff(),
      { kind: 'network', status: null, cause: new TypeError('terminated') },
    ],
    ['HTML', html(), { kind: 'malformed', status: 200, cause: expect.any(SyntaxError) as unknown }],
    ['a redirect', redirect, { kind: 'malformed', status: null }],
    ['half of a JSON', text('{"a":'), { kind: 'malformed', status: 200 }],
    ['HTML with an error status', html(502), { kind: 'http', status: 502, problem: null }],
    ['an empty refusal', text(null, 403), { kind: 'http', status: 403, problem: null, retryAfter: null }],
    ['a refusal that breaks off', brokenOff(500), { kind: 'http', status: 500, problem: null }],
    [
      'a problem',
      json({ title: 'Too many' }, 429, { 'Retry-After': '30', 'Content-Type': 'application/problem+json' }),
      { kind: 'http', status: 429, problem: { title: 'Too many' }, retryAfter: 30 },
    ],
    [
      'a date to come back, by our own clock',
      text(null, 503, { 'Retry-After': 'Thu, 01 Jan 1970 00:17:40 GMT' }),
      { kind: 'http', status: 503, retryAfter: 60 },
    ],
  ])('for %s', async (_, answer, error) => {
    const failure = await ask(answer).failure
    expect(failure).toBeInstanceOf(HttpError)
    expect(failure).toMatchObject({ request: { method: 'GET', url: '/x' }, ...error })
  })
})

describe('the timeout', () => {
  it.each([
    ['no answer', silence],
    ['a body without end', endless()],
    ['a refusal without end', endless(500)],
  ])('ends %s', async (_, answer) => {
    const { clock, failure } = ask(answer, { timeoutSeconds: 1.5 })
    await settle()
    expect(clock.waiting()).toEqual([1500])
    await clock.advance(1500)
    expect(await failure).toMatchObject({ kind: 'timeout', status: null })
  })

  it.each([
    ['not set', {}],
    ['0', { timeoutSeconds: 0 }],
  ])('is never when %s', async (_, options) => {
    const { clock } = ask(silence, options)
    await settle()
    expect(clock.waiting()).toEqual([])
  })

  it('of a year does not end the call at once', () => {
    expect(ask(silence, { timeoutSeconds: 366 * 86_400 }).clock.waiting()).toEqual([2 ** 31 - 1])
  })

  it.each([
    ['answered', json(1)],
    ['failed', unreachable],
  ])('is gone once the call has %s', async (_, answer) => {
    const { clock, answered } = ask(answer, { timeoutSeconds: 5 })
    await answered.catch(() => undefined)
    expect(clock.waiting()).toEqual([])
  })
})

describe('abortion', () => {
  it.each([
    ['no answer', silence],
    ['a body without end', endless()],
    ['a refusal without end', endless(500)],
  ])('ends %s, by any of the signals', async (_, answer) => {
    const [first, second] = [new AbortController(), new AbortController()]
    const { failure } = ask(answer, { signals: [first.signal, second.signal] })
    await settle()
    second.abort('left')
    expect(await failure).toMatchObject({ kind: 'aborted', status: null, cause: 'left' })
  })

  it('before the call keeps it from being made', async () => {
    const { network, failure } = ask(json(1), { signals: [AbortSignal.abort('left')] })
    expect(await failure).toMatchObject({ kind: 'aborted', cause: 'left' })
    expect(network.calls).toEqual([])
  })

  it('after the timeout stays a timeout', async () => {
    const controller = new AbortController()
    const { clock, failure } = ask(silence, { timeoutSeconds: 1, signals: [controller.signal] })
    clock.advance(1000).catch(() => undefined)
    controller.abort()
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('after the answer concerns nobody', async () => {
    const controller = new AbortController()
    const { network, answered } = ask(json(1), { signals: [controller.signal] })
    await answered
    controller.abort()
    expect(network.calls[0]?.init.signal?.aborted).toBe(false)
  })
})
