import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { routes } from '#site/routes.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { visitAs, visitorsOf } from './support/visit-as.ts'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

/** Slow mobile data: bytes for a second, milliseconds of a way there and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.emulateNetworkConditions', slow)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 })
}

interface Shift {
  /** What share of the window moved, times how far. */
  readonly value: number
  readonly moved: readonly string[]
}

/** Everything that has moved since something was to be seen, whatever led to it. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const entries: Shift[] = []
        // Chromium tells also of what moved while nothing was painted yet.
        const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
        const observer = new PerformanceObserver((list) => {
          // The types of browsers do not have these entries yet.
          for (const { value, startTime, sources } of list.getEntries() as unknown as {
            value: number
            startTime: number
            sources: { node: Node | null }[]
          }[]) {
            if (startTime <= firstPaint) continue
            const moved = sources.map(({ node }) =>
              node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? ''),
            )
            entries.push({ value, moved })
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What is buffered is given with the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.disconnect()
              resolve(entries)
            }),
          ),
        )
      }),
  )

/** No letter waits for a file, and none is drawn twice. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.fonts].map(({ family }) => family),
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(woff2?|ttf|otf)\b/.test(name)),
  ])

// One language is enough: the longest.
for (const { path, page: name } of routes.filter(({ locale }) => locale === 'uk')) {
  for (const visitor of visitorsOf(name)) {
    test(`nothing moves while ${path} comes slowly to life for a ${visitor}`, async ({ page }) => {
      await visitAs(page, visitor)
      await slowDown(page)
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size)
        await page.goto(path)
        await hydrated(page)
        // The data of members, and whatever follows it.
        await page.waitForLoadState('networkidle')
        expect(await shiftsOf(page), screen).toEqual([])
        expect(await fontsOf(page)).toEqual([])
      }
    })
  }
}

async function sendSlowly(found: Response, response: ServerResponse): Promise<void> {
  const type = found.headers.get('content-type') ?? ''
  response.writeHead(found.status, { 'Content-Type': type })
  const body = Buffer.from(await found.arrayBuffer())
  const size = type.startsWith('text/html') ? Math.ceil(body.length / 60) : body.length
  for (let at = 0; at < body.length; at += size) {
    response.write(body.subarray(at, at + size))
    if (size < body.length) await pause(15)
  }
  response.end()
}

/** A server before the site from which documents come bit by bit, as over a line that is about to break. */
async function trickle(site: string): Promise<Server> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site)).then((found) => sendSlowly(found, response))
  })
  server.listen(0)
  await once(server, 'listening')
  return server
}

test('nothing moves while a page arrives bit by bit', async ({ page, baseURL }) => {
  const server = await trickle(baseURL ?? '')
  const address = server.address()
  const origin = `http://localhost:${address !== null && typeof address === 'object' ? address.port : ''}`
  await page.setViewportSize(screens.desktop)
  for (const path of ['/uk', '/uk/contacts', '/uk/login']) {
    await page.goto(origin + path)
    expect(await shiftsOf(page), path).toEqual([])
  }
  server.close()
  server.closeAllConnections()
})
