import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDev } from './support/dev-server.ts'
import { expect, test } from './support/test.ts'

let site: string
let home: string
let stop: () => Promise<void>

const edit = (file: string, from: string, to: string): void => {
  const path = join(site, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'edited-site-'))
  for (const name of [
    'site.config.yaml',
    'translations',
    'content',
    'generated',
    'reference-api/openapi.json',
  ]) {
    cpSync(name, join(site, name), { recursive: true })
  }
  const server = await startDev(site)
  stop = server.stop
  home = `${server.origin}/en`
})

test.afterAll(async () => {
  await stop()
  rmSync(site, { recursive: true, force: true })
})

test.beforeEach(({ expectComplaint }) => {
  // Vite reloads a page once it has found out which libraries it uses.
  expectComplaint(/Outdated Optimize Dep|Failed to load resource/)
})

test('an edited text shows in the open page', async ({ page }) => {
  await page.goto(home)
  edit('translations/en.json', '"Online at home', '"Connected at home')
  await expect(page.locator('h1')).toContainText('Connected at home')
})

test('a page added to the YAML can be opened', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  await page.goto(home)
  for (const locale of ['en', 'ru', 'uk'])
    edit(`translations/${locale}.json`, '{', '{ "coverage.title": "Where we connect",')
  edit(
    'site.config.yaml',
    '  - name: pricing\n',
    '  - name: coverage\n    path: /coverage\n    meta: { title: coverage.title }\n' +
      '    blocks: [{ type: text, title: coverage.title, text: home.hero.text }]\n\n  - name: pricing\n',
  )
  await expect(async () => {
    await page.goto(`${home}/coverage`)
    await expect(page.locator('h1')).toHaveText('Where we connect', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
})

test('a mistake is explained over the last good page, which comes back when it is mended', async ({
  page,
}) => {
  await page.goto(home)
  edit('site.config.yaml', 'layout: auth', 'layot: auth')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('unknown setting "layot". Did you mean "layout"?')
  await expect(overlay).toContainText('site.config.yaml')
  await expect(page.locator('h1')).toContainText('Connected at home')

  edit('site.config.yaml', 'layot: auth', 'layout: auth')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('h1')).toContainText('Connected at home')
})

test('an edited document shows in the open page', async ({ page }) => {
  await page.goto(`${home}/privacy`)
  edit('content/privacy.en.md', '## ', '## Before anything else\n\nRead this.\n\n## ')
  await expect(page.locator('main')).toContainText('Before anything else')
})
