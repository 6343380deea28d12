import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import type { FormValues } from '../../../src/forms/form-values.ts'
import { sendForm } from '../../../src/forms/send-form.ts'
import { createHttpClient } from '../../../src/services/http-client.ts'
import { fakeClock } from '../services/support/fake-clock.ts'
import {
  fakeNetwork,
  html,
  json,
  redirect,
  silence,
  text,
  unreachable,
  type Answer,
} from '../services/support/fake-network.ts'

const form: FormModel = forms.signIn

const origin = 'https://provider.example'

function sender(answers: Answer[], token: string | null = null, timeoutSeconds = 0) {
  const network = fakeNetwork(...answers)
  const clock = fakeClock()
  const ended: string[] = []
  const http = createHttpClient({
    ...network,
    clock,
    base: '/api',
    token: () => token,
    language: () => 'en',
    timeoutSeconds,
    onUnauthorized: (sent) => void ended.push(sent),
  })
  const { signal } = new AbortController()
  return {
    network,
    ended,
    clock,
    http,
    send: (values: FormValues, model = form, idempotencyKey?: string) =>
      sendForm(http, model, values, { origin, signal, idempotencyKey }),
  }
}

describe('sendForm', () => {
  it('sends JSON with the token to the path of the form', async () => {
    const { send, network } = sender([json({ token: 't' })], 'secret')
    expect(await send({ email: 'a@b.example' })).toEqual({ kind: 'taken', token: 't', address: null })
    expect(network.calls[0]).toMatchObject({
      url: '/api/auth/login',
      init: { method: 'POST', body: '{"email":"a@b.example"}' },
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    })
  })

  it('sends a query in place of a body with GET, and what is empty not at all', async () => {
    const { send, network } = sender([json({})])
    await send({ q: 'a b', page: null }, { ...form, method: 'GET', path: '/search' })
    expect(network.calls[0]).toMatchObject({ url: '/api/search?q=a+b', init: { method: 'GET', body: null } })
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('sends the values in the body with %s', async (method) => {
    const { send, network } = sender([text(null, 204)])
    expect(await send({ name: 'Ann' }, { ...forms.profile, method })).toEqual({
      kind: 'taken',
      token: null,
      address: null,
    })
    expect(network.calls[0]?.init).toMatchObject({ method, body: '{"name":"Ann"}' })
  })

  it.each([
    [{}],
    [{ token: '' }],
    [{ token: 7 }],
    [['token']],
    [null],
    // What no header can carry.
    [{ token: 'tokén' }],
    [{ token: 'a b' }],
    [{ token: 'a\r\nb' }],
    [{ token: 'a\u007f' }],
    [{ token: 'ключ' }],
  ])('does not understand %j where a token was promised', async (body) => {
    expect(await sender([json(body)]).send({})).toEqual({ kind: 'malformed' })
  })

  it('takes a token of any visible characters of ASCII', async () => {
    const token = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 33))
    expect(await sender([json({ token })]).send({})).toEqual({ kind: 'taken', token, address: null })
  })

  it('keeps no token where none was asked for', async () => {
    const { send } = sender([json({ token: 'secret' })])
    expect(await send({}, forms.profile)).toEqual({ kind: 'taken', token: null, address: null })
  })

  it('takes a mistake in the code for no answer', async () => {
    const { send, network } = sender([json({})])
    await expect(send({}, { ...form, path: '/../admin' })).rejects.toThrow(TypeError)
    expect(network.calls).toEqual([])
  })

  it('tells a refusal with all the server says of it', async () => {
    const problem = { title: 'Taken', errors: [{ detail: 'taken', pointer: '#/email' }] }
    const { send } = sender([json(problem, 409, { 'Retry-After': '7' })])
    expect(await send({})).toMatchObject({
      kind: 'refused',
      status: 409,
      retryAfter: 7,
      problem: { title: 'Taken', errors: [{ field: 'email' }] },
    })
  })

  it('ends with the form that sends it', async () => {
    const controller = new AbortController()
    const { http } = sender([silence])
    const answer = sendForm(http, form, {}, { origin, signal: controller.signal })
    controller.abort()
    expect(await answer).toEqual({ kind: 'aborted' })
  })

  it('gives up after the time that the site allows', async () => {
    const { send, clock } = sender([silence], null, 10)
    const answer = send({})
    await clock.advance(10_000)
    expect(await answer).toEqual({ kind: 'unreachable' })
  })

  it('tells what never came, what cannot be read and what nobody waits for from each other', async () => {
    expect(await sender([unreachable]).send({})).toEqual({ kind: 'unreachable' })
    expect(await sender([html()]).send({})).toEqual({ kind: 'malformed' })
    expect(await sender([redirect]).send({})).toEqual({ kind: 'malformed' })
    const { send, http } = sender([silence])
    const answer = send({})
    http.abortAll()
    expect(await answer).toEqual({ kind: 'aborted' })
  })

  it('goes where the answer says, if that is allowed', async () => {
    const pay: FormModel = {
      ...forms.profile,
      success: { goTo: { address: 'url', hosts: ['pay.example'] }, stay: false },
    }
    const answerTo = (body: unknown) => sender([json(body)]).send({}, pay)
    expect(await answerTo({ url: 'https://pay.example/7' })).toEqual({
      kind: 'taken',
      token: null,
      address: 'https://pay.example/7',
    })
    expect(await answerTo({ url: '/api/pay/7' })).toMatchObject({
      address: 'https://provider.example/api/pay/7',
    })
    for (const body of [{}, null, { url: 7 }, { url: 'https://evil.example' }, { other: '/x' }]) {
      expect(await answerTo(body)).toEqual({ kind: 'malformed' })
    }
  })

  it('says under which key it counts once', async () => {
    const { send, network } = sender([json({ token: 't' })])
    await send({}, form, 'k1')
    await send({})
    expect(network.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined])
  })

  it('ends a session that the server no longer knows, unless it asks for one itself', async () => {
    const refusal = [json({}, 401)]
    const signIn = sender(refusal, 'secret')
    expect(await signIn.send({})).toMatchObject({ kind: 'refused', status: 401 })
    expect(signIn.ended).toEqual([])
    const profile = sender(refusal, 'secret')
    await profile.send({}, forms.profile)
    expect(profile.ended).toEqual(['secret'])
  })
})
