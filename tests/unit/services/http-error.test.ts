import { describe, expect, expectTypeOf, it } from 'vitest'
import { HttpError, retryAfterSeconds, type HttpErrorKind } from '../../../src/services/http-error.ts'

describe('HttpError', () => {
  it('says what was asked for and what came of it', () => {
    const cause = new TypeError('Failed to fetch')
    const error = new HttpError('network', { method: 'POST', url: '/api/login' }, { cause })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'HttpError',
      message: 'POST /api/login: network',
      kind: 'network',
      request: { method: 'POST', url: '/api/login' },
      status: null,
      problem: null,
      retryAfter: null,
      cause,
    })
  })

  it('names the status', () => {
    const error = new HttpError('http', { method: 'GET', url: '/api/me' }, { status: 503, retryAfter: 0 })
    expect(error).toMatchObject({ message: 'GET /api/me: http 503', status: 503, retryAfter: 0 })
    expectTypeOf(error.kind).toEqualTypeOf<HttpErrorKind>()
  })
})

describe('retryAfterSeconds', () => {
  const now = Date.parse('2030-01-01T00:00:00Z')
  const later = 'Tue, 01 Jan 2030 00:02:00 GMT'

  it.each([
    ['nothing', null, null, null],
    ['an empty text', '', null, null],
    ['seconds', '120', null, 120],
    ['no seconds', '0', null, 0],
    ['seconds with space around', ' 7 ', null, 7],
    ['less than none', '-5', null, null],
    ['half a second', '1.5', null, null],
    ['words', 'soon', null, null],
    ['words in GMT', 'soon GMT', null, null],
    ['a date', later, null, 120],
    ['a date hours away', 'Tue, 01 Jan 2030 02:00:00 GMT', null, 7200],
    ['a date in the past', 'Mon, 31 Dec 2029 23:00:00 GMT', null, 0],
    ['a date without its zone', '2030-01-01T00:02:00', null, null],
    ['a date, by a clock that differs', later, 'Tue, 01 Jan 2030 00:01:30 GMT', 30],
    ['a date, by a clock that cannot be read', later, 'now', 120],
  ])('reads %s', (_, retry, date, seconds) => {
    const headers = new Headers()
    if (retry !== null) headers.set('Retry-After', retry)
    if (date !== null) headers.set('Date', date)
    expect(retryAfterSeconds(headers, now)).toBe(seconds)
  })

  it('rounds up: to come too early is to be refused again', () => {
    expect(retryAfterSeconds(new Headers({ 'Retry-After': later }), now + 500)).toBe(120)
  })
})
