import { drawMark } from './mark.ts'
import { paint } from './paint.ts'

export interface IconFile {
  path: string
  /** Media type. */
  type: string
  content: string | Buffer
}

export interface IconColors {
  accent: string
  onAccent: string
}

const svgOf = ({ accent, onAccent }: IconColors, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawMark({ tile: accent, waves: onAccent, radius })}</svg>`

/** An ICO with one picture, which may be a PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The icons that browsers and phones ask for, at the addresses where they look; drawn in the accent. */
export function iconFiles(colors: IconColors): IconFile[] {
  const rounded = svgOf(colors, 9)
  return [
    { path: 'favicon.svg', type: 'image/svg+xml', content: rounded },
    { path: 'favicon.ico', type: 'image/x-icon', content: icoOf(paint(rounded, 32), 32) },
    // Phones round the corners themselves.
    { path: 'apple-touch-icon.png', type: 'image/png', content: paint(svgOf(colors, 0), 180) },
  ]
}

/** Elements of the head that name the icons, and the colours around the page. */
export const iconTags = (light: string, dark: string): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
  ].join('\n')
