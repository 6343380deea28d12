import type { Page, Request } from '@playwright/test'

interface Held {
  /** Every request that came, in its order. */
  readonly requests: readonly Request[]
  /** How many of them wait now. */
  readonly waiting: () => number
  /** Lets those that wait go on, and all that follow. */
  readonly release: () => void
}

/** Holds the answers to requests until they are released; what this page never asks for is never held. */
export async function hold(page: Page, url: string): Promise<Held> {
  const requests: Request[] = []
  let waiting = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    requests.push(route.request())
    waiting += 1
    await released
    waiting -= 1
    await route.fallback()
  })
  return { requests, waiting: () => waiting, release }
}
