import { describe, expect, it, vi } from 'vitest'
import { createNotices, type Notice } from '../../../src/services/notices.ts'

const update: Notice = { kind: 'update', text: 'ui.shell.update' }
const session: Notice = { kind: 'session', text: 'ui.shell.sessionEnded' }
const language = (name: string): Notice => ({
  kind: 'language',
  text: 'ui.shell.languageFailed',
  values: { language: name },
})

describe('createNotices', () => {
  it('lists what is shown, with its values and its action, until it is closed', () => {
    const notices = createNotices()
    const action = { label: 'ui.shell.updateNow', run: vi.fn() } as const
    expect(notices.list()).toEqual([])
    notices.show({ ...update, action })
    notices.show(language('Русский'))
    expect(notices.list()).toMatchObject([{ ...update, action }, language('Русский')])
    notices.dismiss('update')
    expect(notices.list()).toMatchObject([language('Русский')])
    expect(action.run).not.toHaveBeenCalled()
  })

  it('puts a newer one of a kind in the place of the older', () => {
    const notices = createNotices()
    notices.show(language('Русский'))
    notices.show(update)
    notices.show(language('Українська'))
    expect(notices.list()).toMatchObject([language('Українська'), update])
  })

  it('knows one that is shown again from the one before', () => {
    const notices = createNotices()
    const showings = () => notices.list().map(({ showing }) => showing)
    notices.show(update)
    notices.show(session)
    expect(showings()).toEqual([1, 2])
    notices.show(update)
    expect(showings()).toEqual([3, 2])
    notices.dismiss('update')
    notices.show(update)
    expect(showings()).toEqual([2, 4])
  })

  it('says on the next page what a form has to say, until that page is left', () => {
    const notices = createNotices()
    const said = () => notices.list().map(({ kind, text }) => [kind, text])
    notices.show(session)
    notices.tellNext('newPassword.saved')
    expect(said()).toEqual([['session', session.text]])
    notices.arrived(true)
    const both = [
      ['session', session.text],
      ['done', 'newPassword.saved'],
    ]
    expect(said()).toEqual(both)
    // Another language, or a visitor who has signed in.
    notices.arrived(false)
    expect(said()).toEqual(both)
    notices.arrived(true)
    expect(said()).toEqual([['session', session.text]])
  })

  it('has nothing left to say once the form has led to its own page', () => {
    const notices = createNotices()
    notices.tellNext('newPassword.saved')
    notices.arrived(false)
    notices.arrived(true)
    expect(notices.list()).toEqual([])
  })

  it('keeps the same list until something changes', () => {
    const notices = createNotices()
    const empty = notices.list()
    notices.dismiss('update')
    expect(notices.list()).toBe(empty)
    notices.show(update)
    const one = notices.list()
    expect(one).not.toBe(empty)
    notices.dismiss('session')
    expect(notices.list()).toBe(one)
    notices.show(session)
    expect(one).toHaveLength(1)
  })

  it('tells every listener of each change, once the list has changed', () => {
    const notices = createNotices()
    const lengths: number[] = []
    const other = vi.fn()
    const end = notices.subscribe(() => lengths.push(notices.list().length))
    notices.subscribe(other)
    notices.show(update)
    notices.show(update)
    notices.dismiss('session')
    notices.dismiss('update')
    end()
    notices.show(session)
    expect(lengths).toEqual([1, 1, 0])
    expect(other).toHaveBeenCalledTimes(4)
  })

  it('ends one of two subscriptions of the same function', () => {
    const notices = createNotices()
    const listener = vi.fn()
    notices.subscribe(listener)
    notices.subscribe(listener)()
    notices.show(update)
    expect(listener).toHaveBeenCalledOnce()
  })
})
