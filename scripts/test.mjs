// `npm test`: everything CI runs, from a fresh clone, in the order in which mistakes are cheapest to find.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { ensureInstalled, ensureNode, npmCommand } from './ensure-install.mjs'

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

const nameOf = ({ file, line, title }) => `${file}:${line} ${title}`

/** Names of the tests in a suite of browser tests that passed when they were run again. */
const unsteadyIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
  ...suites.flatMap(unsteadyIn),
]

const unsteady = []

function browserCounts(passed) {
  const found = read(browserResults)
  if (!found) return asOne(passed)
  unsteady.push(...found.suites.flatMap(unsteadyIn))
  const { expected, unexpected, flaky } = found.stats
  return { passed: expected + flaky, failed: unexpected + found.errors.length }
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

const types = { name: 'types', script: 'check:types' }
const lint = { name: 'lint', script: 'check:lint' }
const format = { name: 'format', script: 'check:format' }
const build = { name: 'build', script: 'build' }
const lighthouse = { name: 'Lighthouse on three pages', script: 'lighthouse', parameters: ['--smoke'] }
const bench = { name: 'benchmark runs', script: 'bench', parameters: ['--pages', '12', '--rounds', '1'] }
const unit = { name: 'unit tests', script: 'test:unit', parameters: jsonReport, counts: unitCounts }
const browser = {
  name: 'browser tests',
  script: 'test:e2e',
  // Machines are shared: what fails once in the crowd may have been too slow. What is broken fails twice.
  parameters: ['--retries=1'],
  environment: browserEnvironment,
  counts: browserCounts,
}

/** One group after the other; in a group, lanes side by side; in a lane, the cheapest step first. */
const groups = [
  [[{ name: 'generated files are up to date', script: 'codegen', parameters: ['--check'] }]],
  [[types, lint, format, build, lighthouse, bench], [unit]],
  [[browser]],
]

/** Runs npm; says whether it passed. What it prints beside others is kept together, and shown when it is through. */
async function runNpm(parameters, env, isAlone) {
  const child = spawn(...npmCommand(parameters, { env, stdio: isAlone ? 'inherit' : 'pipe' }))
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  const [code] = await once(child, 'close')
  return { passed: code === 0, output: Buffer.concat(chunks) }
}

const sums = { passed: 0, failed: 0 }

/** Runs a step, counts its tests, and says whether it passed. */
async function runStep({ name, script, parameters = [], environment = () => ({}), counts = asOne }, isAlone) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const added = await environment()
  const run = ['run', '--silent', script, '--', ...parameters]
  const { passed, output } = added
    ? await runNpm(run, { ...process.env, ...added }, isAlone)
    : { passed: false, output: '' }
  process.stdout.write(output)
  const { passed: more, failed } = counts(passed)
  sums.passed += more
  // A step that fails with all of its tests passing has still failed.
  sums.failed += passed ? failed : Math.max(failed, 1)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  return passed
}

/** Runs steps until one fails. */
async function runLane(lane, isAlone) {
  for (const step of lane) if (!(await runStep(step, isAlone))) return false
  return true
}

for (const lanes of groups) {
  const passed = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  if (!passed.every(Boolean)) break
}
rmSync(results, { recursive: true })
if (unsteady.length > 0) console.log(['\nPassed only when run again:', ...unsteady].join('\n  '))
console.log(`\n${sums.passed} passed, ${sums.failed} failed`)
process.exitCode = sums.failed > 0 ? 1 : 0
