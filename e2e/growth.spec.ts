import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { blog, popularTopics } from '../content/blog'
import { getDatabasePath } from '../lib/db/database'
import { formatNumber } from '../lib/format/number'
import { routes } from '../lib/routes'
import type { Site } from '../tools/bench/site.ts'
import { startOwnSite } from './site'

const POSTS = 10_000
const POSTS_PAGE_SIZE = 9
const JOBS = 500

let folder: string
let site: Site

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'growth-'))
  site = await startOwnSite('growth', folder)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.describe.configure({ mode: 'serial' })

/** Asks once more on a new connection, as browsers do: a busy server may just have closed the one that was kept. */
function get(address: string, headers = {}) {
  const ask = () => fetch(site.url + address, { headers })
  return ask().catch(ask)
}
const read = async (address: string) => (await get(address)).text()

/** Adds copies of the posts, each older than all existing ones. */
function grow() {
  const database = new DatabaseSync(getDatabasePath(folder), { timeout: 5000 })
  const add = (table: string, columns: string, most: number) =>
    database.exec(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most})
      insert into ${table} (id, position, title, "createdAt", ${columns})
      select 'grown-' || n, 1000 + n, title || ' ' || n, '2020-01-01T00:00:00.000Z', ${columns}
      from numbers join (select * from ${table} limit 1)
      where n <= ${most} - (select count(*) from ${table})`)
  add('posts', '"subTitle", description, category, tags, "authorName", "authorDesignation", words', POSTS)
  add('jobs', 'department, location, "jobType", experience, salary, description, requirements, responsibilities', JOBS)
  database.close()
}

test('ten thousand posts and five hundred positions make no page larger, and each is found', {
  tag: '@full',
}, async () => {
  test.setTimeout(180_000)
  const before = await read(routes.blog)
  grow()
  await expect.poll(() => read(routes.blog), { timeout: 60_000 }).toContain('10,000')
  expect(Math.abs((await read(routes.blog)).length - before.length)).toBeLessThan(1_000)

  // The first search builds the index of the whole list.
  const search = await get(`${routes.blog}?search=${encodeURIComponent('queue')}`)
  expect([search.status, (await search.text()).includes('/blog-read/a-job-queue')]).toEqual([200, true])

  await expect.poll(() => read(routes.careers), { timeout: 60_000 }).toContain('500')
  const careers = await get(routes.careers, { 'accept-encoding': 'br' })
  expect(Number(careers.headers.get('content-length'))).toBeLessThan(60_000)

  const last = routes.blogPage(Math.ceil((POSTS - 1) / POSTS_PAGE_SIZE))
  for (const address of [routes.post('grown-9000'), last]) expect((await get(address)).status).toBe(200)
})

/** Returns a topic of the copies, and the number of posts about it. */
function readTopic(): { topic: string; count: number } {
  const database = new DatabaseSync(getDatabasePath(folder), { readOnly: true })
  const tags = (database.prepare('select tags from posts').all() as { tags: string }[]).map(
    (row) => JSON.parse(row.tags) as string[],
  )
  database.close()
  const topic = popularTopics.find((name) => tags.at(-1)?.includes(name)) ?? ''
  return { topic, count: tags.filter((each) => each.includes(topic)).length }
}

test('a reader finds their way among ten thousand posts', { tag: '@full' }, async ({ page }) => {
  const { topic, count } = readTopic()
  expect(count).toBeGreaterThan(POSTS - 100)
  const status = page.getByRole('search').getByRole('status')
  const titles = page.locator('main li article').getByRole('heading', { level: 3 })
  const all = `${formatNumber(POSTS)} tutorials`
  const onTopic = `${formatNumber(count)} tutorials on ${topic}`

  await page.goto(site.url + routes.blog, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.body.setAttribute('data-opened', ''))
  await expect(status).toContainText(all)
  await page.getByRole('list', { name: blog.topics.title }).getByRole('link', { name: topic, exact: true }).click()
  await expect(status).toContainText(onTopic)
  await expect(titles).toHaveCount(POSTS_PAGE_SIZE)
  await page.getByRole('link', { name: blog.loadMore }).click()
  await expect(titles).toHaveCount(2 * POSTS_PAGE_SIZE)
  expect(new Set(await titles.allTextContents()).size).toBe(2 * POSTS_PAGE_SIZE)
  await page.getByRole('searchbox').fill('9000')
  await expect(status).toContainText(`1 tutorial on ${topic} for “9000”`)
  await expect(titles).toHaveText(/ 9000$/)

  await page.goBack()
  await expect(status).toContainText(onTopic)
  await expect(titles).toHaveCount(2 * POSTS_PAGE_SIZE)
  await page.goBack()
  await expect(titles).toHaveCount(POSTS_PAGE_SIZE)
  await page.goBack()
  await expect(status).toContainText(all)
  await expect(page.locator('body')).toHaveAttribute('data-opened', '')
})
