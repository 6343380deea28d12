import { expect, test } from 'vitest'
import { minute } from '../../../reference-api/core/clock.ts'
import { problemsOf } from './support/problem.ts'
import { testApi } from './support/test-api.ts'

const written = { name: 'Олег', replyTo: 'oleh@home.example', topic: 'billing', message: 'Де мій рахунок?' }

test('a message is passed on to those who answer', async () => {
  const api = testApi()
  const answer = await api.post('/messages', written, { headers: { 'accept-language': 'uk' } })
  expect([answer.status, answer.json]).toEqual([202, {}])
  expect(await api.mails()).toEqual([
    expect.objectContaining({
      to: 'help@provider.example',
      locale: 'uk',
      subject: 'Оплата: Олег',
      text: 'Де мій рахунок?\n\nОлег, oleh@home.example',
      link: null,
    }),
  ])
})

test.each([
  [{}, ['/name required', '/replyTo required', '/topic required', '/message required']],
  [{ ...written, topic: 'spam' }, ['/topic notAllowed']],
  [{ ...written, message: 'x'.repeat(2001) }, ['/message tooLong']],
  [{ ...written, replyTo: 'oleh@' }, ['/replyTo format']],
])('%j is refused', async (body, problems) => {
  const api = testApi()
  expect(problemsOf(await api.post('/messages', body), 422)).toEqual(problems)
  expect(await api.mails()).toEqual([])
})

test('control characters break no header and cut nothing off', async () => {
  const api = testApi()
  const answer = await api.post('/messages', {
    ...written,
    name: 'Олег\r\nBcc: all@home.example',
    message: 'Перше\u0000\r\nдруге\tтретє',
  })
  expect(answer.status).toBe(202)
  expect(await api.mails()).toMatchObject([
    {
      subject: 'Payments: Олег Bcc: all@home.example',
      text: 'Перше \r\nдруге\tтретє\n\nОлег Bcc: all@home.example, oleh@home.example',
    },
  ])
})

test('five in ten minutes from one caller', async () => {
  const api = testApi()
  const send = async (caller: string) => (await api.post('/messages', written, { caller })).status
  for (let count = 0; count < 5; count += 1) expect(await send('10.0.0.1')).toBe(202)
  expect([await send('10.0.0.1'), await send('10.0.0.2')]).toEqual([429, 202])
  api.pass(10 * minute)
  expect(await send('10.0.0.1')).toBe(202)
})
