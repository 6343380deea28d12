import type { Page } from '@playwright/test'

/** Lets time pass for the page only when a test says so. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}
