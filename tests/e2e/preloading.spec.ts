import type { Page } from '@playwright/test'
import { answers, runtimeFile } from './support/breakage.ts'
import { withConnection } from './support/connection.ts'
import { isMarked, mark } from './support/documents.ts'
import { follow } from './support/follow.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { visitAs } from './support/visit-as.ts'

const payloadFiles = '**/_payload.json'
const ready = 'html[data-ready]'

/** Addresses of what the page asks for beside itself; it grows. */
function requestsOf(page: Page): readonly URL[] {
  const urls: URL[] = []
  page.on('request', (request) => urls.push(new URL(request.url())))
  return urls
}

const payloadsIn = (urls: readonly URL[]): string[] =>
  urls.map(({ pathname }) => pathname).filter((path) => path.endsWith('/_payload.json'))

/** The page has had time of its own: what it does when it is idle is done. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  )

/** A frame was shown, and what came into view was told. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new IntersectionObserver(() => requestAnimationFrame(() => resolve())).observe(document.body),
      ),
  )

const payloadOf = (name: string): string => `/en/${name}/_payload.json`

/** Pages that the home page links to, all in view of a tall window. */
const linked = ['pricing', 'payment', 'contacts', 'login', 'register', 'oferta', 'privacy'].map(payloadOf)

test.describe('with every link in view', () => {
  test.use({ viewport: { width: 1280, height: 5000 } })

  test('at most five pages are fetched ahead at once, and in the end all of them, once', async ({ page }) => {
    const payloads = await hold(page, payloadFiles)
    await page.goto('/en')
    await expect.poll(payloads.waiting).toBe(5)
    await hydrated(page)
    await seen(page)
    await idle(page)
    expect(payloads.waiting()).toBe(5)

    payloads.release()
    await expect.poll(() => payloads.requests.length).toBe(linked.length)
    const paths = payloads.requests.map((request) => new URL(request.url()).pathname)
    expect(paths.sort()).toEqual([...linked].sort())
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await withConnection(page, connection)
      const requests = requestsOf(page)
      await page.goto('/en')
      await seen(page)
      await idle(page)
      expect(requests.filter(({ pathname }) => pathname.startsWith('/assets/runtime'))).toEqual([])
      expect(payloadsIn(requests)).toEqual([])

      await hydrated(page)
      await page.locator('header a[href="/en/pricing"]').hover()
      await page.locator('footer a[href="/en/oferta"]').hover()
      await seen(page)
      await idle(page)
      await follow(page, '/en/payment')
      await expect(page).toHaveURL('/en/payment')
      await seen(page)
      await idle(page)
      expect(payloadsIn(requests)).toEqual(['/en/payment/_payload.json'])
    })
  }
})

test('a link that is pointed at is fetched ahead, and then shown without a request', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const requests = requestsOf(page)
  await page.goto('/en')
  await hydrated(page)
  const link = page.locator('footer a[href="/en/privacy"]')
  expect(payloadsIn(requests)).not.toContain('/en/privacy/_payload.json')
  // Pointed at without being seen: the event alone, from far away.
  await Promise.all([page.waitForResponse('**/en/privacy/_payload.json'), link.dispatchEvent('pointerover')])
  await follow(page, '/en/privacy')
  await expect(page).toHaveURL('/en/privacy')
  expect(payloadsIn(requests).filter((path) => path.startsWith('/en/privacy'))).toHaveLength(1)
})

test('a link that comes into view is fetched ahead, and one that gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const requests = requestsOf(page)
  await page.goto('/en')
  await hydrated(page)
  expect(payloadsIn(requests)).not.toContain('/en/oferta/_payload.json')
  const oferta = page.waitForRequest('**/en/oferta/_payload.json')
  await page.locator('footer a[href="/en/oferta"]').scrollIntoViewIfNeeded()
  await oferta

  await page.goto('/en/pricing')
  await hydrated(page)
  const before = requests.length
  // Focused without being seen.
  await Promise.all([
    page.waitForRequest('**/en/privacy/_payload.json'),
    page.locator('footer a[href="/en/privacy"]').evaluate((link) => link.focus({ preventScroll: true })),
  ])
  expect(payloadsIn(requests.slice(before))).toEqual(['/en/privacy/_payload.json'])
})

test('what could not be fetched ahead is fetched by the visit, and nobody is told', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  let asked = 0
  await page.route('**/en/privacy/_payload.json', (route) => {
    asked += 1
    return asked === 1 ? answers.trouble(route) : route.fallback()
  })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  const [response] = await Promise.all([
    page.waitForResponse('**/en/privacy/_payload.json'),
    page.locator('footer a[href="/en/privacy"]').dispatchEvent('pointerover'),
  ])
  await response.finished()
  await idle(page)
  await follow(page, '/en/privacy')
  await expect(page).toHaveURL('/en/privacy')
  expect(asked).toBe(2)
  expect(await isMarked(page)).toBe(true)
})

test('other sites, other kinds of links and pages that were shown are left alone', async ({
  page,
  baseURL,
}) => {
  const requests = requestsOf(page)
  await page.goto('/en/contacts')
  await idle(page)
  await page.evaluate(() => {
    const links = [
      { href: 'https://elsewhere.example/en/profile' },
      { href: '//elsewhere.example/en/forgot-password' },
      { href: 'mailto:help@provider.example' },
      { href: '/en/new-password', target: '_blank' },
      { href: '/en/nowhere' },
      { href: '/api/me' },
    ].map((link) => Object.assign(document.createElement('a'), { ...link, textContent: link.href }))
    const nav = document.createElement('nav')
    nav.id = 'links'
    nav.append(...links)
    document.body.prepend(nav)
  })
  await hydrated(page)
  for (const link of await page.locator('#links a').all()) {
    await link.hover()
    await link.focus()
  }
  await page.locator('footer a[href="/en/contacts"]').hover()
  // Links are looked at anew on each page; these are still there.
  await follow(page, '/en/oferta')
  await expect(page).toHaveURL('/en/oferta')
  await seen(page)
  await idle(page)
  const origin = new URL(baseURL ?? '').origin
  expect(requests.map((url) => url.origin).filter((each) => each !== origin)).toEqual([])
  const paths = requests.map(({ pathname }) => pathname)
  for (const path of [
    '/api/me',
    ...['nowhere', 'new-password', 'profile', 'forgot-password', 'contacts'].map(payloadOf),
  ]) {
    expect(paths).not.toContain(path)
  }
})

for (const [path, what] of [
  ['/en', 'is only read'],
  ['/en/payment', 'only members work with'],
] as const) {
  test(`a page that ${what} fetches the runtime when it is idle, and runs it when a guest uses it`, async ({
    page,
  }) => {
    const fetched = page.waitForResponse(runtimeFile)
    await page.goto(path)
    await (await fetched).finished()
    await idle(page)
    await expect(page.locator(ready)).toHaveCount(0)
    await page.locator('header a').first().hover()
    await expect(page.locator(ready)).toBeAttached()
  })
}

test('a page that only members work with runs it for them by itself', async ({ page }) => {
  await visitAs(page, 'member')
  await page.goto('/en/payment')
  await expect(page.locator(ready)).toBeAttached()
})
