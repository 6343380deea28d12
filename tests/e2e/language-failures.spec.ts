import { breakFile, type answers } from './support/breakage.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { haveChosen } from './support/locale-cookie.ts'
import { speaking } from './support/speaking.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/texts.ts'

const failures: readonly (keyof typeof answers)[] = ['missing', 'html', 'malformed', 'trouble', 'nothing']

for (const failure of failures) {
  test(`texts that cannot be had (${failure}) leave the language as it is, to be tried again`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    expectComplaint(/^HttpError: GET \/assets\/ru-/)
    const texts = await breakFile(page, '**/assets/ru-*.json', failure)
    await page.goto('/en/register?from=home#form')
    await hydrated(page)
    await mark(page)
    await page.locator('input[name=name]').fill('Ann')
    await chooseLanguage(page, 'Русский')
    const notice = page.locator('.notices', { hasText: 'The texts in Русский could not be loaded.' })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL('/en/register?from=home#form')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')

    texts.mend()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/ru/register?from=home#form')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('.notices')).toBeEmpty()
    await expect(page.locator('input[name=name]')).toHaveValue('Ann')
    expect(await isMarked(page)).toBe(true)
  })
}

test('a document that cannot be had in another language stays in this one', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  expectComplaint(/^HttpError: GET \/uk\/oferta\/_payload.json/)
  const payload = await breakFile(page, '**/uk/oferta/_payload.json', 'trouble')
  await page.goto('/en/oferta')
  await hydrated(page)
  await chooseLanguage(page, 'Українська')
  await expect(page.locator('.notices')).toContainText('The texts in Українська could not be loaded.')
  await expect(page).toHaveURL('/en/oferta')
  payload.mend()
  await page.locator('.notices').getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/uk/oferta')
  await expect(page.locator('.notices')).toBeEmpty()
})

test('another language that can be had ends the complaint about the first', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  expectComplaint(/^HttpError: GET \/assets\/ru-/)
  await breakFile(page, '**/assets/ru-*.json', 'missing')
  await page.goto('/en/pricing')
  await hydrated(page)
  await chooseLanguage(page, 'Русский')
  await expect(page.locator('.notices')).toContainText('Русский')
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/pricing')
  await expect(page.locator('.notices')).toBeEmpty()
})

const missing = [
  { path: '/login', meant: '/login' },
  { path: '/de/login?a=1', meant: '/login' },
  { path: '/de/x', meant: null },
]
for (const { path, meant } of missing) {
  test(`${path} speaks the language that was chosen`, async ({ page, context, baseURL, expectComplaint }) => {
    expectComplaint(/status of 404/)
    await haveChosen(context, baseURL ?? '', 'uk')
    await speaking(page, 'ru')
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await expect(page.locator('h1')).toHaveText('Сторінку не знайдено')
    await expect(page).toHaveTitle(new RegExp(words('uk', 'ui.errors.notFound.title')))
    await expect(page.locator('main')).toContainText(`Сторінку не знайдено: ${path}`)
    await expect(page.locator('main a[href="/uk"]')).toBeVisible()
    if (meant === null) return
    await page.locator(`main a[href="/uk${meant}"]`).click()
    await expect(page).toHaveURL(`/uk${meant}`)
    await expect(page.locator('h1')).toBeVisible()
  })

  test(`${path} speaks the language of the browser`, async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/)
    await speaking(page, 'de', 'ru-RU')
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('main')).toContainText(`Страница не найдена: ${path}`)
    await expect(page.locator('main a[href="/ru"]')).toBeVisible()
    if (meant !== null) await expect(page.locator(`main a[href="/ru${meant}"]`)).toBeVisible()
  })
}

test('the 404 page of no language becomes the page that was meant, in the language chosen there', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/)
  await page.goto('/login?a=1#form')
  await hydrated(page)
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/login?a=1#form')
  await expect(page.locator('input[type=email]')).toBeVisible()
})

test('without the texts of one’s own language, the 404 page speaks the one it has', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|status of 404/)
  expectComplaint(/^HttpError: GET \/assets\/uk-/)
  await breakFile(page, '**/assets/uk-*.json', 'html')
  await speaking(page, 'uk')
  await page.goto('/login')
  await expect(page.locator('main')).toContainText('Page not found: /login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
