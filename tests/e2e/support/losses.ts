import type { Page } from '@playwright/test'

/** Runs in the page: everything that cannot be read or pressed as it lies there, a line each. */
function findLosses(): string[] {
  const describe = (element: Element): string =>
    `${element.localName}.${element.classList.value.replaceAll(' ', '.')} "${element.textContent.trim().slice(0, 40)}"`
  const styleOf = (element: Element) => getComputedStyle(element)
  /** Scrolls by itself, or is for screen readers alone. */
  const isApart = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, clipPath, opacity } = styleOf(at)
      if (['auto', 'scroll'].includes(overflowX) && at !== document.documentElement) return true
      if (clipPath !== 'none' || opacity === '0') return true
    }
    return false
  }
  const isText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const page = document.documentElement
  const losses: string[] = []
  if (page.scrollWidth > page.clientWidth) losses.push(`the page is ${page.scrollWidth} wide`)

  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isApart(element)) continue
    const { left, right, width } = element.getBoundingClientRect()
    if (isText(element) && width > 0 && (left < -1 || right > page.clientWidth + 1))
      losses.push(`${describe(element)} leaves the window`)
    const { display, overflowX } = styleOf(element)
    const holdsText = display !== 'inline' && element.clientWidth > 0 && element.textContent.trim()
    if (holdsText && element.scrollWidth > element.clientWidth + 1)
      losses.push(`${describe(element)} is too narrow for what is in it`)
    if (holdsText && overflowX !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      losses.push(`${describe(element)} is cut off`)
  }

  /** A button lies at the end of its field, which leaves it that room. */
  const isWithin = (one: Element, other: Element): boolean =>
    one.contains(other) || (one.matches('input') && other.matches('.input-button'))

  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isApart(element))
    .map((element) => ({
      element,
      // A label belongs to what it names.
      box: (element.closest('label') ?? element).getBoundingClientRect(),
      // Links in a sentence are as high as the sentence.
      isInline: styleOf(element).display === 'inline',
    }))
  for (const { element, box, isInline } of targets) {
    // 2.5.8 of WCAG 2.2, in CSS pixels.
    if (!isInline && (box.width < 24 || box.height < 24))
      losses.push(`${describe(element)} is ${box.width} × ${box.height}`)
  }
  for (const [index, one] of targets.entries()) {
    for (const other of targets.slice(index + 1)) {
      if (one.isInline || other.isInline || isWithin(one.element, other.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 1 && down > 1)
        losses.push(`${describe(one.element)} and ${describe(other.element)} overlap`)
    }
  }
  return losses
}

export const lossesOf = (page: Page): Promise<string[]> => page.evaluate(findLosses)

/** As far apart as 1.4.12 of WCAG 2.2 lets a visitor set letters, words, lines and paragraphs. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
