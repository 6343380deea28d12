import { clampChroma, formatHex, oklch, wcagContrast } from 'culori'

/** WCAG 2.2 AA, for text of ordinary size. */
export const minimumContrast = 4.5

const lightnessStep = 0.0025

export const contrast = (color: string, ground: string): number => wcagContrast(color, ground)

/** The same hue, as much darker as it must be to be read on white. */
export const nearestReadableOnWhite = (color: string): string => {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {}
  for (let lightness = l; lightness > 0; lightness -= lightnessStep) {
    const shade = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
    if (contrast(shade, '#ffffff') >= minimumContrast) return shade
  }
  return '#000000'
}
