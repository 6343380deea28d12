import type { Theme } from '../../schema/theme.ts'
import type { ThemeModel } from '../site-model.ts'
import { fontStack, monoStack } from './font-stacks.ts'
import { darkPalette, lightPalette, type Hues } from './palette.ts'
import { depthScale, motionScale, spaceScale, typeScale } from './scales.ts'

/** In rem, of cards, of what is smaller, and of what is round at its ends. */
const radii: Readonly<Record<Theme['radius'], ThemeModel['radius']>> = {
  none: { large: 0, medium: 0, small: 0, pill: 0 },
  small: { large: 0.5, medium: 0.375, small: 0.25, pill: 2 },
  medium: { large: 0.875, medium: 0.625, small: 0.5, pill: 2 },
  large: { large: 1.25, medium: 0.9375, small: 0.75, pill: 2 },
}

/** What the space between things is multiplied with. */
const densities: Readonly<Record<Theme['density'], number>> = { compact: 0.75, regular: 1, airy: 1.25 }

/** Greys lean towards the accent unless something else is said. */
export const huesOf = ({ accent, neutral = accent }: Pick<Theme, 'accent' | 'neutral'>): Hues => ({
  accent,
  neutral,
})

/** The look of the site, derived from a few settings; the colours are proved by tests and by validation. */
export const buildTheme = (theme: Theme): ThemeModel => {
  const hues = huesOf(theme)
  return {
    light: lightPalette(hues),
    dark: darkPalette(hues),
    radius: radii[theme.radius],
    type: typeScale,
    space: spaceScale(densities[theme.density]),
    depth: depthScale(hues.neutral),
    motion: motionScale,
    font: fontStack(theme.font),
    headingFont: fontStack(theme.headingFont ?? theme.font),
    monoFont: monoStack,
  }
}
