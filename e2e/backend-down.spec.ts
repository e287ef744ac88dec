import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, request, test } from '@playwright/test'
import { forwarding } from '../content/forwarding'
import { getDatabasePath } from '../lib/db/database'
import { routes } from '../lib/routes'
import { OWN_DATA, type Site } from '../tools/bench/site.ts'
import { files, fillMessage, fillStep, newEmail, sendMessage, submit } from './fill'
import { openHydrated } from './hydrated'
import { toPort } from './ports'
import { expectPromises } from './promises'
import { requestRevalidation } from './request-revalidation'
import { startOwnSite } from './site'
import { readRows } from './store'

const root = path.join(import.meta.dirname, '..')
const backendPort = toPort('backend')

/** A separate site of the same build, whose backend is a process that can be stopped. */
test.describe.configure({ mode: 'serial' })

let folder: string
let backend: ChildProcess
let server: Site
let site: string

async function startBackend() {
  const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/backend.ts']
  const env = { ...process.env, ...OWN_DATA, PORT: String(backendPort), DATA_DIR: path.join(folder, 'backend') }
  backend = spawn('node', args, { cwd: root, stdio: 'ignore', env })
  const isUp = () =>
    fetch(`http://127.0.0.1:${backendPort}/api/v1/job/getAllJobPost`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
}

/**
 * Makes the site read all lists once while its backend runs, as a build does. Otherwise it
 * would show empty lists, and write them into the pages that the other site serves from the same disk.
 */
async function keepLists(site: string, name: string) {
  const own = await request.newContext({ baseURL: site })
  const store = path.join(folder, name, 'last-good/last-good.sqlite')
  // Each time, because a page that the other site has rendered in the meantime is served from disk, without reading its
  // list.
  const countLists = async () => {
    await requestRevalidation(own)
    for (const address of [routes.blog, routes.careers, routes.about]) await own.get(address)
    return existsSync(store) ? readRows('select kind from lists', [], store).length : 0
  }
  await expect.poll(countLists, { timeout: 15_000 }).toBe(3)
  await own.dispose()
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backend-down-'))
  await startBackend()
  server = await startOwnSite('backend down', path.join(folder, 'site'), {
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_TIMEOUT_MS: '2000',
  })
  site = server.url
  await keepLists(site, 'site')
})
test.afterAll(async () => {
  await server?.stop()
  backend?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const backendFile = () => getDatabasePath(path.join(folder, 'backend'))

const countMessages = (email: string) =>
  readRows('select * from messages where email = ?', [email], backendFile()).length

test('pages that were built for our own backend promise nothing that another one does not keep', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await expectPromises(page, site, 'another backend')
})

test('a backend that hangs is told within the time-out, and one retry leaves one message', { tag: '@full' }, async ({
  page,
}) => {
  await openHydrated(page, site + routes.contact)
  await fillMessage(page, 'hang@mail.example')
  backend.kill('SIGSTOP')
  await sendMessage(page)
  await expect(page.getByRole('alert').getByText(/did not answer in time/)).toBeVisible()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  backend.kill('SIGCONT')
  await sendMessage(page)
  await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
  expect(countMessages('hang@mail.example')).toBe(1)
})

test('a backend that is gone is told, and the message goes through when it is back', { tag: '@full' }, async ({
  page,
}) => {
  await openHydrated(page, site + routes.contact)
  await fillMessage(page, 'gone@mail.example')
  backend.kill('SIGKILL')
  await sendMessage(page)
  await expect(page.getByRole('alert').getByText(/could not be reached/)).toBeVisible()
  await startBackend()
  await sendMessage(page)
  await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
  expect(countMessages('gone@mail.example')).toBe(1)
})

test('pages keep what they showed while the backend is gone, and what is new heals within seconds', {
  tag: '@full',
}, async ({ playwright, request }) => {
  const list = await request.get(site + routes.careers)
  const [first = ''] = /\/job-apply\/[\w-]+/.exec(await list.text()) ?? []
  const [post = ''] = /\/blog-read\/[\w~-]+/.exec(await (await request.get(site + routes.blog)).text()) ?? []
  backend.kill('SIGKILL')
  const own = await playwright.request.newContext({ baseURL: site })
  // Even if it reported a change just before it stopped.
  for (const tell of [async () => {}, () => requestRevalidation(own)]) {
    await tell()
    for (const path of [routes.careers, routes.blog, routes.about, routes.home, first, post]) {
      const answer = await own.get(path)
      expect([path, answer.status()]).toEqual([path, 200])
    }
  }
  expect(await (await own.get(routes.careers)).text()).toContain(first)
  await own.dispose()
  // It is unknown whether it exists, so the answer is not 404, which a search engine would remember.
  const unknown = site + routes.post('an-article-nobody-asked-for-77')
  const away = await request.get(unknown)
  expect([away.status(), Number(away.headers()['retry-after']) > 0]).toEqual([503, true])
  expect(await away.text()).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:|fetch failed/)
  await startBackend()
  await expect.poll(async () => (await request.get(unknown)).status(), { timeout: 15_000 }).toBe(404)
})

test.describe('with a key for what waits', () => {
  let keeping: Site
  const start = () =>
    startOwnSite('backend down, keeping', path.join(folder, 'keeping'), {
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      BACKEND_TIMEOUT_MS: '10000',
      SECRETS_KEY: 'only for the browser tests, and long enough',
    })

  /** Ends the pause before the next attempt. Of `sending` it ends the lease, whose process must have been killed. */
  function hurry(state: 'waiting' | 'sending') {
    const store = new DatabaseSync(getDatabasePath(path.join(folder, 'keeping')), { timeout: 5_000 })
    store.prepare("update deliveries set nextAt = '2000-01-01' where state = ?").run(state)
    store.close()
  }

  test.beforeAll(async () => {
    keeping = await start()
    await keepLists(keeping.url, 'keeping')
  })
  test.afterAll(() => keeping?.stop())

  test('what people send while the backend is gone is received, and arrives when it is back', {
    tag: '@full',
  }, async ({ page, browser }) => {
    const email = newEmail()
    const list = await (await page.request.get(keeping.url + routes.careers)).text()
    const job = keeping.url + (/\/job-apply\/[\w-]+/.exec(list)?.[0] ?? '')
    expect((await page.request.get(job)).status()).toBe(200)
    await openHydrated(page, keeping.url + routes.contact)
    backend.kill('SIGKILL')
    await fillMessage(page, email)
    await sendMessage(page)
    await expect(page.getByRole('status').getByText(forwarding.contact)).toBeVisible()
    await expect(page.getByRole('status').getByText(/NK-/)).toBeVisible()

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const form = await plain.newPage()
    await form.goto(job)
    for (let step = 1; step <= 5; step += 1) await fillStep(form, step, email)
    await submit(form)
    await expect(form.getByText(forwarding.candidate)).toBeVisible()
    const reference = await form.getByText(/^NK-/).textContent()
    await form.goto(keeping.url + routes.newsletter)
    const box = form.locator('main')
    await box.getByRole('textbox').fill(email)
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('heading', { name: forwarding.page.title })).toBeVisible()
    await plain.close()

    const ready = await (await page.request.get(`${keeping.url}/readyz`)).text()
    expect(ready).toMatch(/^ready\nsubmissions: 3 waiting, the oldest for \d+ s\n$/)
    await keeping.stop('SIGKILL')
    await startBackend()
    hurry('sending')
    keeping = await start()
    const readKept = () => readRows('select * from deliveries', [], getDatabasePath(path.join(folder, 'keeping')))
    const readStates = () => {
      // On a busy machine an attempt may fail.
      hurry('waiting')
      return readKept().map(({ state, payload }) => [state, payload])
    }
    await expect.poll(readStates, { timeout: 60_000 }).toEqual(Array(3).fill(['sent', '']))
    expect(readKept().map((row) => row.reference)).toContain(reference)
    expect(readRows('select * from subscribers where email = ?', [email], backendFile())).toHaveLength(1)
    expect(countMessages(email)).toBe(1)
    const stored = readRows(
      'select sha256 from uploads join applications on claimedBy = reference where email = ? order by bytes',
      [email],
      backendFile(),
    )
    expect(stored.map(({ sha256 }) => sha256).sort()).toEqual(
      [files.resume, files.letter].map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')).sort(),
    )
  })

  test('while the backend is there, nothing waits', { tag: '@full' }, async ({ page }) => {
    await openHydrated(page, keeping.url + routes.contact)
    const email = newEmail()
    await fillMessage(page, email)
    await sendMessage(page)
    await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
    expect(countMessages(email)).toBe(1)
  })
})
