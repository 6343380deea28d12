import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

export const schemes = ['light', 'dark'] as const

export const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const

const linesOf = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )

/** Every rule of axe, best practices included; each finding on a line. */
export const findings = async (page: Page): Promise<string[]> =>
  linesOf(await new AxeBuilder({ page }).analyze())

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
  return linesOf({ violations })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
