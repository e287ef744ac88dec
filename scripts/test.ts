/**
 * `npm test`, after bootstrap.mjs: static checks, unit and component tests, build, browser tests. Every part runs even when
 * one before it failed, and the last line counts them all.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, run } from './build-site.ts'
import { findChromium } from './chromium.ts'
import { runChecks } from './static-checks.ts'

const root = path.join(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const totals = { passed: 0, failed: 0 }

function heading(text: string) {
  console.log(`\n── ${text} ──`)
}

function count({ passed, failed }: { passed: number; failed: number }) {
  totals.passed += passed
  totals.failed += failed
}

type Report = Record<string, unknown>

/** Reads a runner's JSON report; a runner that left none has failed once. */
function readReport(name: string, toCounts: (report: Report) => { passed: number; failed: number }) {
  try {
    return toCounts(JSON.parse(readFileSync(path.join(results, name), 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

heading('Static checks')
count(await runChecks())

heading('Unit and component tests')
const jestCode = await run('jest', ['--json', `--outputFile=${path.join(results, 'jest.json')}`])
count(
  readReport('jest.json', (report) => ({
    passed: Number(report.numPassedTests),
    // A suite that cannot even load counts no test: the exit code tells.
    failed: Math.max(Number(report.numFailedTests), jestCode === 0 ? 0 : 1),
  })),
)

// A data folder, an address and a secret of its own: the tests must not touch what the machine's owner has.
const env = {
  ...process.env,
  DATA_DIR: path.join(results, 'data'),
  PORT: '3117',
  SITE_URL: 'http://127.0.0.1:3117',
  BACKEND_URL: '',
  REVALIDATE_SECRET: 'only-for-the-browser-tests',
  // For e2e/standalone.spec.ts; the server serves the same build.
  STANDALONE: '1',
}
Object.assign(process.env, env)

heading('Build')
const built = (await build()) === 0
count({ passed: built ? 1 : 0, failed: built ? 0 : 1 })

heading('Browser tests')
const chromium = findChromium()
if (!built || !chromium) {
  if (!chromium)
    console.error('No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  count({ passed: 0, failed: 1 })
} else {
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'playwright.json') },
  })
  count(
    readReport('playwright.json', (report) => {
      const stats = report.stats as { expected: number; unexpected: number; flaky: number }
      return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, code === 0 ? 0 : 1) }
    }),
  )
}

const summary = `${totals.passed} passed, ${totals.failed} failed`
writeFileSync(path.join(results, 'summary.txt'), `${summary}\n`)
console.log(`\n${summary}`)
process.exit(totals.failed > 0 ? 1 : 0)
