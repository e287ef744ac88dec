import { expect, type Page, test } from '@playwright/test'
import CryptoJS from 'crypto-js'
import { application } from '../content/careers'
import { routes } from '../lib/routes'
import { fillAll, newEmail, submit } from './fill'
import { getInbox } from './inbox'
import { requestRevalidation } from './request-revalidation'
import { readBuiltSecrets } from './site'
import { write } from './store'
import { watchTrouble } from './trouble'

const id = `fresh-${crypto.randomUUID()}`

/** Returns a link in the form of the real backend's tools: crypto-js with a random salt, percent-encoded. */
const toSharedLink = () =>
  routes.job(encodeURIComponent(CryptoJS.AES.encrypt(id, readBuiltSecrets().jobLink).toString()))

/** Opens the position and applies for it, and collects every complaint of the browser, above all violations of the policy. */
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

test.afterEach(() => write('delete from jobs where id = ?', id))

test('a position that is newer than the build works on its first visit, after a change, and once it is closed', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  const columns =
    'title, department, location, "jobType", experience, salary, description, "createdAt", requirements, responsibilities'
  write(
    `insert into jobs (id, position, ${columns}) select ?, 99, 'Fresh Weaver', ${columns.slice('title, '.length)} from jobs limit 1`,
    id,
  )
  const link = toSharedLink()
  await apply(page, link, 'Fresh Weaver')
  expect(page.url()).not.toContain('%')

  write(`update jobs set title = 'Senior Weaver' where id = ?`, id)
  await requestRevalidation(page.request, `job${id}`)
  await expect.poll(async () => (await page.request.get(link)).text(), { timeout: 15_000 }).toContain('Senior Weaver')
  await apply(await context.newPage(), link, 'Senior Weaver')

  write('delete from jobs where id = ?', id)
  await requestRevalidation(page.request, `job${id}`)
  await expect.poll(async () => (await page.request.get(link)).status(), { timeout: 15_000 }).toBe(404)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: application.closed.title })).toBeVisible()
})
