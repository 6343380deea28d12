import type { Page } from '@playwright/test'

/** A piece of text on one line, and where it is on the page. */
interface Piece {
  text: string
  /** `rgb(13, 28, 48)` */
  color: string
  /** WCAG 2.2, 1.4.3: 3 for letters of 24 pixels and for bold ones of 18.66, 4.5 for others. */
  minimum: 3 | 4.5
  x: number
  y: number
  width: number
  height: number
}

function visiblePieces(): Piece[] {
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    if (element === null || !isSeen || element.closest('.visually-hidden, .skip-link')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 3) continue
      const text = walker.currentNode.textContent?.trim().slice(0, 30) ?? ''
      pieces.push({ text, color, minimum: isLarge ? 3 : 4.5, x: x + scrollX, y: y + scrollY, width, height })
    }
  }
  return pieces
}

function hideText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { color: transparent !important } svg { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
}

function showText(): void {
  document.adoptedStyleSheets.pop()
}

/** The least contrast that each piece of text has with a pixel of a picture of what is behind it. */
async function leastContrasts({ pieces, picture }: { pieces: Piece[]; picture: string }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (canvas === null) throw new Error('There is no canvas')
  canvas.drawImage(bitmap, 0, 0)
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return pieces.map(({ color, x, y, width, height }) => {
    const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number))
    const { data } = canvas.getImageData(Math.ceil(x), Math.ceil(y), Math.floor(width), Math.floor(height))
    let least = 21
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data.subarray(at, at + 3))
      const ratio = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
      least = Math.min(least, ratio)
    }
    return least
  })
}

/**
 * Where a page has text that cannot be read well enough on each pixel that is behind it. Pixels are counted on `canvas`,
 * an empty page, where no policy forbids it.
 */
export async function unreadable(page: Page, canvas: Page): Promise<string[]> {
  const pieces = await page.evaluate(visiblePieces)
  if (pieces.length < 5) throw new Error('The page has next to no text')
  await page.evaluate(hideText)
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  await page.evaluate(showText)
  const found = await canvas.evaluate(leastContrasts, { pieces, picture })
  return pieces.flatMap(({ text, color, minimum }, index) => {
    const ratio = found[index] ?? 0
    return ratio < minimum ? [`${color} "${text}": ${ratio.toFixed(2)} of ${minimum}`] : []
  })
}
