import { backdropOn, panelOf, type Backdrop, type Panel } from './backdrop.ts'
import { contrast, firstShade, mix, type Color } from './colors.ts'
import { shortfalls } from './requirements.ts'

/** Every colour of the site in light or in dark surroundings. */
export interface Palette extends Backdrop, Panel {
  /** Of pages. */
  ground: Color
  /** Of what lies on a page: cards, menus, dialogs. */
  raised: Color
  /** Of what is chosen or pointed at, and of tiles behind icons. */
  tint: Color
  /** Between things and around cards; it carries no meaning of its own. */
  line: Color
  /** Around what is filled in. */
  controlLine: Color
  ink: Color
  /** Of what is said beside the main thing: leads, hints, captions. */
  inkSoft: Color
  /** Of links, buttons and what is current. */
  accent: Color
  /** Of a button that is pointed at. */
  accentStrong: Color
  /** Of text on either. */
  onAccent: Color
  /** Of what went wrong, and of the ground of its notices. */
  danger: Color
  dangerTint: Color
  /** Of what went well. */
  success: Color
  successTint: Color
  /** Of what is neither, on meters. */
  warning: Color
}

export interface Hues {
  accent: Color
  /** What greys lean towards. */
  neutral: Color
}

/** A colour moved away from its grounds until it stands out enough from each of them. */
const standingOut = (
  color: Color,
  toward: 'black' | 'white',
  grounds: readonly Color[],
  ratio: number,
): Color => firstShade(color, toward, (shade) => grounds.every((ground) => contrast(shade, ground) >= ratio))

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
  const ink = standingOut(mix(neutral, 0.22, '#080c12'), 'black', grounds, 7)
  const inkSoft = standingOut(mix(neutral, 0.06, '#465160'), 'black', grounds, 4.5)
  // What is read on white is a ground for white.
  const onAccent = '#ffffff'
  return {
    ...{ ground, raised, tint, accent, ink, inkSoft, onAccent },
    // White paper shows through a wash of colour.
    ...backdropOn(ground, accent, [ink, inkSoft, accent], { wash: 0.15, glow: 0.08, wave: raised }),
    ...panelOf(accent, onAccent, 0.13),
    line: mix(neutral, 0.12, '#e6e9ee'),
    controlLine: standingOut(mix(neutral, 0.2, '#7d8794'), 'black', [ground, raised], 3),
    accentStrong: mix(accent, 0.88, '#080c12'),
    warning: standingOut('#9a6200', 'black', grounds, 3),
    ...{ danger: danger.text, dangerTint: danger.tint, success: success.text, successTint: success.tint },
  }
}

const darkRaised = (neutral: Color): Color => mix(neutral, 0.08, '#12171e')

const darkPaletteWith = (accent: Color, neutral: Color): Palette => {
  const ground = mix(neutral, 0.05, '#0b0e13')
  const raised = darkRaised(neutral)
  const tint = mix(accent, 0.18, '#12171e')
  const grounds = [ground, raised, tint]
  const danger = signal('#ffb3aa', 'white', raised, grounds)
  const success = signal('#86dfae', 'white', raised, grounds)
  const ink = standingOut('#eef2f7', 'white', grounds, 7)
  const inkSoft = standingOut('#adb8c6', 'white', grounds, 4.5)
  return {
    ...{ ground, raised, tint, accent, ink, inkSoft },
    ...backdropOn(ground, accent, [ink, inkSoft, accent], { wash: 0.14, glow: 0.08, wave: 0.26 }),
    ...panelOf(mix(accent, 0.26, '#10151c'), ink, 0.07),
    line: mix(neutral, 0.14, '#232a34'),
    controlLine: standingOut('#8792a1', 'white', [ground, raised], 3),
    accentStrong: mix(accent, 0.88, '#eef2f7'),
    // An accent that stands out from the dark this much is a ground for black.
    onAccent: '#000000',
    warning: standingOut('#f2c063', 'white', grounds, 3),
    ...{ danger: danger.text, dangerTint: danger.tint, success: success.text, successTint: success.tint },
  }
}

/** Above the 4.5 that WCAG asks for: thin light letters on a dark ground need more. */
const DARK_ACCENT_RATIO = 7

/** The same hues in the dark, the accent as light as it must be to be read there. */
export const darkPalette = ({ accent, neutral }: Hues): Palette => {
  const raised = darkRaised(neutral)
  const light = firstShade(
    accent,
    'white',
    (shade) =>
      contrast(shade, raised) >= DARK_ACCENT_RATIO &&
      shortfalls(darkPaletteWith(shade, neutral)).length === 0,
  )
  return darkPaletteWith(light, neutral)
}

/** The accent, or the nearest darker shade of it with which everything can be read. */
export const nearestAccent = ({ accent, neutral }: Hues): Color =>
  firstShade(accent, 'black', (shade) => shortfalls(lightPalette({ accent: shade, neutral })).length === 0)
