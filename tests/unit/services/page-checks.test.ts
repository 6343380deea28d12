import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { toPageError, type PageError } from '../../../src/errors/page-error.ts'
import {
  passesDeclared,
  runPageChecks,
  type DeclaredCheck,
  type NamedCheck,
  type PageCheck,
  type Visit,
} from '../../../src/services/page-checks.ts'
import { fakeClock, settle } from './support/fake-clock.ts'

const visit = (query = '', params: Record<string, string> = {}): Visit => ({
  path: `/en/plans/a${query}#x`,
  params,
  query: new URLSearchParams(query),
})

const checked = (
  checks: readonly PageCheck[],
  code: Readonly<Record<string, NamedCheck>>,
  visited: Visit,
  clock = fakeClock(),
) => runPageChecks(checks, code, visited, clock)

const path = '/en/plans/a#x'
const failed = { status: 404, fatal: true, message: `Page Not Found: ${path}` }

describe('declared checks', () => {
  const plan: DeclaredCheck = { query: 'plan', oneOf: ['basic', 'pro'], optional: false }
  const id: DeclaredCheck = { param: 'id', oneOf: ['a', 'b'], optional: false }
  const maybe = { optional: true }

  it.each<[string, DeclaredCheck[], Visit, boolean]>([
    ['none', [], visit(), true],
    ['a query of the list', [plan], visit('?plan=pro'), true],
    ['a query beside others', [plan], visit('?a=1&plan=pro'), true],
    ['another query', [plan], visit('?plan=gold'), false],
    ['a query of another case', [plan], visit('?plan=Pro'), false],
    ['no query', [plan], visit(), false],
    ['no optional query', [{ ...plan, ...maybe }], visit('?other=1'), true],
    ['another optional query', [{ ...plan, ...maybe }], visit('?plan=gold'), false],
    ['an empty optional query', [{ ...plan, ...maybe }], visit('?plan='), false],
    ['a query twice', [plan], visit('?plan=pro&plan=basic'), true],
    ['a query twice, once wrong', [plan], visit('?plan=pro&plan=gold'), false],
    ['a query in place of the param', [id], visit('?id=a'), false],
    ['a param of the list', [id], visit('', { id: 'b' }), true],
    ['another param', [id], visit('', { id: 'c' }), false],
    ['no param', [id], visit(), false],
    ['no optional param', [{ ...id, ...maybe }], visit(), true],
    ['another optional param', [{ ...id, ...maybe }], visit('', { id: 'c' }), false],
    ['a param named like a property', [{ param: 'constructor', oneOf: [], ...maybe }], visit(), true],
    ['both', [plan, id], visit('?plan=pro', { id: 'a' }), true],
    ['one of two', [plan, id], visit('?plan=pro', { id: 'c' }), false],
  ])('%s', async (_, checks, visited, passed) => {
    expect(passesDeclared(checks, visited)).toBe(passed)
    const outcome = await checked(checks, {}, visited)
    expect(outcome).toEqual(
      passed ? null : { error: { ...failed, message: `Page Not Found: ${visited.path}` } },
    )
  })
})

describe('named checks', () => {
  const named = (names: string[]) => names.map((check) => ({ check }))
  const run = (check: NamedCheck) => checked(named(['a']), { a: check }, visit())
  const cause = (error: object, message = 'x') => Object.assign(new Error(message), error)

  it('pass with true, now or later', async () => {
    expect(
      await checked(
        named(['now', 'later']),
        { now: () => true, later: () => Promise.resolve(true) },
        visit(),
      ),
    ).toBeNull()
  })

  it.each<[string, unknown, Partial<PageError>]>([
    ['false', false, {}],
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['0', 0, {}],
    ['1', 1, {}],
    ['a list', [true], {}],
    ['an empty error', {}, {}],
    ['a text', 'No such plan', { message: 'No such plan' }],
    ['an empty text', '', {}],
    ['a status', { status: 410 }, { status: 410 }],
    ['a status as text', { status: '410' }, { status: 410 }],
    ['a status of 0', { status: 0 }, {}],
    ['a status of NaN', { status: NaN }, {}],
    ['an empty status', { status: '' }, {}],
    ['a message', { message: 'Gone' }, { message: 'Gone' }],
    ['an empty message', { message: '' }, {}],
    ['a message that is none', { message: 1 }, {}],
    ['an error that is not fatal', { fatal: false }, { fatal: false }],
    ['an error of unclear fatality', { fatal: 0 }, {}],
    [
      'a whole error',
      { status: 403, fatal: false, message: 'No' },
      { status: 403, fatal: false, message: 'No' },
    ],
    ['more than an error', { status: 403, secret: 1 }, { status: 403 }],
  ])('that answer %s fail', async (_, result, own) => {
    // What code answers with is not always of the type it should be.
    const check = (() => result) as NamedCheck
    expect(await run(check)).toEqual({ error: { ...failed, ...own } })
    const later = (() => Promise.resolve(result)) as NamedCheck
    expect(await run(later)).toEqual({ error: { ...failed, ...own } })
  })

  it.each<[string, unknown, Partial<PageError>]>([
    ['an Error', new Error('Broken'), { message: 'Broken' }],
    ['an Error without a message', new Error(), {}],
    [
      'an Error with a status',
      cause({ status: 503, fatal: false }),
      { status: 503, fatal: false, message: 'x' },
    ],
    ['a plain error', { status: 451 }, { status: 451 }],
    ['a text', 'Broken', { message: 'Broken' }],
    ['nothing', undefined, {}],
    ['true', true, {}],
  ])('that throw %s fail with it', async (_, thrown, own) => {
    const now = () => {
      throw thrown
    }
    const expected = { error: { ...failed, ...own }, cause: thrown }
    expect(await run(now)).toStrictEqual(expected)
    expect(await run(async () => Promise.reject(thrown as Error))).toStrictEqual(expected)
  })

  it('run in order, after the declared ones, up to the first that fails', async () => {
    const [first, second, third] = [vi.fn(() => true), vi.fn(() => false), vi.fn(() => true)]
    const visited = visit()
    await checked(named(['first', 'second', 'third']), { third, second, first }, visited)
    expect([first, second, third].map((check) => check.mock.calls)).toEqual([[[visited]], [[visited]], []])

    const last = vi.fn(() => true)
    const declared: PageCheck = { query: 'plan', oneOf: [], optional: false }
    await checked([{ check: 'last' }, declared], { last }, visited)
    expect(last).not.toHaveBeenCalled()
  })

  it('that never answer fail after ten seconds, and it is said which; those that do leave no timer', async () => {
    const clock = fakeClock()
    const outcome = vi.fn()
    const never = () => new Promise<boolean>(() => undefined)
    const code = { quick: () => true, never, after: vi.fn(() => true) }
    void checked(named(['quick', 'never', 'after']), code, visit(), clock).then(outcome)
    await settle()
    await clock.advance(9_999)
    expect(outcome).not.toHaveBeenCalled()
    expect(clock.waiting()).toEqual([1])
    await clock.advance(1)
    expect(outcome.mock.calls).toEqual([
      [{ error: failed, cause: new Error('Check "never" has not answered within 10 seconds') }],
    ])
    expect(code.after).not.toHaveBeenCalled()
    expect(clock.waiting()).toEqual([])
  })

  it.each(['sold-out', 'constructor'])(
    'that this build does not have fail, and it is said: %s',
    async (name) => {
      expect(await checked(named([name]), {}, visit())).toEqual({
        error: failed,
        cause: new Error(`No check "${name}"`),
      })
    },
  )

  it('are typed by what they are given and may answer', () => {
    const typed: NamedCheck<Visit<{ id: 'a' | 'b' }>> = ({ params }) => {
      expectTypeOf(params.id).toEqualTypeOf<'a' | 'b'>()
      return { status: 410 }
    }
    expect(typed).toBeTypeOf('function')
    // @ts-expect-error a check answers with true, false or an error
    const wrong: NamedCheck = () => ({ statusCode: 404 })
    expect(wrong).toBeTypeOf('function')
  })
})

it('a failed check is shown by the error page as it is', async () => {
  const outcome = await checked([{ check: 'no' }], { no: () => false }, visit())
  expect(toPageError(outcome?.error)).toEqual(failed)
})
