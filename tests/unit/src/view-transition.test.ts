import { describe, expect, it, vi } from 'vitest'
import { withViewTransition } from '../../../src/app/view-transition.ts'

const motion = { reducedMotion: () => false, wanted: true }
const never = new Promise<void>(() => undefined)
const refused = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
const running = { finished: never, ready: never }

/** A document that makes the change when it is told to, as browsers do it in the next frame. */
function fakeDocument(transition: () => { finished: Promise<void>; ready: Promise<void> } = () => running) {
  let change = (): void => undefined
  const startViewTransition = vi.fn(function (this: unknown, update: () => void) {
    change = update
    return transition()
  })
  return { document: { startViewTransition }, next: () => change() }
}

describe('withViewTransition', () => {
  it('changes the page inside a transition, called as a method of the document', () => {
    const commit = vi.fn()
    const { document, next } = fakeDocument()
    withViewTransition(commit, { document, ...motion })
    expect(document.startViewTransition.mock.contexts).toEqual([document])
    expect(commit).not.toHaveBeenCalled()
    next()
    expect(commit).toHaveBeenCalledOnce()
  })

  it.each([
    ['motion is not welcome', { reducedMotion: () => true, wanted: true }],
    ['it is not wanted', { reducedMotion: () => false, wanted: false }],
  ])('changes the page at once where %s', (_, deps) => {
    const commit = vi.fn()
    const { document } = fakeDocument()
    withViewTransition(commit, { document, ...deps })
    expect(commit).toHaveBeenCalledOnce()
    expect(document.startViewTransition).not.toHaveBeenCalled()
  })

  it('changes the page at once where the browser has no transitions', () => {
    const commit = vi.fn()
    withViewTransition(commit, { document: {}, ...motion })
    expect(commit).toHaveBeenCalledOnce()
  })

  it('says nothing of a transition that was skipped, and keeps the change', async () => {
    // An unhandled rejection would fail the run.
    const commit = vi.fn()
    const { document, next } = fakeDocument(() => ({ finished: refused(), ready: refused() }))
    withViewTransition(commit, { document, ...motion })
    next()
    await new Promise((resolve) => setTimeout(resolve))
    expect(commit).toHaveBeenCalledOnce()
  })

  it('changes the page at once where the transition cannot begin, and only once', () => {
    const commit = vi.fn()
    const { document, next } = fakeDocument(() => {
      throw new DOMException('No', 'InvalidStateError')
    })
    withViewTransition(commit, { document, ...motion })
    expect(commit).toHaveBeenCalledOnce()
    next()
    expect(commit).toHaveBeenCalledOnce()
  })

  it('makes a change that is still to come when it is asked to, and not again', () => {
    const commit = vi.fn()
    const { document, next } = fakeDocument()
    const settle = withViewTransition(commit, { document, ...motion })
    settle()
    expect(commit).toHaveBeenCalledOnce()
    next()
    settle()
    expect(commit).toHaveBeenCalledOnce()
  })

  it('does not hide a failure of the change itself', () => {
    const commit = () => {
      throw new TypeError('broken')
    }
    expect(() => withViewTransition(commit, { document: {}, ...motion })).toThrow('broken')
    const { document, next } = fakeDocument()
    withViewTransition(commit, { document, ...motion })
    expect(next).toThrow('broken')
  })
})
