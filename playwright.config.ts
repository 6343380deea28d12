import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4180)

/** Data of the API that begins empty; workers read this file too, and start no server. */
const freshData = (): string =>
  process.env['TEST_WORKER_INDEX'] === undefined ? mkdtempSync(join(tmpdir(), 'api-data-')) : ''

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Patience for a busy machine; a test that passes does not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Texts, which are the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A trace costs half as much as the test itself; where a test fails, run it again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    // All tests come from one address.
    env: { PORT: String(port), API_DATA: freshData(), API_COUNT_CALLERS: 'no', API_ORIGIN: '' },
    url: `http://localhost:${port}/en`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
