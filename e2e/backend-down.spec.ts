import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'

const root = path.join(import.meta.dirname, '..')
const dataDir = process.env.DATA_DIR || path.join(root, 'data')
const port = Number(process.env.PORT || 3117)
const [backendPort, sitePort] = [port + 7, port + 8]
const site = `http://127.0.0.1:${sitePort}`

/** A site of its own, built as the other one, whose backend is a process that can be stopped. */
test.describe.configure({ mode: 'serial' })

let folder: string
let backend: ChildProcess
let server: ChildProcess

const start = (program: string, args: string[], env: Record<string, string>) =>
  spawn(program, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } })

async function waitFor(address: string) {
  await expect
    .poll(
      () =>
        fetch(address).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
}

async function startBackend() {
  const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/backend.ts']
  backend = start('node', args, { PORT: String(backendPort), DATA_DIR: path.join(folder, 'backend') })
  await waitFor(`http://127.0.0.1:${backendPort}/api/v1/job/getAllJobPost`)
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backend-down-'))
  const { jobLink } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  await startBackend()
  server = start('next', ['start', '-H', '127.0.0.1', '-p', String(sitePort)], {
    PORT: String(sitePort),
    SITE_URL: site,
    DATA_DIR: path.join(folder, 'site'),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_TIMEOUT_MS: '2000',
    JOB_LINK_SECRET: process.env.JOB_LINK_SECRET || jobLink,
  })
  await waitFor(`${site}/healthz`)
})
test.afterAll(() => {
  server?.kill()
  backend?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function fill(page: Page, email: string) {
  await page.goto(site + routes.contact)
  await page.getByLabel('First name', { exact: true }).fill('Rumana')
  await page.getByLabel('Last name', { exact: true }).fill('Akter')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await page.getByLabel(/I agree to the Privacy Policy/).check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

function countMessages(email: string): unknown {
  const database = new DatabaseSync(path.join(folder, 'backend/site.sqlite'), { readOnly: true })
  const row = database.prepare('select count(*) as number from messages where email = ?').get(email)
  database.close()
  return row?.number
}

test('a backend that hangs is told within the time-out, and one retry leaves one message', async ({ page }) => {
  await fill(page, 'hang@mail.example')
  backend.kill('SIGSTOP')
  await send(page)
  await expect(page.getByRole('alert').getByText(/did not answer in time/)).toBeVisible()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  backend.kill('SIGCONT')
  await send(page)
  await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
  expect(countMessages('hang@mail.example')).toBe(1)
})

test('a backend that is gone is told, and the message goes through when it is back', async ({ page }) => {
  await fill(page, 'gone@mail.example')
  backend.kill('SIGKILL')
  await send(page)
  await expect(page.getByRole('alert').getByText(/could not be reached/)).toBeVisible()
  await startBackend()
  await send(page)
  await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
  expect(countMessages('gone@mail.example')).toBe(1)
})

test('pages keep what they showed while the backend is gone, and what is new heals within seconds', async ({
  request,
}) => {
  const list = await request.get(site + routes.careers)
  const [first = ''] = /\/job-apply\/[\w-]+/.exec(await list.text()) ?? []
  backend.kill('SIGKILL')
  for (const path of [routes.careers, routes.blog, routes.about, routes.home, first]) {
    const answer = await request.get(site + path)
    expect([path, answer.status()]).toEqual([path, 200])
  }
  expect(await (await request.get(site + routes.careers)).text()).toContain(first)
  // Nobody can say whether it exists: that is no 404, which a search engine would remember.
  const unknown = site + routes.post('an-article-nobody-asked-for-77')
  const away = await request.get(unknown)
  expect([away.status(), Number(away.headers()['retry-after']) > 0]).toEqual([503, true])
  expect(await away.text()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:|fetch failed/)
  await startBackend()
  await expect.poll(async () => (await request.get(unknown)).status(), { timeout: 15_000 }).toBe(404)
})
