import { expect, it, vi } from 'vitest'
import { onFirstPaint } from '../../../src/boot/first-paint.ts'

function page() {
  const begin = vi.fn()
  const observePaints = vi.fn<(listener: () => void) => void>()
  const setTimeout = vi.fn<(listener: () => void, delay: number) => void>()
  onFirstPaint(begin, { observePaints, setTimeout })
  const [[paint] = []] = observePaints.mock.calls
  const [timer = []] = setTimeout.mock.calls
  return { begin, paint, timer }
}

it('waits until the page is painted', () => {
  const { begin, paint } = page()
  expect(begin).not.toHaveBeenCalled()
  paint?.()
  expect(begin).toHaveBeenCalledOnce()
})

it('begins once, however often it is told', () => {
  const { begin, paint, timer } = page()
  paint?.()
  paint?.()
  timer[0]?.()
  expect(begin).toHaveBeenCalledOnce()
})

it('begins in time also where paints cannot be observed', () => {
  const setTimeout = vi.fn()
  const observePaints = () => {
    throw new TypeError('no such observer')
  }
  expect(() => onFirstPaint(vi.fn(), { observePaints, setTimeout })).toThrow()
  expect(setTimeout).toHaveBeenCalledOnce()
})

it('waits no more than two seconds: pages in the background are not painted, and not every browser tells', () => {
  const { begin, timer } = page()
  const [wakeUp, delay] = timer
  expect(delay).toBe(2000)
  wakeUp?.()
  expect(begin).toHaveBeenCalledOnce()
})
