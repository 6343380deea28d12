import { describe, expect, it } from 'vitest'
import { createFormKeeper } from '../../../src/boot/form-keeper.ts'
import type { OpenStorage } from '../../../src/services/guarded-storage.ts'
import { blockedStorages, fakeStorage } from '../services/support/fake-storage.ts'
import { control, FakeForm } from './support/fake-form.ts'

const typed = (name = 'signIn') =>
  new FakeForm(
    [
      control({ name: 'email', type: 'email', value: 'a@b.example' }),
      control({ name: 'password', type: 'password', value: 'secret' }),
      control({ name: 'hidden', type: 'hidden', value: 'x' }),
    ],
    { name },
  )
const empty = (name = 'signIn') =>
  new FakeForm([control({ name: 'email', type: 'email' }), control({ name: 'password', type: 'password' })], {
    name,
  })

/** What a fake form would send: what stands in its controls, unless a test says otherwise. */
const nothing = () => new FormData()

/** A document with some forms, at a path. */
function keeper(
  forms: FakeForm[],
  path: string,
  storage: OpenStorage,
  { shared = () => null, dataOf = nothing }: { shared?: OpenStorage; dataOf?: typeof nothing } = {},
) {
  const selectors: string[] = []
  const querySelectorAll = (selector: string) => {
    selectors.push(selector)
    return forms
  }
  const document = { querySelectorAll } as unknown as Document
  return {
    ...createFormKeeper({ document, storage, shared, path: () => path, codes: ['en', 'uk'], dataOf }),
    selectors,
  }
}

describe('createFormKeeper', () => {
  it.each([
    ['/en/login', '/en/login'],
    ['/en/login', '/uk/login'],
    ['/en', '/uk'],
    ['/plain', '/plain'],
    ['/en/login/', '/en/login'],
    ['/uk', '/en/'],
  ])('what was typed at %s comes back at %s, secrets never', (from, to) => {
    const area = fakeStorage()
    keeper([typed()], from, () => area).keep()
    expect(JSON.stringify(area.values)).not.toMatch(/secret|hidden/)
    const form = empty()
    expect(keeper([form], to, () => area).fill(form.element)).toBe(true)
    expect(form.controls.map(({ value }) => value)).toEqual(['a@b.example', ''])
  })

  it('keeps a date as every language understands it, and nothing that is marked as a secret', () => {
    const area = fakeStorage()
    const form = new FakeForm([
      control({ name: 'birthday', value: '31.01.2026' }),
      control({ name: 'phrase', value: 'open sesame', secret: true }),
    ])
    const data = new FormData()
    data.set('birthday', '2026-01-31')
    data.set('phrase', 'open sesame')
    keeper([form], '/en/login', () => area, { dataOf: () => data }).keep()
    expect(JSON.stringify(area.values)).not.toContain('sesame')
    const later = new FakeForm([control({ name: 'birthday' }), control({ name: 'phrase' })])
    keeper([later], '/uk/login', () => area).fill(later.element)
    expect(later.controls.map(({ value }) => value)).toEqual(['2026-01-31', ''])
  })

  it('comes back once', () => {
    const area = fakeStorage()
    const { keep, fill } = keeper([typed()], '/en/login', () => area)
    keep()
    expect(fill(empty().element)).toBe(true)
    expect(fill(empty().element)).toBe(false)
  })

  it('comes back to no other page and no other form', () => {
    const area = fakeStorage()
    keeper([typed()], '/en/login', () => area).keep()
    expect(keeper([], '/en/register', () => area).fill(empty().element)).toBe(false)
    expect(keeper([], '/en', () => area).fill(empty().element)).toBe(false)
    expect(keeper([], '/en/login', () => area).fill(empty('register').element)).toBe(false)
  })

  it('keeps every form that was typed into, and no other', () => {
    const area = fakeStorage()
    const { keep, fill, selectors } = keeper([typed('one'), empty('two'), typed('three')], '/en', () => area)
    keep()
    expect(['one', 'two', 'three'].map((name) => fill(empty(name).element))).toEqual([true, false, true])
    expect(selectors).toEqual(['form[data-form]'])
  })

  it('forgets what was sent', () => {
    const area = fakeStorage()
    const form = typed()
    const { keep, forget, fill } = keeper([form], '/en/login', () => area)
    keep()
    forget(form.element)
    expect(fill(empty().element)).toBe(false)
  })

  it('shows what was typed to nobody but the one who signed in before, in any tab', () => {
    const [tab, otherTab, shared] = [fakeStorage(), fakeStorage(), fakeStorage()]
    const signIn = (email: string, area = tab) =>
      keeper([], '/en/login', () => area, { shared: () => shared }).forget(
        new FakeForm([control({ name: 'email', autocomplete: 'section-a username', value: email })]).element,
      )
    const profile = (forms: FakeForm[] = []) =>
      keeper(forms, '/en/profile', () => tab, { shared: () => shared })
    signIn('Ann@provider.example ')
    profile([typed()]).keep()
    signIn('bob@provider.example', otherTab)
    expect(profile().fill(empty().element)).toBe(false)
    signIn('ann@provider.example')
    expect(profile().fill(empty().element)).toBe(true)
    expect(JSON.stringify(shared.values)).not.toMatch(/ann|bob|provider/i)
  })

  it('knows nothing more of who sends a form without a name for signing in', () => {
    const shared = fakeStorage()
    keeper([], '/en', () => null, { shared: () => shared }).forget(typed().element)
    expect(shared.values).toEqual({})
  })

  it('forgets every form of a visitor who signs out', () => {
    const area = fakeStorage()
    const { keep, keeps, fill, forgetAll } = keeper([typed('one'), typed('two')], '/en', () => area)
    expect(keeps()).toBe(false)
    keep()
    expect(keeps()).toBe(true)
    forgetAll()
    expect(keeps()).toBe(false)
    expect(['one', 'two'].map((name) => fill(empty(name).element))).toEqual([false, false])
  })

  it('says whether anything would be lost, passwords included', () => {
    const dirty = (...forms: FakeForm[]) => keeper(forms, '/en', () => fakeStorage()).dirty()
    expect(dirty()).toBe(false)
    expect(dirty(empty())).toBe(false)
    expect(dirty(empty(), typed())).toBe(true)
    expect(dirty(new FakeForm([control({ type: 'password', value: 'secret' })]))).toBe(true)
  })

  it.each(blockedStorages)('works for as long as the page with %s', (_, open) => {
    const { keep, fill } = keeper([typed()], '/en/login', open ?? (() => null))
    keep()
    expect(fill(empty().element)).toBe(true)
  })
})
