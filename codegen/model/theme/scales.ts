import { mix, type Color } from './colors.ts'

/** Custom properties without their dashes, and their values as CSS has them. */
export type Tokens = Readonly<Record<string, string>>

/** Sizes of letters; where two are named, the first is of a phone and the second of a wide window. */
export const typeScale: Tokens = {
  'size-tiny': '0.8125rem',
  'size-small': '0.9375rem',
  'size-lead': 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  'size-3': 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  'size-2': 'clamp(1.625rem, 1.3rem + 1.5vw, 2.375rem)',
  'size-1': 'clamp(2.125rem, 1.5rem + 3vw, 3.75rem)',
  // Of headings in narrow columns: texts, cards.
  'size-narrow': 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
  // Of the heading of a document, which is long.
  'size-document': 'clamp(1.5rem, 1.05rem + 2.6vw, 3rem)',
  'size-price': 'clamp(2.5rem, 2rem + 1.5vw, 3.125rem)',
}

/**
 * Space between and within things. Controls change by less than what is around them, since a finger needs
 * 2.75rem (WCAG 2.2, 2.5.5) in a compact look, too.
 */
export const spaceScale = (density: number): Tokens => {
  const times = (size: string): string => (density === 1 ? size : `calc(${density} * ${size})`)
  return {
    density: String(density),
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    content: 'min(100% - 2 * var(--gutter), 70rem)',
    rhythm: times('clamp(2.5rem, 1.5rem + 4vw, 5rem)'),
    padding: times('clamp(1.25rem, 1rem + 1vw, 1.75rem)'),
    'padding-wide': times('clamp(1.5rem, 1rem + 1.5vw, 2rem)'),
    gap: times('clamp(0.875rem, 1.5vw, 1.25rem)'),
    control: `${3.125 + 1.5 * (density - 1)}rem`,
    header: '4.5rem',
  }
}

/** "#rrggbb" with an opacity between 0 and 1 */
const faint = (color: Color, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

/** How high things lie, which shadows show: in the light they lean towards what greys lean towards. */
export const depthScale = (neutral: Color): Tokens => {
  const shade = (inLight: number, inDark: number): string =>
    `light-dark(${faint(mix(neutral, 0.35, '#080c12'), inLight)}, ${faint('#000000', inDark)})`
  return {
    shadow: `0 1px 2px ${shade(0.07, 0.35)}, 0 0.75rem 2rem -1rem ${shade(0.07, 0.35)}`,
    'shadow-high': `0 2px 4px ${shade(0.07, 0.35)}, 0 2rem 4rem -1.5rem ${shade(0.28, 0.6)}`,
    'shadow-accent': '0 0.5rem 1.25rem -0.625rem var(--accent)',
    // Over the page, below a dialog.
    scrim: shade(0.5, 0.5),
  }
}

/** How long a change takes to be seen. */
export const motionScale: Tokens = {
  // Of what answers a press or a pointer.
  'motion-fast': '0.16s',
  // Of what comes by itself.
  motion: '0.2s',
  ease: 'ease-out',
}
