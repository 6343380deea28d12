import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

export const schemes = ['light', 'dark'] as const

export const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const

const linesOf = (results: AxeResults['violations'], what = ''): string[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${what}${id}: ${target.join(' ')}: ${failureSummary}`),
  )

/** Rules that axe need not be able to decide, each with the reason. */
const undecided: Readonly<Record<string, string>> = {
  'color-contrast': 'It cannot look through gradients and pictures; those are measured by their pixels.',
}

/**
 * What breaks a rule of axe, best practices included, and what axe cannot decide; each on a line. Of some rules only,
 * where no other can have changed.
 */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] })
  const { violations, incomplete } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  const open = incomplete.filter(({ id }) => !(id in undecided))
  return [...linesOf(violations), ...linesOf(open, 'undecided: ')]
}

/** The same for a frame by itself: its headings and landmarks are none of the page around it. */
export async function findingsInFrame(frame: Frame, rules: readonly string[] = []): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const violations = await frame.evaluate(
    async (runOnly) => {
      const results = await window.axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        ...(runOnly.length > 0 && { runOnly }),
      })
      return results.violations
    },
    [...rules],
  )
  return linesOf(violations)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
