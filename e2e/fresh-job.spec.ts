import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import CryptoJS from 'crypto-js'
import { application } from '../lib/content/careers'
import { routes } from '../lib/routes'
import { fillAll, newEmail, submit } from './fill'
import { getInbox } from './inbox'
import { watchTrouble } from './trouble'

const dataDir = process.env.DATA_DIR || path.join(import.meta.dirname, '../data')
const secret = process.env.REVALIDATE_SECRET ?? ''
const id = `fresh-${crypto.randomUUID()}`

function change(sql: string, ...values: string[]) {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { timeout: 5000 })
  database.prepare(sql).run(...values)
  database.close()
}

/** A link as the real backend's own tools make it: crypto-js with a random salt, percent-encoded. */
function toSharedLink(): string {
  const { jobLink } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  return routes.job(encodeURIComponent(CryptoJS.AES.encrypt(id, process.env.JOB_LINK_SECRET || jobLink).toString()))
}

async function tellOfChange(page: Page) {
  const body = JSON.stringify({ tags: [`job${id}`] })
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const answer = await page.request.post(routes.api.revalidate, { data: body, headers: { 'x-signature': signature } })
  expect(answer.status()).toBe(200)
}

/** Opens the position and applies for it, with an eye on every complaint of the browser, of the policy's above all. */
async function apply(page: Page, link: string, title: string) {
  const trouble = watchTrouble(page)
  const response = await page.goto(link)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const email = newEmail()
  await fillAll(page, email)
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  expect(getInbox(email)).toHaveLength(1)
  expect(trouble).toEqual([])
}

test.afterEach(() => change('delete from jobs where id = ?', id))

test('a position that is newer than the build works on its first visit, after a change, and once it is closed', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const columns =
    'title, department, location, jobType, experience, salary, description, createdAt, requirements, responsibilities'
  change(
    `insert into jobs (id, position, ${columns}) select ?, 99, 'Fresh Weaver', ${columns.slice('title, '.length)} from jobs limit 1`,
    id,
  )
  const link = toSharedLink()
  await apply(page, link, 'Fresh Weaver')
  expect(page.url()).not.toContain('%')

  change(`update jobs set title = 'Senior Weaver' where id = ?`, id)
  await tellOfChange(page)
  await expect.poll(async () => (await page.request.get(link)).text(), { timeout: 15_000 }).toContain('Senior Weaver')
  await apply(await context.newPage(), link, 'Senior Weaver')

  change('delete from jobs where id = ?', id)
  await tellOfChange(page)
  await expect.poll(async () => (await page.request.get(link)).status(), { timeout: 15_000 }).toBe(404)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: application.closed.title })).toBeVisible()
})
