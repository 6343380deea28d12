import { contrast } from './colors.ts'
import type { Palette } from './palette.ts'

interface Requirement {
  color: keyof Palette
  grounds: readonly (keyof Palette)[]
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for what shows a control or its state (1.4.11). */
  ratio: 4.5 | 3
}

const surfaces = ['ground', 'raised', 'tint'] as const
const backdrop = ['wash', 'glow', 'wave'] as const
const panel = ['panel', 'panelDeep', 'panelWave'] as const

/** What lies on what. */
export const requirements: readonly Requirement[] = [
  { color: 'ink', grounds: [...surfaces, ...backdrop], ratio: 4.5 },
  { color: 'inkSoft', grounds: [...surfaces, ...backdrop], ratio: 4.5 },
  { color: 'accent', grounds: [...surfaces, ...backdrop], ratio: 4.5 },
  { color: 'onAccent', grounds: ['accent', 'accentStrong'], ratio: 4.5 },
  { color: 'onPanel', grounds: panel, ratio: 4.5 },
  { color: 'danger', grounds: [...surfaces, 'dangerTint'], ratio: 4.5 },
  { color: 'success', grounds: [...surfaces, 'successTint'], ratio: 4.5 },
  { color: 'ink', grounds: ['dangerTint', 'successTint'], ratio: 4.5 },
  { color: 'warning', grounds: surfaces, ratio: 3 },
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
