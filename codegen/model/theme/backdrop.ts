import { contrast, firstShade, mix, strongest, tinge, turned, type Color } from './colors.ts'

/** What lies behind the text of pages with a special background. */
export interface Backdrop {
  /** The strongest place of the wash of colour that the waves come from. */
  wash: Color
  /** The strongest place of the weaker one at the other side, of a hue beside the accent. */
  glow: Color
  /** The waves. */
  wave: Color
}

/** The ground of a call to action. */
export interface Panel {
  panel: Color
  /** The corner it gets darker towards. */
  panelDeep: Color
  panelWave: Color
  /** Of text on all of them. */
  onPanel: Color
}

/** Shares of the accent in the ground, at most. */
interface Strength {
  wash: number
  glow: number
  /** Or a colour that text is proved on already. */
  wave: number | Color
}

/** Above 4.5, for what is between two colours can be a hair darker than either. */
const RATIO = 4.55

/**
 * The layers of the special background, each as strong as all text can be read on. They may lie over each other with
 * any opacity: what comes out is between them.
 */
export const backdropOn = (
  ground: Color,
  accent: Color,
  texts: readonly Color[],
  { wash, glow, wave }: Strength,
): Backdrop => {
  const layer = (color: Color, most: number): Color =>
    strongest(
      most,
      (share) => tinge(color, share, ground),
      (shade) => texts.every((text) => contrast(text, shade) >= RATIO),
    )
  return {
    wash: layer(accent, wash),
    glow: layer(turned(accent), glow),
    wave: typeof wave === 'number' ? layer(accent, wave) : wave,
  }
}

/** A colour as a ground for text, as dark as it must be for waves that are lighter by a share of white. */
export const panelOf = (color: Color, onPanel: Color, share: number): Panel => {
  const waveOn = (shade: Color): Color => mix('#ffffff', share, shade)
  const panel = firstShade(color, 'black', (shade) => contrast(onPanel, waveOn(shade)) >= RATIO)
  return { panel, panelDeep: turned(panel, 0.8), panelWave: waveOn(panel), onPanel }
}
