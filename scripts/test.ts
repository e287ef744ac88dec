/**
 * `npm test` and `npm run test:full`, after bootstrap.mjs. The first runs the static checks, the unit and component tests, a
 * build and the quick browser tests. The second runs the slow tests, all at the same time, on the build of the first unless the
 * sources have changed.
 * Every part runs even when an earlier one failed. The last line counts the results of all parts. With `--several` only the
 * browser tests run, on a site with its data in a PostgreSQL and a bucket.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { engines, startPostgres, stopPostgres } from '../lib/db/testing-postgres.ts'
import { getStoredSecrets } from '../lib/security/stored-secrets.ts'
import { build, isBuilt, run, toBuildStamp } from './build-site.ts'
import { findChromium } from './chromium.ts'
import { startEngines } from './engines.ts'
import { runChecks, runSlowChecks } from './static-checks.ts'

const root = path.join(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const dataDir = path.join(results, 'data')
const part = process.argv.includes('--full') ? 'full' : 'quick'
const isSeveral = process.argv.includes('--several')
const totals = { passed: 0, failed: 0 }
/** The settings before those of the tested site. */
const givenEnv = { ...process.env }

function heading(text: string) {
  console.log(`\n── ${text} ──`)
}

function count({ passed, failed }: { passed: number; failed: number }) {
  totals.passed += passed
  totals.failed += failed
}

type Report = Record<string, unknown>

/** Reads a runner's JSON report. A runner without one counts as one failure. */
function readReport(name: string, toCounts: (report: Report) => { passed: number; failed: number }) {
  try {
    return toCounts(JSON.parse(readFileSync(path.join(results, name), 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function runUnitTests(projects: string[], options: string[] = []) {
  heading('Unit and component tests')
  const name = `jest-${part}.json`
  // One server for all files, each of which would otherwise start its own. Each test creates its own database in it.
  const env = engines.includes('PostgreSQL') ? { ...givenEnv, TEST_DATABASE_URL: await startPostgres() } : givenEnv
  const code = await run(
    'jest',
    ['--selectProjects', ...projects, ...options, '--json', `--outputFile=${path.join(results, name)}`],
    { env },
  )
  await stopPostgres()
  count(
    readReport(name, (report) => ({
      passed: Number(report.numPassedTests),
      // A suite that cannot even load counts no test, so the exit code decides.
      failed: Math.max(Number(report.numFailedTests), code === 0 ? 0 : 1),
    })),
  )
}

function toStamp(): string {
  const { jobLink, signing } = getStoredSecrets(dataDir)
  return toBuildStamp([process.env.JOB_LINK_SECRET ?? jobLink, process.env.SIGNING_SECRET ?? signing])
}

/** Builds the site, unless the slow tests find a build from the same sources and data. */
async function buildSite(): Promise<boolean> {
  heading('Build')
  if (part === 'full' && isBuilt(toStamp())) {
    console.log('Built already, by npm test.')
    return true
  }
  rmSync(dataDir, { recursive: true, force: true })
  const built = (await build(toStamp())) === 0
  count({ passed: built ? 1 : 0, failed: built ? 0 : 1 })
  return built
}

async function runBrowserTests(built: boolean, env: NodeJS.ProcessEnv) {
  heading('Browser tests')
  const chromium = findChromium()
  if (!built || !chromium) {
    if (!chromium)
      console.error('No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
    return count({ passed: 0, failed: 1 })
  }
  const report = `playwright-${part}.json`
  const output = ['--output', path.join(results, `browser-${part}`)]
  // Many slow tests spend time waiting, so a processor can run more than one.
  const workers = part === 'full' ? ['--workers=200%'] : []
  const code = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', `--project=${part}*`, ...workers, ...output],
    { env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, report) } },
  )
  count(
    readReport(report, ({ stats }) => {
      const { expected, unexpected, flaky } = stats as { expected: number; unexpected: number; flaky: number }
      return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1) }
    }),
  )
}

if (isSeveral) {
  mkdirSync(results, { recursive: true })
} else if (part === 'quick') {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  heading('Static checks')
  count(await runChecks(() => runUnitTests(['unit', 'component'])))
}

const port = process.env.TEST_PORT ?? '3117'

// A separate data folder, address and secret, because the tests must not touch those of the machine's owner.
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: port,
  SITE_URL: `http://127.0.0.1:${port}`,
  BACKEND_URL: '',
  REVALIDATE_SECRET: 'only-for-the-browser-tests',
  // For e2e/standalone.spec.ts; the server serves the same build.
  STANDALONE: '1',
}
const started = isSeveral ? await startEngines(dataDir) : null
Object.assign(env, started?.env)
Object.assign(process.env, env)

const isReady = await buildSite()
// The slow unit tests mostly wait, so they run beside the browser tests, one file after the other.
const beside = async () => count(await runSlowChecks(() => runUnitTests(['full'], ['--maxWorkers=1'])))
await Promise.all([runBrowserTests(isReady, env), part === 'full' && !isSeveral && beside()])
await started?.stop()

const summary = `${totals.passed} passed, ${totals.failed} failed`
writeFileSync(path.join(results, `summary-${part}.txt`), `${summary}\n`)
console.log(`\n${summary}`)
process.exit(totals.failed > 0 ? 1 : 0)
