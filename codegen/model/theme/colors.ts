import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori'

/** "#rrggbb" */
export type Color = string

export const contrast = (color: Color, ground: Color): number => wcagContrast(color, ground)

/** As `color-mix(in oklab, color share, ground)`; `share` is between 0 and 1. */
export const mix = (color: Color, share: number, ground: Color): Color =>
  formatHex(interpolate([ground, color], 'oklab')(share))

const LIGHTNESS_STEP = 0.0025

/**
 * The shades of a colour from its own to black or white: the same hue, in even steps of what the eye calls
 * lightness (OKLCH), with as much of the chroma as screens show.
 */
export function* shades(color: Color, toward: 'black' | 'white'): Generator<Color> {
  yield color
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {}
  const step = toward === 'black' ? -LIGHTNESS_STEP : LIGHTNESS_STEP
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    yield formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
  }
  yield toward === 'black' ? '#000000' : '#ffffff'
}

/** The first shade that is good enough; the last one where none is. */
export function firstShade(
  color: Color,
  toward: 'black' | 'white',
  isGood: (shade: Color) => boolean,
): Color {
  let last = color
  for (const shade of shades(color, toward)) {
    if (isGood(shade)) return shade
    last = shade
  }
  return last
}
