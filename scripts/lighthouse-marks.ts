import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { session } from '#site/settings.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface Visit {
  url: string
  /** Of the member who comes; null for a guest. */
  token: string | null
  /** The page asks search engines to leave it alone, and is not marked down for that. */
  isUnlisted: boolean
}

export interface Marks {
  /** Of 100. */
  marks: Readonly<Record<Category, number>>
  /** Audits that cost marks, as people read them. */
  faults: readonly string[]
  /** Of the audits of speed that say the same on a slow machine as on a fast one, those that are not passed. */
  lastingFaults: readonly string[]
}

/** About what a page consists of and how it is made, not about how long anything took. */
const lasting = [
  'cumulative-layout-shift',
  'font-display',
  'render-blocking-resources',
  'total-byte-weight',
  'unminified-css',
  'unminified-javascript',
  'unsized-images',
  'uses-long-cache-ttl',
  'uses-text-compression',
]

/** Leaves the token where pages look for it, by way of a file that is no page. */
async function beMember(port: number, { url, token }: Visit): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(new URL('/robots.txt', url).href)
  await page?.evaluate(([key, value]) => localStorage.setItem(key, value), [
    session.key,
    token ?? '',
  ] as const)
  await page?.close()
  await browser.close()
}

function toMarks({ categories: found, audits }: Result): Marks {
  const titleOf = (id: string) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()
  const isFaulty = (id: string) => (audits[id]?.score ?? 1) < 0.9
  const marks = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as Marks['marks'] // One for each category, as the type says.
  const faults = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && isFaulty(id))
      .map(({ id }) => `${name}: ${titleOf(id)}`),
  )
  return { marks, faults, lastingFaults: lasting.filter(isFaulty).map(titleOf) }
}

/**
 * What Lighthouse makes of a page, on a phone with slow mobile data, in a browser that knows nothing yet; undefined
 * where it could not tell.
 */
export async function markPage(visit: Visit, chromePath: string): Promise<Marks | undefined> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    if (visit.token !== null) await beMember(chrome.port, visit)
    const result = await lighthouse(visit.url, {
      port: chrome.port,
      onlyCategories: [...categories],
      skipAudits: visit.isUnlisted ? ['is-crawlable'] : [],
      disableStorageReset: visit.token !== null,
      logLevel: 'silent',
    })
    return result && !result.lhr.runtimeError ? toMarks(result.lhr) : undefined
  } finally {
    chrome.kill()
  }
}
