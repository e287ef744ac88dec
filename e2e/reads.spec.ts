import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { devices, expect, test } from '@playwright/test'
import { posts } from '../content/posts'
import { toPostPath } from '../lib/format/post-path'
import { routes } from '../lib/routes'
import { readersCopy as copy } from '../lib/studio/copy/studio-readers'
import type { Site } from '../tools/bench/site'
import { findProblems, openView, views } from './axe'
import { startOwnSite } from './site'
import { enterStudio } from './studio'

test.describe.configure({ mode: 'default' })

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reads-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite('reads', dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const [post] = posts
if (!post) throw new Error('there are sample posts')
const address = routes.post(toPostPath(post))
const { userAgent } = devices['Pixel 7']

test('a page that was visible for ten seconds is counted once, for whoever did not say no', async ({ browser }) => {
  const visit = async (options: object, wait: number) => {
    const context = await browser.newContext({ userAgent, ...options })
    const page = await context.newPage()
    await page.clock.install()
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith(routes.api.read) && calls.push(request.postData() ?? ''))
    await page.goto(site.url + address, { referer: 'https://search.example/?q=private+words' })
    await page.waitForFunction(() => customElements.get('share-button'))
    await page.clock.runFor(wait)
    await page.waitForTimeout(300)
    expect(await context.cookies()).toEqual([])
    await context.close()
    return calls
  }
  expect(await visit({}, 9_000)).toEqual([])
  expect(await visit({}, 60_000)).toEqual([`${address}\nsearch.example`])
  // A program sends it as well, and is left out by the server.
  await visit({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 60_000)
  await visit({ extraHTTPHeaders: { 'sec-gpc': '1' } }, 60_000)
  const context = await browser.newContext()
  const page = await context.newPage()
  await enterStudio(page, 'editor', 'Rafi', { url: site.url, dataDir })
  await page.goto(site.url + routes.studio.readers)
  const row = page.getByRole('row', { name: new RegExp(post.title) })
  await expect(row.getByRole('cell')).toHaveText(['1', '1'])
  await expect(page.getByRole('row', { name: 'search.example' }).getByRole('cell')).toHaveText(['1', '1'])
  await expect(page.getByText('private')).toHaveCount(0)
  await context.close()
})

for (const view of views)
  test(`the page of readers is accessible, ${view.name}`, { tag: view.tag }, async ({ browser }) => {
    const page = await openView(browser, view)
    await enterStudio(page, 'owner', 'Rafi', { url: site.url, dataDir })
    await page.goto(site.url + routes.studio.readers)
    await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible()
    expect(await findProblems(page, view.name)).toEqual([])
    await page.close()
  })
