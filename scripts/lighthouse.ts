import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { prerenderList } from '#site/prerender.ts'
import { listen } from '../server/listen.ts'
import { createSiteServer } from '../server/site-server.ts'
import { findChromium } from './find-chromium.mjs'

/**
 * `npm run lighthouse`: the marks of every page of the last build, on a phone with slow mobile data, as Lighthouse
 * reckons it. Fails below 100; with `--no-performance` the machine's own speed does not count.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    performance: { type: 'boolean', default: true },
  },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Marks {
  path: string
  /** Of 100; a page that search engines are asked to leave alone is not marked down for it. */
  marks: Record<Category, number>
  /** What cost marks. */
  faults: string[]
}

/** The page asks for this itself. */
const asked = new Set(['is-crawlable'])

async function mark(origin: string, path: string, port: number): Promise<Marks> {
  const flags: Flags = { port, onlyCategories: [...categories], logLevel: 'error', output: 'json' }
  const isListed = !(await (await fetch(origin + path)).text()).includes('content="noindex"')
  const result = await lighthouse(origin + path, { ...flags, skipAudits: isListed ? [] : [...asked] })
  if (!result) throw new Error(`${path}: Lighthouse gave no result`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const marks = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Marks['marks'] // One for each category, as the type says.
  const faults = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) =>
        `${name}: ${lhr.audits[id]?.title ?? id} ${lhr.audits[id]?.displayValue ?? ''}`.trim(),
      ),
  )
  return { path, marks, faults }
}

const counted = categories.filter((name) => values.performance || name !== 'performance')

const report = ({ path, marks, faults }: Marks): boolean => {
  const isPerfect = counted.every((name) => marks[name] === 100)
  process.stdout.write(`${categories.map((name) => String(marks[name]).padStart(4)).join('')}  ${path}\n`)
  if (!isPerfect) for (const fault of faults) process.stdout.write(`${' '.repeat(18)}${fault}\n`)
  return isPerfect
}

async function markAll(paths: readonly string[]): Promise<boolean> {
  const server = createSiteServer({ dist: join(import.meta.dirname, '../dist') })
  const origin = await listen(server, 0)
  const browser = await findChromium()
  const chrome = await launch({
    ...(browser?.CHROMIUM_PATH ? { chromePath: browser.CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const perfect: boolean[] = []
  try {
    process.stdout.write(`${categories.join(', ')}\n`)
    for (const path of paths) perfect.push(report(await mark(origin, path, chrome.port)))
  } finally {
    chrome.kill()
    server.close()
    server.closeAllConnections()
  }
  return perfect.length > 0 && perfect.every(Boolean)
}

const wanted = prerenderList
  .map(({ path }) => path)
  .filter((path) => values.only.length === 0 || values.only.includes(path))
if (!(await markAll(wanted))) process.exitCode = 1
