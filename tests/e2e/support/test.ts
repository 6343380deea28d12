import { test as base, expect } from '@playwright/test'

interface Complaints {
  /** What the browser said that a test may expect; everything else fails it. */
  expectComplaint: (pattern: RegExp) => void
}

/** A test in which an unexpected console error, warning, page error or CSP report of any tab is a failure. */
export const test = base.extend<Complaints>({
  expectComplaint: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      context.on('weberror', (event) => complaints.push(`page error: ${event.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await use((pattern) => expected.push(pattern))
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
      // An answer that is still held is of no use any more, and would fail in the middle of the next test.
      const routed = [context, ...context.pages()]
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
