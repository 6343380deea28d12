import { escapeXml } from './escape-xml.ts'
import { drawMark } from './mark.ts'
import { fitText, type Measure } from './text-lines.ts'

/** What previews of links show. */
export interface PreviewText {
  title: string
  siteName: string
  /** `provider.example` */
  host: string
  direction: 'ltr' | 'rtl'
}

export interface PreviewColors {
  /** The ground at its top and at its foot. */
  panel: string
  panelDeep: string
  onPanel: string
}

/** What the platforms that show previews ask for: 1.91:1. */
export const previewSize = { width: 1200, height: 630 } as const

const margin = 88
const room = { width: previewSize.width - 2 * margin, lines: 3, sizes: [92, 84, 76, 68, 60] }

/** Waves of a signal from the lower corner at the far side of the text. */
const waves = (centre: number, color: string): string =>
  Array.from(
    { length: 7 },
    (_, index) =>
      `<circle cx="${centre}" cy="660" r="${120 + index * 84}" fill="none" stroke="${color}" stroke-opacity="${(0.2 - index * 0.024).toFixed(3)}" stroke-width="2.500"/>`,
  ).join('')

const ground = (top: string, foot: string): string =>
  '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">' +
  `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>` +
  '</linearGradient></defs><rect width="1200" height="630" fill="url(#g)"/>'

/** A picture of the title on the colours of the site. `measure` is of the bold letters it is drawn with. */
export function previewSvg(text: PreviewText, colors: PreviewColors, measure: Measure): string {
  const { panel, panelDeep, onPanel } = colors
  const { direction, title, siteName, host } = text
  const isRtl = direction === 'rtl'
  const start = isRtl ? previewSize.width - margin : margin
  const anchor = isRtl ? 'end' : 'start'
  // The mark of direction keeps punctuation at the right end of a line.
  const print = (line: string) => (isRtl ? `\u200f${escapeXml(line)}\u200f` : escapeXml(line))
  const line = (content: string, y: number, size: number, opacity = 1, x = start) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill-opacity="${opacity}" text-anchor="${anchor}">${print(content)}</text>`

  const { size, lines } = fitText(title, room, measure)
  const leading = size * 1.14
  const first = 348 - ((lines.length - 1) * leading) / 2 + size * 0.34
  const markAt = isRtl ? start - 72 : start
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    ground(panel, panelDeep),
    waves(isRtl ? 60 : 1140, onPanel),
    `<g transform="translate(${markAt} 72) scale(2.250)">${drawMark({ tile: onPanel, waves: panel, radius: 8 })}</g>`,
    `<g font-family="Inter" font-weight="700" fill="${onPanel}">`,
    line(siteName, 121, 38, 1, isRtl ? start - 96 : start + 96),
    ...lines.map((content, index) => line(content, first + index * leading, size)),
    line(host, 560, 30, 0.8),
    '</g></svg>',
  ].join('')
}
