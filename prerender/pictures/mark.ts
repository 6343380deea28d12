/** The mark of the site on a grid of 32, as the header draws it: src/layouts/brand.tsx. */
const waves = 'M5 17a15.500 15.500 0 0 1 22 0M10.500 22.500a7.750 7.750 0 0 1 11 0M16 27.500h.01'

interface MarkLook {
  /** Colour of the tile and of the waves on it. */
  tile: string
  waves: string
  /** Of the corners, on the grid. */
  radius: number
}

/** The mark on its tile, as SVG elements on a grid of 32. */
export const drawMark = ({ tile, waves: stroke, radius }: MarkLook): string =>
  `<rect width="32" height="32" rx="${radius}" fill="${tile}"/>` +
  `<g transform="translate(4.800 3.700) scale(0.700)" fill="none" stroke="${stroke}" stroke-width="3.600" stroke-linecap="round"><path d="${waves}"/></g>`
