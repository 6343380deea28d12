import { test as base, expect } from '@playwright/test'

interface Complaints {
  /** What the browser said that a test may expect; everything else fails it. */
  expectComplaint: (pattern: RegExp) => void
}

/** A test in which an unexpected console error, warning, page error or CSP report is a failure. */
export const test = base.extend<Complaints>({
  expectComplaint: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await use((pattern) => expected.push(pattern))
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
