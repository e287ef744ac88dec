import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { routes } from '../lib/routes'
import { redirectsCopy as copy } from '../lib/studio/copy/studio-redirects'
import type { Site } from '../tools/bench/site'
import { findProblems, openView, views } from './axe'
import { startOwnSite } from './site'
import { enterStudio } from './studio'

// Imports into a site of its own, because other specs count the posts.
test.describe.configure({ mode: 'default' })

const root = path.join(import.meta.dirname, '..')
const samples = path.join(root, 'lib/transfer/testing')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'moving-in-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite('moving in', dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['--conditions=react-server', 'scripts/import.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: site.url },
  })

test('posts of WordPress appear on the running site, and their old addresses lead to them', {
  tag: '@full',
}, async ({ request }) => {
  const file = path.join(samples, 'wordpress.xml')
  const pictures = ['--offline', '--pictures', path.join(samples, 'markdown/content/loom')]
  expect(run(file, ...pictures)).toContain('Nothing was written')
  expect((await request.get(`${site.url}/2019/06/second`, { maxRedirects: 0 })).status()).toBe(404)
  run(file, ...pictures, '--yes')
  const ask = (address: string) => request.get(site.url + address, { maxRedirects: 0 })
  await expect.poll(async () => (await ask('/2019/05/threads-needles')).status()).toBe(308)
  for (const old of ['/2019/05/threads-needles/', '/2019/05/Threads-Needles', '/?p=12', '/?p=13', '/2019/06/second']) {
    const answer = await ask(old)
    expect([old, answer.status()]).toEqual([old, 308])
    expect([old, (await ask(answer.headers().location ?? '')).status()]).toEqual([old, 200])
  }
  const post = await request.get(`${site.url}/?p=12`)
  const article = parse(await post.text()).querySelector('main')
  expect(article?.querySelector('h1')?.text).toBe('Threads & needles – part 1')
  const [picture] = article?.querySelectorAll('figure img[src^="/pictures/"]') ?? []
  expect((await ask(picture?.getAttribute('src') ?? '')).headers()['content-type']).toBe('image/webp')
  expect((await ask('/2019/08/secret')).status()).toBe(404)
  await expect
    .poll(async () => (await (await ask(routes.blogPage(2))).text()).includes('Threads &amp; needles'))
    .toBe(true)
})

test('the Studio adds, changes and removes redirects, and keeps what was typed when one is refused', async ({
  page,
}) => {
  await enterStudio(page, 'editor', 'Rafi', { url: site.url, dataDir })
  await page.goto(site.url + routes.studio.redirects)
  const from = page.getByLabel(copy.path.label)
  const to = page.getByLabel(copy.target.label)
  await from.fill('/blog')
  await to.fill('/insights')
  await page.getByRole('button', { name: copy.save }).click()
  await expect(page.getByText('is a page of this site')).toBeVisible()
  await expect(from).toHaveValue('/blog')
  await from.fill('/Our-Old-Page/')
  await to.press('Enter')
  await expect(page.getByText(copy.saved('/our-old-page'))).toBeVisible()
  const ask = async () =>
    (await page.request.get(`${site.url}/our-old-page?a=b`, { maxRedirects: 0 })).headers().location
  await expect.poll(ask).toBe('/insights?a=b')
  await page.getByRole('button', { name: copy.editOf('/our-old-page') }).click()
  await expect(to).toBeFocused()
  await to.fill('/about')
  await to.press('Enter')
  await expect.poll(ask).toBe('/about?a=b')
  await page.getByLabel(copy.search).fill('nothing like it')
  await expect(page.getByText(copy.notFound)).toBeVisible()
  await page.getByLabel(copy.search).fill('OLD-page')
  await page.getByRole('button', { name: copy.removeOf('/our-old-page') }).click()
  await expect.poll(ask).toBeUndefined()
})

for (const view of views)
  test(`the page of redirects is accessible, ${view.name}`, { tag: view.tag }, async ({ browser }) => {
    const page = await openView(browser, view)
    await enterStudio(page, 'owner', 'Rafi', { url: site.url, dataDir })
    await page.request.put(`${site.url}/api/studio/redirects`, {
      headers: { origin: site.url },
      data: { path: `/old/${'long-'.repeat(60)}`, target: '/blog' },
    })
    await page.goto(site.url + routes.studio.redirects)
    await expect(page.getByRole('button', { name: copy.remove }).first()).toBeVisible()
    expect(await findProblems(page, view.name)).toEqual([])
    await page.close()
  })
