import type { Page } from '@playwright/test'

/** Paths of the documents that the page has loaded, in their order; it grows. */
export function documentsOf(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Leaves a mark in the document that a load would wipe out. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { marked: true }))

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window)
