import { formatHex, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { shades } from '../../../../../codegen/model/theme/colors.ts'
import { darkPalette, lightPalette, nearestAccent } from '../../../../../codegen/model/theme/palette.ts'
import { requirements, shortfalls } from '../../../../../codegen/model/theme/requirements.ts'

/** Every hue, pale to full. */
const colors = Array.from({ length: 24 }, (_, index) =>
  [0.04, 0.12, 0.25].map((c) => formatHex({ mode: 'oklch', l: 0.45, c, h: index * 15 })),
).flat()

const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#767676', '#ff00ff']

describe('the palettes', () => {
  it.each([...colors, ...extremes])('can be read with the accent %s, or with its nearest shade', (accent) => {
    const hues = { accent: nearestAccent({ accent, neutral: accent }), neutral: accent }
    expect(shortfalls(lightPalette(hues))).toEqual([])
    expect(shortfalls(darkPalette(hues))).toEqual([])
  })

  it.each(extremes)('can be read with greys that lean towards %s', (neutral) => {
    expect(shortfalls(lightPalette({ accent: '#0b5cad', neutral }))).toEqual([])
    expect(shortfalls(darkPalette({ accent: '#0b5cad', neutral }))).toEqual([])
  })

  it('take the accent as it is in the light, and a shade of it in the dark', () => {
    const hues = { accent: '#0b5cad', neutral: '#0b5cad' }
    expect(lightPalette(hues).accent).toBe('#0b5cad')
    const { accent, raised } = darkPalette(hues)
    expect(wcagContrast(accent, raised)).toBeGreaterThanOrEqual(7)
    expect([...shades('#0b5cad', 'white')]).toContain(accent)
  })

  it('are proved for every colour of text on every surface', () => {
    const proved = new Set(requirements.flatMap(({ color, grounds }) => [color, ...grounds]))
    // Lines between things carry no meaning of their own.
    const all = Object.keys(lightPalette({ accent: '#0b5cad', neutral: '#0b5cad' }))
    expect(all.filter((name) => !proved.has(name as never))).toEqual(['line'])
  })
})

describe('what falls short', () => {
  it('is told, the worst first', () => {
    const palette = lightPalette({ accent: '#ffcc00', neutral: '#ffcc00' })
    const found = shortfalls(palette)
    expect(found.map(({ color, ground }) => `${color} on ${ground}`)).toEqual([
      'accent on tint',
      'accent on ground',
      // Nothing can be laid on the ground that would still be read on.
      'accent on wash',
      'accent on glow',
      'accent on raised',
      'accent on wave',
      'onAccent on accent',
      'onAccent on accentStrong',
    ])
    expect(found[0]?.ratio).toBeCloseTo(wcagContrast(palette.accent, palette.tint))
  })

  it('leaves a colour alone that is good enough', () => {
    expect(nearestAccent({ accent: '#0b5cad', neutral: '#0b5cad' })).toBe('#0b5cad')
  })
})
