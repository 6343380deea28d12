import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

/** Inter is under the Open Font License; it has Latin, Greek and Cyrillic letters. */
const fontFile = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')

const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Inter' }

const known = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Z}\p{Sc}\p{Sm}\p{M}]*$/u

/** Whether the font has every letter of a text; fonts of the machine are not used, for they differ. */
export const canWrite = (text: string): boolean => known.test(text)

/** Width of a text in bold letters of a size. */
export function measureText(text: string, size: number): number {
  const escaped = text.replace(/[&<>]/g, 'm')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Inter" font-weight="700" font-size="${size}">${escaped}</text></svg>`
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}

/** An SVG as PNG; `width` is in pixels. */
export const paint = (svg: string, width: number): Buffer =>
  new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()
