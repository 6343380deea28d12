import { z } from 'zod'

export const color = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}){1,2}$/, 'A colour is "#" and three or six hexadecimal digits, in quotes')

const stack = z.enum(['system', 'humanist', 'geometric', 'grotesque', 'rounded', 'serif', 'slab'])

/** Words that CSS has in place of every value: https://www.w3.org/TR/css-cascade-5/#defaulting-keywords */
const notFonts = /^(?!(?:inherit|initial|unset|revert|revert-layer|default)$)/

const fontName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9 -]*$/, 'The name of a font is letters, digits, spaces and "-"')
  .regex(notFonts, 'This word means something of its own in CSS and names no font')

const font = z.union([stack, z.array(fontName).min(1)])

/** The look of the site; everything else about it follows from this. */
export const theme = z.strictObject({
  accent: color.default('#0b5cad').describe('Colour of links and buttons: "#0b5cad".'),
  neutral: color.optional().describe('Colour that greys lean towards. Left out: the accent.'),
  radius: z.enum(['none', 'small', 'medium', 'large']).default('large').describe('How round corners are.'),
  density: z
    .enum(['compact', 'regular', 'airy'])
    .default('regular')
    .describe('How much space there is between things.'),
  font: font
    .default('system')
    .describe('Fonts of all text, from those that systems bring: a style, or a list of names.'),
  headingFont: font.optional().describe('Fonts of headings. Left out: those of the text.'),
})

export type Theme = z.output<typeof theme>
export type FontStack = z.output<typeof stack>
