import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori'

/** "#rrggbb" */
export type Color = string

export const contrast = (color: Color, ground: Color): number => wcagContrast(color, ground)

/** As `color-mix(in oklab, color share, ground)`; `share` is between 0 and 1. */
export const mix = (color: Color, share: number, ground: Color): Color =>
  formatHex(interpolate([ground, color], 'oklab')(share))

/**
 * A share of a colour in a ground, as light as `mix` makes it and twice as colourful, as far as screens show it:
 * a hint of a colour on white is grey otherwise.
 */
export const tinge = (color: Color, share: number, ground: Color): Color => {
  const inGround = interpolate([ground, color], 'oklab')
  const { l } = inGround(share)
  return formatHex(clampChroma({ ...inGround(Math.min(1, 2 * share)), l }, 'oklch'))
}

/** Degrees of the hue of shadows, violet, and how far a turned colour goes towards it. */
const SHADOW_HUE = 285
const TURN = 35

/** The colour beside a colour: its hue goes a step towards violet, as in shadows; its lightness is multiplied. */
export const turned = (color: Color, lightness = 1): Color => {
  const { l = 0, c = 0, h = SHADOW_HUE } = oklch(color) ?? {}
  const isBefore = (SHADOW_HUE - h + 360) % 360 < 180
  const hue = h + (isBefore ? TURN : -TURN)
  return formatHex(clampChroma({ mode: 'oklch', l: l * lightness, c, h: (hue + 360) % 360 }, 'oklch'))
}

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

const SHARES = 40

/** What the largest share up to `most` makes that is good enough; what none makes where no share is. */
export function strongest(
  most: number,
  made: (share: number) => Color,
  isGood: (made: Color) => boolean,
): Color {
  for (let step = SHARES; step > 0; step -= 1) {
    const color = made((most * step) / SHARES)
    if (isGood(color)) return color
  }
  return made(0)
}
