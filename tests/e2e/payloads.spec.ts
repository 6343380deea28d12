import type { Page } from '@playwright/test'
import { breakFile, saysFileFailed } from './support/breakage.ts'
import { withConnection } from './support/connection.ts'
import { documentsOf, isMarked, mark } from './support/documents.ts'
import { follow } from './support/follow.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const payloadFile = '**/en/pricing/_payload.json'
const refused = /^HttpError: GET \/en\/pricing\/_payload\.json: /

/** Nothing is fetched ahead: what happens is what the visit itself does. */
test.beforeEach(({ page }) => withConnection(page, { saveData: true }))

const open = async (page: Page): Promise<readonly string[]> => {
  const documents = documentsOf(page)
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  return documents
}

/** Takes a page out of the list of those that were built. */
const unlist = (page: Page, path: string): Promise<unknown> =>
  page.route('**/builds/meta/*.json', async (route) => {
    const response = await route.fetch()
    // Written by our own build.
    const manifest = (await response.json()) as { prerendered: string[] }
    const prerendered = manifest.prerendered.filter((built) => built !== path)
    await route.fulfill({ json: { ...manifest, prerendered } })
  })

for (const answer of ['malformed', 'html', 'otherShape', 'trouble', 'missing'] as const) {
  test(`a payload that is no good leads to the document (${answer})`, async ({ page, expectComplaint }) => {
    expectComplaint(saysFileFailed)
    expectComplaint(refused)
    await breakFile(page, payloadFile, answer)
    const documents = await open(page)
    await follow(page, '/en/pricing')
    await expect(page).toHaveURL('/en/pricing')
    await expect(page.locator('.plan')).toHaveCount(3)
    expect(documents).toEqual(['/en', '/en/pricing'])

    // The document brings everything that its page needs.
    await hydrated(page)
    await mark(page)
    await follow(page, '/en/payment')
    await expect(page).toHaveURL('/en/payment')
    expect(await isMarked(page)).toBe(true)
  })
}

test('an address that this build never had is a 404, told without a document', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/)
  await unlist(page, '/en/pricing')
  const payload = await breakFile(page, payloadFile, 'missing')
  await open(page)
  await follow(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('main')).toContainText('Page not found: /en/pricing')
  await expect(page.locator('h1')).toBeFocused()
  expect(await isMarked(page)).toBe(true)

  payload.mend()
  await follow(page, '/en/payment')
  await expect(page).toHaveURL('/en/payment')
  await follow(page, '/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(await isMarked(page)).toBe(true)
})

test('where data is blocked and documents are not, the document is loaded', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(saysFileFailed)
  expectComplaint(refused)
  await breakFile(page, payloadFile, 'nothing')
  const documents = await open(page)
  await follow(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(documents).toEqual(['/en', '/en/pricing'])
})
