import type { Page } from '@playwright/test'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Lets the browser tell this of its connection, from the next document on. */
export const withConnection = (page: Page, connection: Connection): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
