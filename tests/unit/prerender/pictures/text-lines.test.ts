import { describe, expect, it } from 'vitest'
import { fitText } from '../../../../prerender/pictures/text-lines.ts'

/** Every letter is as wide as it is high. */
const square = (text: string, size: number): number => text.length * size

const room = { width: 100, lines: 2, sizes: [20, 10, 5] }

describe('a title in its room', () => {
  it('has the largest letters that go in', () => {
    expect(fitText('one', room, square)).toEqual({ size: 20, lines: ['one'] })
    expect(fitText('one more', room, square)).toEqual({ size: 20, lines: ['one', 'more'] })
    expect(fitText('one more line', room, square)).toEqual({ size: 10, lines: ['one more', 'line'] })
  })

  it('gets smaller for a word that is too long', () => {
    expect(fitText('internet', room, square)).toEqual({ size: 10, lines: ['internet'] })
  })

  it('ends early, and says so, where nothing is small enough', () => {
    const { size, lines } = fitText('one, two, three, four, five, six, seven, eight, nine', room, square)
    expect(size).toBe(5)
    expect(lines).toEqual(['one, two, three,', 'four, five, six…'])
  })

  it('keeps words together that a space must not part, and needs no words at all', () => {
    expect(fitText('уже за 1\u00a0день', room, square).lines).toEqual(['уже за', '1\u00a0день'])
    expect(fitText(' ', room, square)).toEqual({ size: 20, lines: [] })
  })
})
