import type { Page } from '@playwright/test'
import { colorTokens } from '../../codegen/emit/theme.ts'
import { darkPalette, lightPalette } from '../../codegen/model/theme/palette.ts'
import { screens } from './support/axe.ts'
import { unreadable } from './support/behind-text.ts'
import { expect, test } from './support/test.ts'

// The palette proves pairs of colours. Which of them meet on a screen, under waves, washes and shadows, is measured.

const looks = ['light', 'dark'] as const
const paths = ['/uk', '/ru/pricing', '/en/payment', '/en/login']

/** Of the site itself, and one that words can only just be read in. */
const accents = [null, '#c2410c'] as const

/** Colours of a site with another accent, over those of this one. */
async function paint(page: Page, accent: string): Promise<void> {
  const hues = { accent, neutral: accent }
  const tokens = Object.entries(colorTokens(lightPalette(hues), darkPalette(hues)))
  await restyle(page, `:root { ${tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`)
}

/** A policy that forbids other styles leaves these alone. */
const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

for (const path of paths) {
  for (const [screen, size] of Object.entries(screens)) {
    test(`text is read on whatever is behind it: ${path}, ${screen}`, async ({ page, context }) => {
      const canvas = await context.newPage()
      await page.setViewportSize(size)
      for (const colorScheme of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const accent of accents) {
          await page.goto(path)
          if (accent !== null) await paint(page, accent)
          expect(await unreadable(page, canvas), `${colorScheme}, ${accent ?? 'as it is'}`).toEqual([])
        }
      }
    })
  }
}

test('a stronger wave would be found', async ({ page, context }) => {
  const canvas = await context.newPage()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(screens.phone)
  for (const stronger of ['--wave: #a9c6e8', '--panel-wave: #4d86c4']) {
    await page.goto('/en')
    await restyle(page, `:root { ${stronger} }`)
    expect(await unreadable(page, canvas), stronger).not.toEqual([])
  }
})
