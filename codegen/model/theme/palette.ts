import { contrast, firstShade, mix, type Color } from './colors.ts'

/** Every colour of the site in light or in dark surroundings; what each is for stands in docs/design.md. */
export interface Palette {
  ground: Color
  raised: Color
  tint: Color
  line: Color
  controlLine: Color
  ink: Color
  inkSoft: Color
  accent: Color
  accentStrong: Color
  onAccent: Color
  danger: Color
  dangerTint: Color
  success: Color
  successTint: Color
}

export interface Hues {
  accent: Color
  /** What greys lean towards. */
  neutral: Color
}

interface Requirement {
  color: keyof Palette
  grounds: readonly (keyof Palette)[]
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for what shows a control or its state (1.4.11). */
  ratio: 4.5 | 3
}

const surfaces = ['ground', 'raised', 'tint'] as const

/** What lies on what. */
export const requirements: readonly Requirement[] = [
  { color: 'ink', grounds: surfaces, ratio: 4.5 },
  { color: 'inkSoft', grounds: surfaces, ratio: 4.5 },
  { color: 'accent', grounds: surfaces, ratio: 4.5 },
  { color: 'onAccent', grounds: ['accent', 'accentStrong'], ratio: 4.5 },
  { color: 'danger', grounds: [...surfaces, 'dangerTint'], ratio: 4.5 },
  { color: 'success', grounds: [...surfaces, 'successTint'], ratio: 4.5 },
  { color: 'ink', grounds: ['dangerTint', 'successTint'], ratio: 4.5 },
  { color: 'controlLine', grounds: ['ground', 'raised'], ratio: 3 },
]

export interface Shortfall {
  color: keyof Palette
  ground: keyof Palette
  ratio: number
  minimum: number
}

/** Where a palette cannot be read well enough, the worst first. */
export const shortfalls = (palette: Palette): Shortfall[] =>
  requirements
    .flatMap(({ color, grounds, ratio: minimum }) =>
      grounds.map((ground) => ({
        ...{ color, ground, minimum },
        ratio: contrast(palette[color], palette[ground]),
      })),
    )
    .filter(({ ratio, minimum }) => ratio < minimum)
    .sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)

/** A colour moved away from its grounds until it stands out enough from each of them. */
const standingOut = (
  color: Color,
  toward: 'black' | 'white',
  grounds: readonly Color[],
  ratio: number,
): Color => firstShade(color, toward, (shade) => grounds.every((ground) => contrast(shade, ground) >= ratio))

/** Black or white, whichever can be read better on a colour. */
const readableOn = (color: Color): Color =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'

/** A signal colour with the surface of its notices. */
const signal = (color: Color, toward: 'black' | 'white', raised: Color, grounds: readonly Color[]) => {
  const text = firstShade(color, toward, (shade) =>
    [...grounds, mix(shade, 0.08, raised)].every((ground) => contrast(shade, ground) >= 4.5),
  )
  return { text, tint: mix(text, 0.08, raised) }
}

export const lightPalette = ({ accent, neutral }: Hues): Palette => {
  const ground = mix(neutral, 0.03, '#ffffff')
  const raised = '#ffffff'
  const tint = mix(accent, 0.09, '#ffffff')
  const grounds = [ground, raised, tint]
  const danger = signal('#a8231c', 'black', raised, grounds)
  const success = signal('#0a6238', 'black', raised, grounds)
  return {
    ...{ ground, raised, tint, accent },
    line: mix(neutral, 0.12, '#e6e9ee'),
    controlLine: standingOut(mix(neutral, 0.2, '#7d8794'), 'black', [ground, raised], 3),
    ink: standingOut(mix(neutral, 0.22, '#080c12'), 'black', grounds, 7),
    inkSoft: standingOut(mix(neutral, 0.06, '#465160'), 'black', grounds, 4.5),
    accentStrong: mix(accent, 0.88, '#080c12'),
    onAccent: readableOn(accent),
    ...{ danger: danger.text, dangerTint: danger.tint, success: success.text, successTint: success.tint },
  }
}

const darkPaletteWith = (accent: Color, neutral: Color): Palette => {
  const ground = mix(neutral, 0.05, '#0b0e13')
  const raised = mix(neutral, 0.08, '#12171e')
  const tint = mix(accent, 0.18, '#12171e')
  const grounds = [ground, raised, tint]
  const danger = signal('#ffb3aa', 'white', raised, grounds)
  const success = signal('#86dfae', 'white', raised, grounds)
  return {
    ...{ ground, raised, tint, accent },
    line: mix(neutral, 0.14, '#232a34'),
    controlLine: standingOut('#8792a1', 'white', [ground, raised], 3),
    ink: standingOut('#eef2f7', 'white', grounds, 7),
    inkSoft: standingOut('#adb8c6', 'white', grounds, 4.5),
    accentStrong: mix(accent, 0.88, '#eef2f7'),
    onAccent: readableOn(accent),
    ...{ danger: danger.text, dangerTint: danger.tint, success: success.text, successTint: success.tint },
  }
}

/** Above the 4.5 that WCAG asks for: thin light letters on a dark ground need more. */
const DARK_ACCENT_RATIO = 7

/** The same hues in the dark, the accent as light as it must be to be read there. */
export const darkPalette = ({ accent, neutral }: Hues): Palette => {
  const light = firstShade(accent, 'white', (shade) => {
    const palette = darkPaletteWith(shade, neutral)
    return contrast(shade, palette.raised) >= DARK_ACCENT_RATIO && shortfalls(palette).length === 0
  })
  return darkPaletteWith(light, neutral)
}

/** The accent, or the nearest darker shade of it with which everything can be read. */
export const nearestAccent = ({ accent, neutral }: Hues): Color =>
  firstShade(accent, 'black', (shade) => shortfalls(lightPalette({ accent: shade, neutral })).length === 0)
