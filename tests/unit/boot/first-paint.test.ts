import { expect, it, vi } from 'vitest'
import { onFirstPaint } from '../../../src/boot/first-paint.ts'

function page() {
  const begin = vi.fn()
  const observePaints = vi.fn<(listener: () => void) => void>()
  const setTimeout = vi.fn<(listener: () => void, delay: number) => void>()
  onFirstPaint(begin, { observePaints, setTimeout })
  return { begin, paint: observePaints.mock.calls[0]?.[0], timer: setTimeout.mock.calls[0] }
}

it('waits until the page is painted', () => {
  const { begin, paint } = page()
  expect(begin).not.toHaveBeenCalled()
  paint?.()
  expect(begin).toHaveBeenCalledOnce()
})

it('waits no more than two seconds: pages in the background are not painted, and not every browser tells', () => {
  const { begin, timer: [wakeUp, delay] = [] } = page()
  expect(delay).toBe(2000)
  wakeUp?.()
  expect(begin).toHaveBeenCalledOnce()
})
