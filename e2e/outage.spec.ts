import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { application } from '../content/careers'
import { engines } from '../lib/db/testing-postgres'
import { routes } from '../lib/routes'
import { findFreePort } from '../tools/bench/free-port'
import { type Replicas, startReplicas } from '../tools/several/replicas'
import { fillAll, fillMessage, newEmail, sendMessage, submit } from './fill'
import { readBuiltSecrets } from './site'

/** The site on a PostgreSQL and a bucket that are each away for OUTAGE_SECONDS (10 by default). */
test.describe.configure({ mode: 'serial' })
test.skip(engines.length === 1, 'There is no PostgreSQL on this machine.')

const SECONDS = Number(process.env.OUTAGE_SECONDS || 10)
const HEALED = { timeout: 10_000, intervals: [50] }
let folder: string
let replicas: Replicas
let site: string
let db: pg.Client

/** Waits up to ten seconds until the site has recovered from an outage. Returns how long it took. */
async function expectHealed(what: string, read: () => Promise<string>, expected: string) {
  const started = performance.now()
  await expect.poll(read, HEALED).toContain(expected)
  console.log(`${what} after ${SECONDS} s: healed within ${Math.round(performance.now() - started)} ms`)
}

const ask = (address: string) => fetch(site + address)
const askReady = async () => (await (await ask('/readyz')).text()).trim()
const query = async (sql: string, values: string[] = []) => (await db.query(sql, values)).rows

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'outage-'))
  const { jobLink: JOB_LINK_SECRET, signing: SIGNING_SECRET } = readBuiltSecrets()
  const ports = [await findFreePort()]
  replicas = await startReplicas({ folder, ports, secrets: { JOB_LINK_SECRET, SIGNING_SECRET } })
  site = replicas.sites[0]?.url ?? ''
  db = new pg.Client({ connectionString: replicas.databaseUrl })
  await db.connect()
  for (const list of [routes.blog, routes.careers, routes.about]) await ask(list)
})
test.afterAll(async () => {
  await db?.end()
  await replicas?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(() => test.setTimeout((SECONDS * 2 + 120) * 1_000))

/** Returns every address in the sitemap that does not answer 200, with its status. */
async function findProblems(): Promise<string[]> {
  const problems: string[] = []
  const index = await (await ask(routes.sitemapXml)).text()
  const toPaths = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const maps = /<sitemapindex/.test(index)
    ? await Promise.all(toPaths(index).map(async (map) => (await ask(map)).text()))
    : [index]
  const pages = maps.flatMap(toPaths)
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages) {
    const answer = await ask(page)
    await answer.arrayBuffer()
    if (answer.status !== 200) problems.push(`${page} ${answer.status}`)
  }
  return problems
}

/** Checks that a person whose message cannot be stored sees the reason, and what they typed. */
async function expectKept(page: Page, email: string) {
  await expect(page.getByText(/Our server is busy/).first()).toBeVisible()
  await expect(page.locator('main').getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.locator('main').getByLabel('Message', { exact: true })).toHaveValue('Hello')
}

test('a database and a file store that hang are both named in time', { tag: '@full' }, async () => {
  for (const network of [replicas.database, replicas.store]) network.silence(true)
  const answer = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(8_000) })
  expect([answer.status, (await answer.text()).trim()]).toEqual([503, 'database away, file store away'])
  for (const network of [replicas.database, replicas.store]) {
    network.silence(false)
    network.cut()
  }
  await expect.poll(askReady, HEALED).toBe('ready')
})

test('while the database is away every page is served, and forms say so and keep what was typed', {
  tag: '@full',
}, async ({ page, browser }) => {
  const plain: BrowserContext = await browser.newContext({ javaScriptEnabled: false })
  const people = [
    { page, email: newEmail() },
    { page: await plain.newPage(), email: newEmail() },
  ]
  for (const person of people) await person.page.goto(site + routes.contact)
  await replicas.database.close()
  const ends = performance.now() + SECONDS * 1_000
  expect(await findProblems()).toEqual([])
  expect(await askReady()).toBe('database away')
  for (const person of people) {
    await fillMessage(person.page, person.email)
    const answered = person.page.waitForResponse((response) => response.request().method() === 'POST')
    await sendMessage(person.page)
    expect((await answered).status()).toBe(503)
    await expectKept(person.page, person.email)
  }
  await query(`update jobs set title = 'Written during the outage' where position = 0`)
  await sleep(Math.max(0, ends - performance.now()))
  expect(await findProblems()).toEqual([])

  await replicas.database.open()
  const readCareers = async () => (await ask(routes.careers)).text()
  await expectHealed('Database', readCareers, 'Written during the outage')
  expect(await askReady()).toBe('ready')
  for (const person of people) {
    await sendMessage(person.page)
    await expect(person.page.getByText(/Your message has been sent/).first()).toBeVisible()
    expect(await query('select 1 from messages where email = $1', [person.email])).toHaveLength(1)
  }
  await plain.close()
})

test('while the file store is away only uploads wait, and nothing is stored twice after it', { tag: '@full' }, async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(site + routes.careers)
  await page.goto(site + ((await page.locator('a[href^="/job-apply/"]').first().getAttribute('href')) ?? ''))
  await fillAll(page, email)
  await replicas.store.close()
  const ends = performance.now() + SECONDS * 1_000
  await submit(page)
  await expect(page.getByText(/Our server is busy/).first()).toBeVisible({ timeout: 30_000 })
  expect(await askReady()).toBe('file store away')
  expect(await findProblems()).toEqual([])
  await sleep(Math.max(0, ends - performance.now()))

  await replicas.store.open()
  await expectHealed('File store', askReady, 'ready')
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  expect(await query('select 1 from applications where email = $1', [email])).toHaveLength(1)
  expect(await query('select 1 from uploads')).toHaveLength(2)
  expect(await askReady()).toBe('ready')
})
