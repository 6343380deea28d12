import { expect, it } from 'vitest'
import { iconFiles, iconTags } from '../../../../prerender/pictures/icons.ts'

const files = new Map(
  iconFiles({ accent: '#7a1f5c', onAccent: '#ffffff' }).map(({ path, content }) => [
    path,
    Buffer.from(content),
  ]),
)

const file = (path: string): Buffer => files.get(path) ?? Buffer.of()

it('draws the icons in the colours of the site', () => {
  expect(file('favicon.svg').toString()).toContain('fill="#7a1f5c"')
})

it('makes an icon that browsers without SVG understand', () => {
  const ico = file('favicon.ico')
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1])
  const start = ico.readUInt32LE(18)
  expect(start + ico.readUInt32LE(14)).toBe(ico.length)
  const png = ico.subarray(start)
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 32])
})

it('makes an icon for phones', () => {
  expect(file('apple-touch-icon.png').readUInt32BE(16)).toBe(180)
})

it('names every icon, and the colours around the page', () => {
  const tags = iconTags('#f8fafd', '#0c1219')
  for (const path of files.keys()) expect(tags).toContain(`href="/${path}"`)
  expect(tags).toContain('content="#0c1219" media="(prefers-color-scheme: dark)"')
})
