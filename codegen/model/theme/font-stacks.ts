import type { FontStack, Theme } from '../../schema/theme.ts'

/**
 * Fonts that systems bring, so that none is loaded and none swaps; each has Latin and Cyrillic.
 * After https://modernfontstacks.com (CC0).
 */
const stacks: Readonly<Record<FontStack, string>> = {
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', 'Noto Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Noto Sans', sans-serif",
  grotesque: "Inter, Roboto, 'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', Arial, sans-serif",
  rounded: "ui-rounded, 'SF Pro Rounded', Quicksand, Comfortaa, Nunito, Manjari, 'Noto Sans', sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
}

/** Of codes and addresses. */
export const monoStack = "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace"

/** Not names but kinds, which stand without quotes: https://www.w3.org/TR/css-fonts-4/#generic-font-families */
const generic = [
  ...['serif', 'sans-serif', 'cursive', 'fantasy', 'monospace', 'system-ui', 'math', 'emoji'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
]

const family = (name: string): string => (generic.includes(name) ? name : `'${name}'`)

/** As CSS has it; names of fonts are followed by a generic one in any case. */
export const fontStack = (font: Theme['font']): string => {
  if (typeof font === 'string') return stacks[font]
  const named = font.map(family)
  return generic.includes(font.at(-1) ?? '') ? named.join(', ') : [...named, 'sans-serif'].join(', ')
}
