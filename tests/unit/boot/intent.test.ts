import { describe, expect, it, vi } from 'vitest'
import { onIntent } from '../../../src/boot/intent.ts'
import { elementIn, FakeDocument } from './support/fake-document.ts'

function watched() {
  const document = new FakeDocument()
  const begin = vi.fn()
  const end = onIntent(document, begin)
  return { document, begin, end }
}

describe('onIntent', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])(
    '%s on a link or a control counts',
    (type) => {
      for (const name of ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', 'label']) {
        const { document, begin } = watched()
        document.send(type, elementIn([name]))
        expect(begin, name).toHaveBeenCalledOnce()
      }
    },
  )

  it('a pointer over a text does not, nor does an event of the document itself', () => {
    const { document, begin } = watched()
    document.send('pointerover', elementIn(['p']))
    document.send('focusin', {})
    expect(begin).not.toHaveBeenCalled()
  })

  it('a key counts wherever it is pressed', () => {
    const { document, begin } = watched()
    document.send('keydown', elementIn(['body']))
    expect(begin).toHaveBeenCalledOnce()
  })

  it('calls back once, and then listens no more', () => {
    const { document, begin } = watched()
    document.send('keydown', elementIn([]))
    document.send('pointerover', elementIn(['button']))
    expect(begin).toHaveBeenCalledOnce()
    expect(Object.values(document.listeners).every((count) => count === 0)).toBe(true)
  })

  it('ends when it is told to', () => {
    const { document, begin, end } = watched()
    end()
    document.send('keydown', elementIn([]))
    expect(begin).not.toHaveBeenCalled()
  })
})
