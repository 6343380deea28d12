import { describe, expect, it } from 'vitest'
import { createDrafts, type DraftField } from '../../../src/services/drafts.ts'
import { fakeClock } from './support/fake-clock.ts'
import { blockedStorages, fakeStorage } from './support/fake-storage.ts'

const place = { path: '/en/register', form: 'register' }
const name = (value: string | boolean): DraftField[] => [{ name: 'name', type: 'text', value }]

function open(
  stored: Record<string, string> = {},
  options: { keepMinutes?: number; maxLength?: number } = {},
) {
  const area = fakeStorage(stored)
  const clock = fakeClock()
  const drafts = createDrafts({ storage: () => area, clock, ...options })
  return { area, clock, drafts }
}

describe('a draft', () => {
  it('is kept over a reload', () => {
    const { area, clock, drafts } = open()
    drafts.save(place, [...name('Олена'), { name: 'news', type: 'checkbox', value: true }])
    const later = createDrafts({ storage: () => area, clock })
    expect(later.restore(place)).toEqual({ name: 'Олена', news: true })
  })

  it('belongs to its path and its form', () => {
    const { drafts } = open()
    drafts.save(place, name('a'))
    drafts.save({ ...place, form: 'other' }, name('b'))
    drafts.save({ ...place, path: '/uk/register' }, name('c'))
    expect(drafts.restore(place)).toEqual({ name: 'a' })
    expect(drafts.restore({ ...place, form: 'other' })).toEqual({ name: 'b' })
    expect(drafts.restore({ path: '/en', form: 'register' })).toBeNull()
  })

  it('is for nobody else than who typed it', () => {
    const { area, clock } = open()
    let who: string | null = 'ann'
    const drafts = createDrafts({ storage: () => area, clock, owner: () => who })
    drafts.save(place, name('Ann'))
    who = 'bob'
    expect(drafts.restore(place)).toBeNull()
    who = 'ann'
    expect(drafts.restore(place)).toEqual({ name: 'Ann' })
    who = 'bob'
    drafts.save({ ...place, form: 'other' }, name('Bob'))
    expect(JSON.stringify(area.values)).not.toContain('Ann')
  })

  it('of someone unknown is for whoever comes', () => {
    const { area, clock } = open()
    let who: string | null = null
    const drafts = createDrafts({ storage: () => area, clock, owner: () => who })
    drafts.save(place, name('somebody'))
    who = 'ann'
    expect(drafts.restore(place)).toEqual({ name: 'somebody' })
  })

  it('goes with all others, and with nothing else', () => {
    const { area, drafts } = open({ token: 'stays' })
    drafts.save(place, name('a'))
    drafts.save({ ...place, form: 'other' }, name('b'))
    drafts.clearAll()
    expect(area.values).toEqual({ token: 'stays' })
  })

  it('takes the place of an earlier one, and is cleared by itself', () => {
    const { area, drafts } = open()
    const other = { ...place, form: 'other' }
    drafts.save(place, name('a'))
    drafts.save(other, name('b'))
    drafts.save(place, name('c'))
    expect(drafts.restore(place)).toEqual({ name: 'c' })
    expect(JSON.parse(area.values['drafts'] ?? '')).toHaveLength(2)
    drafts.clear(place)
    expect(drafts.restore(place)).toBeNull()
    expect(drafts.restore(other)).toEqual({ name: 'b' })
    drafts.clear(other)
    expect(area.values).toEqual({})
  })

  it('without a field is none', () => {
    const { area, drafts } = open()
    drafts.save(place, name('a'))
    drafts.save(place, [])
    expect(area.values).toEqual({})
  })

  it.each([
    [undefined, 60],
    [5, 5],
  ])('is forgotten in time (%s: %s minutes)', async (keepMinutes, minutes) => {
    const { clock, drafts } = open({}, keepMinutes === undefined ? {} : { keepMinutes })
    drafts.save(place, name('a'))
    await clock.advance(minutes * 60_000 - 1)
    expect(drafts.restore(place)).toEqual({ name: 'a' })
    await clock.advance(1)
    expect(drafts.restore(place)).toBeNull()
  })
})

describe('secrets', () => {
  it.each<Omit<DraftField, 'value'>>([
    { name: 'a', type: 'password' },
    { name: 'a', type: 'hidden' },
    { name: 'a', type: 'file' },
    { name: 'newPassword', type: 'text' },
    { name: 'PASSPHRASE', type: 'text' },
    { name: 'pwd2', type: 'text' },
    { name: 'resetCode', type: 'text' },
    { name: 'token', type: 'text' },
    { name: 'access_token', type: 'text' },
    { name: 'csrf', type: 'text' },
    { name: 'xsrf', type: 'text' },
    { name: 'clientSecret', type: 'text' },
    { name: 'credentials', type: 'text' },
    { name: 'pin', type: 'text' },
    { name: 'cardPin', type: 'text' },
    { name: 'otp', type: 'text' },
    { name: 'cvc', type: 'text' },
    { name: 'cvv2', type: 'text' },
    { name: 'cardNumber', type: 'text' },
    { name: 'a', type: 'text', autocomplete: 'new-password' },
    { name: 'a', type: 'text', autocomplete: 'one-time-code' },
    { name: 'a', type: 'text', autocomplete: 'cc-number' },
  ])('are never kept: %o', (field) => {
    const { area, drafts } = open()
    drafts.save(place, [{ ...field, value: 'hunter2' }, ...name('Олена')])
    expect(drafts.restore(place)).toEqual({ name: 'Олена' })
    expect(JSON.stringify(area.values)).not.toContain('hunter2')
  })

  it.each(['email', 'phone', 'shipping', 'optional', 'comment', 'account', 'discount'])(
    'are not seen in %s',
    (field) => {
      const { drafts } = open()
      drafts.save(place, [{ name: field, type: 'text', autocomplete: 'email', value: 'kept' }])
      expect(drafts.restore(place)).toEqual({ [field]: 'kept' })
    },
  )
})

describe('room', () => {
  const length = 100
  const size = (text: string) => ({ name: 'a', type: 'text', value: text })

  it('is made by the oldest', () => {
    const { drafts } = open({}, { maxLength: 350 })
    const at = (index: number) => ({ path: `/${index}`, form: 'f' })
    for (const index of [0, 1, 2]) drafts.save(at(index), [size('x'.repeat(length))])
    expect([0, 1, 2].map((index) => drafts.restore(at(index)) !== null)).toEqual([false, true, true])
  })

  it.each([0, 60])('is not taken by one that is too long for %s characters', (maxLength) => {
    const { area, drafts } = open({}, { maxLength })
    drafts.save(place, name('a'.repeat(length)))
    expect(area.values).toEqual({})
  })

  it('is for 50 000 characters', () => {
    const { drafts } = open()
    drafts.save(place, name('a'.repeat(49_000)))
    expect(drafts.restore(place)).not.toBeNull()
    drafts.save(place, name('a'.repeat(50_000)))
    expect(drafts.restore(place)).toBeNull()
  })
})

describe('what is stored', () => {
  const sound = { ...place, at: 1_000_000, values: { name: 'a' } }

  it.each<[string, unknown]>([
    ['null', null],
    ['no list', {}],
    ['a text', 'x'],
    ['no object', [1]],
    ['no path', [{ ...sound, path: 1 }]],
    ['no form', [{ ...sound, form: null }]],
    ['no time', [{ ...sound, at: '1' }]],
    ['no values', [{ ...sound, values: ['a'] }]],
    ['a value of another type', [{ ...sound, values: { name: {} } }]],
  ])('is read past %s', (_, stored) => {
    expect(open({ drafts: JSON.stringify(stored) }).drafts.restore(place)).toBeNull()
  })

  it('is read past what is no JSON', () => {
    expect(open({ drafts: '<' }).drafts.restore(place)).toBeNull()
  })

  it('is kept where it is sound', () => {
    expect(open({ drafts: JSON.stringify([null, sound]) }).drafts.restore(place)).toEqual({ name: 'a' })
  })
})

it.each(blockedStorages)('with %s, drafts last as long as the page', (_, storage) => {
  const drafts = createDrafts({ clock: fakeClock(), ...(storage && { storage }) })
  drafts.save(place, name('a'))
  expect(drafts.restore(place)).toEqual({ name: 'a' })
  drafts.clear(place)
  expect(drafts.restore(place)).toBeNull()
})
