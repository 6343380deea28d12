import { formatHex, interpolate, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { darkPalette, lightPalette, nearestAccent } from '../../../../../codegen/model/theme/palette.ts'

/** Every hue as dark as a link may just be, and darker. */
const accents = Array.from({ length: 24 }, (_, index) =>
  [0.12, 0.25].flatMap((c) =>
    [0.35, 0.65].map((l) => {
      const accent = formatHex({ mode: 'oklch', l, c, h: index * 15 })
      return nearestAccent({ accent, neutral: accent })
    }),
  ),
).flat()

const paletteOf = { light: lightPalette, dark: darkPalette }
const looks = ['light', 'dark'] as const

const opacities = [0, 0.25, 0.5, 0.75, 1]

/** What a ground looks like under layers of these colours, each of any opacity, as browsers mix them. */
const under = (grounds: readonly string[], layer: string): string[] =>
  grounds.flatMap((ground) =>
    opacities.map((opacity) => formatHex(interpolate([ground, layer], 'rgb')(opacity))),
  )

const worst = (texts: readonly string[], grounds: readonly string[]): number =>
  Math.min(...texts.flatMap((text) => grounds.map((ground) => wcagContrast(text, ground))))

describe.each(looks)('in the %s', (look) => {
  it.each(accents)('text is read on all that layers make of the accent %s', (accent) => {
    const colors = paletteOf[look]({ accent, neutral: accent })
    const backdrop = [colors.glow, colors.wash, colors.wave].reduce(under, [colors.ground])
    expect(worst([colors.ink, colors.inkSoft, colors.accent], backdrop)).toBeGreaterThanOrEqual(4.5)
    const panel = [colors.panelDeep, colors.panelWave].reduce(under, [colors.panel])
    expect(worst([colors.onPanel], panel)).toBeGreaterThanOrEqual(4.5)
  })

  it('the waves are seen with the accent of new sites', () => {
    const { ground, wash, wave, panel, panelWave } = paletteOf[look]({
      accent: '#0b5cad',
      neutral: '#0b5cad',
    })
    expect(wcagContrast(wash, ground)).toBeGreaterThan(1.15)
    expect(wcagContrast(wave, wash)).toBeGreaterThan(1.15)
    expect(wcagContrast(panelWave, panel)).toBeGreaterThan(1.15)
  })
})

it('a light accent has a fainter backdrop, and is refused no more than before', () => {
  const strength = (accent: string) => {
    const { ground, wash } = lightPalette({ accent, neutral: '#6b6f76' })
    return wcagContrast(wash, ground)
  }
  expect(strength('#c2410c')).toBeLessThan(strength('#8a2f09'))
  expect(nearestAccent({ accent: '#c2410c', neutral: '#c2410c' })).toBe('#c2410c')
})
