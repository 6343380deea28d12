// `npm test`: everything CI runs, from a fresh clone, in the order in which mistakes are cheapest to find.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { ensureInstalled, ensureNode, npm } from './ensure-install.mjs'

ensureNode()
ensureInstalled()
// Only now: it needs what was installed.
const { findChromium } = await import('./find-chromium.mjs')

const results = mkdtempSync(join(tmpdir(), 'test-results-'))
const unitResults = join(results, 'unit.json')
const browserResults = join(results, 'browser.json')

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** How many tests of a step passed and failed; a step without tests of its own counts as one. */
const asOne = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

function unitCounts(passed) {
  const found = read(unitResults)
  if (!found) return asOne(passed)
  const suites = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return { passed: found.numPassedTests, failed: found.numFailedTests + suites.length }
}

function browserCounts(passed) {
  const found = read(browserResults)
  if (!found) return asOne(passed)
  const { expected, unexpected, flaky } = found.stats
  return { passed: expected, failed: unexpected + flaky + found.errors.length }
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })

async function browserEnvironment() {
  const chromium = await findChromium()
  return chromium && { ...chromium, E2E_PORT: await freePort(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults }
}

const jsonReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]

const steps = [
  { name: 'generated files are up to date', script: 'codegen', parameters: ['--check'] },
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'format', script: 'check:format' },
  { name: 'unit tests', script: 'test:unit', parameters: jsonReport, counts: unitCounts },
  { name: 'build', script: 'build' },
  { name: 'Lighthouse on three pages', script: 'lighthouse', parameters: ['--smoke'] },
  { name: 'benchmark runs', script: 'bench', parameters: ['--pages', '12', '--rounds', '1'] },
  { name: 'browser tests', script: 'test:e2e', environment: browserEnvironment, counts: browserCounts },
]

/** Runs a step; says whether it passed. */
async function runStep({ script, parameters = [], environment = () => ({}) }) {
  const added = await environment()
  if (!added) return false
  const env = { ...process.env, ...added }
  return npm(['run', '--silent', script, '--', ...parameters], { env }).status === 0
}

const sums = { passed: 0, failed: 0 }
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const passed = await runStep(step)
  const { passed: more, failed } = (step.counts ?? asOne)(passed)
  sums.passed += more
  // A step that fails with all of its tests passing has still failed.
  sums.failed += passed ? failed : Math.max(failed, 1)
  console.log(
    `── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  if (!passed) break
}
rmSync(results, { recursive: true })
console.log(`\n${sums.passed} passed, ${sums.failed} failed`)
process.exitCode = sums.failed > 0 ? 1 : 0
