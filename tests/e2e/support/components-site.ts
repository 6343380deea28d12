import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './test.ts'

export const languages = ['en', 'ru', 'uk'] as const
export type Language = (typeof languages)[number]

const fixture = 'tests/fixtures/components'

const run = (script: string, site: string): void => {
  const command = ['--import', 'tsx', script, '--site', site]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}

/** Builds the site with a page for each part of the interface and serves it to the tests of a file, one by one. */
export function serveComponents(port: number): void {
  let site: string
  let server: ChildProcess | undefined
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: `http://localhost:${port}`, viewport: { width: 1200, height: 900 } })
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = mkdtempSync(join(tmpdir(), 'components-'))
    cpSync(fixture, site, { recursive: true })
    run('codegen/main.ts', site)
    run('scripts/build.ts', site)
    server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--site', site], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    })
    await expect(() => fetch(`http://localhost:${port}/en`)).toPass({ timeout: 60_000 })
  })
  test.afterAll(() => {
    server?.kill()
    rmSync(site, { recursive: true, force: true })
  })
}

const textsIn = (file: string): Record<string, string> =>
  // Files of texts, by their ids.
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** The words of that site in a language, with their placeholders filled in. */
export function wordsOf(language: Language) {
  const texts = {
    ...textsIn(`codegen/defaults/messages/${language}.json`),
    ...textsIn(`${fixture}/translations/${language}.json`),
  }
  return (id: string, values: Readonly<Record<string, string>> = {}): string =>
    (texts[id] ?? `no text ${id}`).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

type Answer = { json: unknown } | { status: number } | 'nothing'

/** Answers every call of the API, and keeps what was asked. */
export async function answer(page: Page, reply: (url: URL) => Answer): Promise<Request[]> {
  const asked: Request[] = []
  await page.route('**/api/**', async (route) => {
    asked.push(route.request())
    const answered = reply(new URL(route.request().url()))
    if (answered === 'nothing') await route.abort()
    else await route.fulfill(answered)
  })
  return asked
}

/** Signed in from the next page on, until a page of the site says otherwise. */
export async function signedIn(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('token', 'secret'))
}

export const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'))

/** Opens a page, and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const start = await page.locator('html').getAttribute('data-start')
  if (start === 'intent') await page.locator('header a').first().hover()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
