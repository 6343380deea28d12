import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'

export const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const
export const schemes = ['light', 'dark'] as const

/** What pages are photographed on. */
export interface Look {
  readonly device: keyof typeof devices
  readonly scheme: (typeof schemes)[number]
}

/** Where photographs go, and which: those whose names have `only` in them. */
export interface Album {
  readonly out: string
  readonly only: string
}

export const fileOf = (name: string, locale: string | null, { device, scheme }: Look): string =>
  `${name}.${locale ?? 'root'}.${device}.${scheme}.png`

const style = `
  body { margin: 24px; background: #777; font: 16px system-ui }
  table { border-spacing: 16px } th { text-align: start; color: #fff }
  div { overflow: hidden } img { inline-size: 100%; display: block; margin-block-end: 12px }`

/** Puts photographs on one sheet: `html` has them by the names of their files. */
export async function makeSheet(browser: Browser, png: string, width: number, html: string): Promise<void> {
  const source = png.replace(/png$/, 'html')
  writeFileSync(source, `<!doctype html><meta charset="utf-8"><style>${style}</style>${html}`)
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path: png, fullPage: true })
  await page.close()
}
