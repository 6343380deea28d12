import { clampChroma, formatHex, oklch } from 'culori'
import { contrast } from './contrast.ts'
import type { ThemeModel } from './site-model.ts'

/** Surfaces are drawn over this in the dark; see src/styles/tokens.css. */
const DARK_GROUND = '#12171e'

/** Above the 4.5 of WCAG AA, because some surfaces in the dark are tinted with the accent itself. */
const DARK_CONTRAST = 7

const LIGHTNESS_STEP = 0.01

/** Black or white, whichever can be read better on a colour. */
const readableOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'

/** The same hue, as light as it must be to be read in the dark. */
const forDark = (color: string): string => {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {}
  for (let lightness = l; lightness < 1; lightness += LIGHTNESS_STEP) {
    const candidate = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
    if (contrast(candidate, DARK_GROUND) >= DARK_CONTRAST) return candidate
  }
  return '#ffffff'
}

/** The colours of the site in light and in dark surroundings. */
export const buildTheme = (accent: string): ThemeModel => {
  const dark = forDark(accent)
  return {
    light: { accent, onAccent: readableOn(accent) },
    dark: { accent: dark, onAccent: readableOn(dark) },
  }
}
