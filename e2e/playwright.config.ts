import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { isSample } from '../content/is-sample.ts'
import { CHROMIUM_FLAGS } from '../scripts/chromium.ts'
import { testedPort } from './ports.ts'

const root = path.join(import.meta.dirname, '..')
const baseURL = `http://127.0.0.1:${testedPort}`

// Needs a site that no other test changes.
const afterwards = 'every-page.spec.ts'
const full = /@full/
// Whole files that take long: mail and the builds of other sites, hiring and the Studio without its posts, the look of pages,
// what happens beside the plain way through a form or a list, and every page under axe.
const slow = [
  '{accessibility,apply-access,apply-errors,apply-first-view,endings,listing-in-place,reads}.spec.ts',
  '{finding-people,guests,interviews,job-links,mail,moving-in,position-questions}.spec.ts',
  'rebrand/*.spec.ts',
  'upgrade.spec.ts',
  'studio-{access,candidate-mails,crash,hiring,look,team-and-jobs,pictures,short-texts}.spec.ts',
  'editor/*.spec.ts',
  'layout.spec.ts',
  'typing.spec.ts',
]

/**
 * The built site with its embedded backend, in a real browser; scripts/test.ts sets the folder and the port. Tests
 * tagged `@full` are slow, and run only in `npm run test:full`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: '100%',
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'quick', grepInvert: full, testIgnore: [afterwards, ...slow] },
    // Tests of the sample content.
    ...(isSample ? [{ name: 'quick-sample', testDir: '../content/sample-tests', testMatch: '*.spec.ts' }] : []),
    { name: 'quick-afterwards', testMatch: afterwards, dependencies: ['quick'] },
    // These start first, so that none of them runs alone at the end. Four at a time share two processors.
    { name: 'full-files', testMatch: slow, timeout: 120_000 },
    { name: 'full', grep: full, testIgnore: slow, timeout: 120_000 },
  ],
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: {
    baseURL,
    // Recording every test would cost a tenth of the time; `--trace on` does it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: 'node server/index.ts',
    cwd: root,
    url: `${baseURL}/healthz`,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(testedPort),
      SITE_URL: process.env.SITE_URL || baseURL,
      DATA_DIR: process.env.DATA_DIR || path.join(root, 'data'),
      REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || '',
    },
  },
})
