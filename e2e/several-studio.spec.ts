import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { engines } from '../lib/db/testing-postgres'
import { routes } from '../lib/routes'
import { studioPosts } from '../lib/studio/copy/studio-posts'
import type { PostDraft } from '../lib/studio/posts/post-draft'
import type { Replicas } from '../tools/several/replicas'
import { body, button, isSaved, startPost, toUnique } from './post-editor'
import { startOwnReplicas } from './site'
import { enterStudio } from './studio'

/** The Studio on three processes of the built site that share one PostgreSQL. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.skip(engines.length === 1, 'There is no PostgreSQL on this machine.')

const { edit, conflict } = studioPosts
/** On an idle machine it takes one or two seconds. */
const PATIENCE_MS = 30_000

let folder: string
let replicas: Replicas

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(os.tmpdir(), 'several-studio-'))
  replicas = await startOwnReplicas(folder)
})
test.afterAll(async () => {
  await replicas?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const toUrl = (at: number) => replicas.sites[at]?.url ?? ''
const getText = async (url: string) => (await fetch(url)).text()

/** Signs a person in with a separate browser, at one of the replicas. */
async function enter(browser: Browser, name: string, at: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { databaseUrl } = replicas
  await enterStudio(page, 'editor', name, { url: toUrl(at), dataDir: folder, databaseUrl })
  return page
}

test('a post that is published on one replica is on all pages of the others within seconds', {
  tag: '@full',
}, async ({ browser }) => {
  const words = toUnique('A thread through three looms')
  const slug = words.toLowerCase().replaceAll(' ', '-')
  const word = words.split(' ').at(-1)
  const places: [string, string][] = [
    [routes.blog, words],
    [routes.home, words],
    [`${routes.blog}?search=${word}`, slug],
    [routes.feed('blog', 'rss'), words],
    [routes.feed('blog', 'atom'), words],
    [routes.feed('blog', 'json'), words],
    [routes.sitemapXml, slug],
    [routes.sitemap, words],
  ]
  const everywhere = [0, 1, 2].flatMap((at) => places.map(([place, text]) => ({ url: toUrl(at) + place, text })))
  const page = await enter(browser, 'Anika', 0)
  await startPost(page, words, 'Line by line.', toUrl(0))
  // Each replica has cached the pages without the post.
  for (const { url, text } of everywhere) expect(await getText(url), url).not.toContain(text)

  await button(page, 'Publish').click()
  await expect(page.getByRole('link', { name: edit.view })).toBeVisible()
  const started = performance.now()
  await Promise.all(
    everywhere.map(({ url, text }) =>
      expect.poll(() => getText(url), { message: url, timeout: PATIENCE_MS }).toContain(text),
    ),
  )
  console.log(`A post is on ${everywhere.length} pages of three replicas after ${performance.now() - started} ms`)
  const address = (await page.getByRole('link', { name: edit.view }).getAttribute('href')) ?? ''
  for (const at of [1, 2]) {
    await page.goto(new URL(address, toUrl(at)).href)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  }
})

test('two people who edit one post on two replicas both keep their text', { tag: '@full' }, async ({ browser }) => {
  const first = await enter(browser, 'Rafi', 0)
  const post = await startPost(first, toUnique('Two at two looms'), 'One\nTwo\nThree', toUrl(0))
  const second = await enter(browser, 'Anika', 1)
  await second.goto(toUrl(1) + post)
  await body(second).fill('One\nTwo\nThree\nFour by Anika')
  await isSaved(second)

  const refused = first.waitForResponse((response) => response.request().method() === 'PUT')
  await body(first).fill('Zero by Rafi\nOne\nTwo\nThree')
  expect((await refused).status()).toBe(409)
  await expect(first.getByRole('heading', { name: conflict.title })).toBeVisible()
  await expect(first.locator('ins')).toHaveText('Four by Anika')
  await expect(body(first)).toHaveText('Zero by RafiOneTwoThree')
  await button(first, conflict.merge).click()
  await isSaved(first)
  await second.goto(toUrl(2) + post)
  await expect(body(second)).toHaveText('Zero by RafiOneTwoThreeFour by Anika')
})

test('of two saves at the same moment on two replicas one is stored and the other one is told of it', {
  tag: '@full',
}, async ({ browser }) => {
  const people = await Promise.all([enter(browser, 'Rafi', 0), enter(browser, 'Anika', 1)])
  const [first] = people as [Page, Page]
  const post = await startPost(first, toUnique('At the same moment'), 'One', toUrl(0))
  await first.goto(toUrl(0) + routes.studio.posts)
  const call = post.replace('/studio/', '/api/studio/')
  for (let round = 0; round < 5; round += 1) {
    const { content, version } = (await (await first.request.get(toUrl(2) + call)).json()) as PostDraft
    const saves = people.map(async (page, at) => {
      const title = `Round ${round} by ${at}`
      const headers = { origin: toUrl(at), 'if-match': `"${version}"` }
      const data = { content: { ...content, title }, reason: 'auto' }
      const answer = await page.request.put(toUrl(at) + call, { headers, data })
      return { title, status: answer.status(), told: await answer.json() }
    })
    const [stored, refused] = (await Promise.all(saves)).toSorted((one, other) => one.status - other.status)
    expect([stored?.status, refused?.status]).toEqual([200, 409])
    expect(refused?.told.details.content.title).toBe(stored?.title)
    const kept = (await (await first.request.get(toUrl(2) + call)).json()) as PostDraft
    expect([kept.content.title, kept.version]).toEqual([stored?.title, version + 1])
  }
})
