import { expect, it, vi } from 'vitest'
import { createStuckPanel } from '../../../src/boot/stuck-panel.ts'

/** A page with the template, or without. */
function page(withTemplate = true) {
  const part = (when: string) => ({ dataset: { when }, hidden: false })
  const parts = [part('panel'), part('wait-online')]
  const button: { onclick: (() => void) | null } = { onclick: null }
  const panel = {
    isConnected: false,
    parts,
    button,
    querySelectorAll: () => parts,
    querySelector: () => button,
  }
  /** What was hidden of each panel when it was put in. */
  const shown: boolean[][] = []
  const original = {}
  const removeAttribute = vi.fn()
  const document = {
    documentElement: { removeAttribute },
    getElementById: (id: string) =>
      withTemplate && id === 'stuck' ? { content: { firstElementChild: original } } : null,
    importNode: (node: unknown) => (node === original ? panel : null),
    body: {
      append(element: typeof panel) {
        element.isConnected = true
        shown.push(element.parts.map(({ hidden }) => hidden))
      },
    },
  }
  return { show: createStuckPanel(document as unknown as Document), panel, shown, removeAttribute }
}

it('is put in with the words for what has happened', () => {
  const { show, shown } = page()
  show('wait-online', vi.fn())
  expect(shown).toEqual([[true, false]])
})

it('is one, whose words change', () => {
  const { show, panel, shown } = page()
  show('wait-online', vi.fn())
  show('panel', vi.fn())
  expect(shown).toHaveLength(1)
  expect(panel.parts.map(({ hidden }) => hidden)).toEqual([false, true])
})

it('tries again what was tried last', () => {
  const { show, panel } = page()
  const [first, second] = [vi.fn(), vi.fn()]
  show('panel', first)
  show('panel', second)
  panel.button.onclick?.()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

it('brings out a page that nobody can check any more', () => {
  const { show, removeAttribute } = page()
  show('panel', vi.fn())
  expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-unchecked')
})

it('is not there on a page without it', () => {
  const { show, shown } = page(false)
  show('panel', vi.fn())
  expect(shown).toEqual([])
})
