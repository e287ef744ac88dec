import { type Browser, expect, type Page, test } from '@playwright/test'
import { toPostPath } from '../lib/format/post-path'
import { routes } from '../lib/routes'
import { start } from '../lib/studio/copy/studio-hiring'
import { postFields, studioPosts } from '../lib/studio/copy/studio-posts'
import type { PostDraft } from '../lib/studio/posts/post-draft'
import { findInViews, openView } from './axe'
import { categories } from './blog-words'
import { body, button, isSaved, startPost as startAnyPost, title, toUnique } from './post-editor'
import { write } from './store'
import { enterStudio, takePhoto } from './studio'
import { watchTrouble } from './trouble'
import { BARE_SCRIPT, weigh } from './weigh'

const { edit, saving, conflict, copies, versions, checks } = studioPosts

/** The posts of these tests. Other specs read the newest post, which has to be a sample post again. */
const made: string[] = []
test.afterAll(() => {
  for (const id of made) write('delete from posts where id = ?', id)
})

async function startPost(page: Page, words: string, text?: string): Promise<string> {
  const path = await startAnyPost(page, words, text)
  made.push(path.split('/').at(-1) ?? '')
  return path
}

async function enter(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterStudio(page, 'editor', name)
  return page
}

test('a new post is written, published and seen everywhere within seconds', async ({ page }) => {
  const trouble = watchTrouble(page)
  const words = toUnique('The first row of stitches')
  await enterStudio(page, 'editor', 'Anika')
  await page.getByRole('link', { name: 'Posts' }).click()
  await page.getByRole('button', { name: 'New post' }).click()
  await title(page).fill(words)
  await page.getByLabel(postFields.subTitle).fill('How a post comes into being.')
  await body(page).click()
  await page.keyboard.type('Line by line.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Code block', exact: true }).click()
  await page.keyboard.type('select 1')
  await page.keyboard.press('Enter')
  await button(page, 'Code block').click()
  await button(page, 'Formula').click()
  await page.keyboard.type('e = mc^2')
  await page.keyboard.press('Enter')
  await button(page, 'Video').click()
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Enter')
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Picture').click()
  await (await choosing).setFiles(await takePhoto(page))
  await page.getByRole('dialog').getByLabel('What the picture shows').fill('A loom in bright colours')
  await button(page, 'Save the picture').click()
  await expect(body(page).locator('img')).toHaveAttribute('src', /^\/pictures\//)
  await page.getByLabel(postFields.category).selectOption(categories.at(-1)?.label ?? '')
  await page.getByLabel(postFields.tags).fill('Kantha, Testing')
  await button(page, 'Publish').click()
  await expect(page.getByRole('link', { name: edit.view })).toBeVisible()
  made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')

  const show = async (path: string) => (await page.request.get(path)).text()
  const search = `${routes.blog}?search=${words.split(' ').at(-1)}`
  const places = [routes.blog, routes.home, routes.feed('blog', 'rss'), search]
  const seen = (path: string, text: string) => expect.poll(() => show(path), { message: path }).toContain(text)
  await Promise.all([...places.map((path) => seen(path, words)), seen(routes.sitemapXml, 'the-first-row-of-stitches')])
  await page.getByRole('link', { name: edit.view }).click()
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  const article = page.getByRole('article').first()
  await expect(article.locator('pre')).toContainText('select 1')
  await expect(article.locator('math')).toContainText('mc')
  await expect(article.locator('[data-src*="dQw4w9WgXcQ"], [href*="dQw4w9WgXcQ"]').first()).toBeVisible()
  const picture = article.getByRole('img', { name: 'A loom in bright colours' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(trouble).toEqual([])
})

test('opening the editor weighs little enough', async ({ page }) => {
  await enterStudio(page)
  const path = await startPost(page, toUnique('Weighed'))
  // Without the browser's stored copy.
  const fresh = await (
    await page
      .context()
      .browser()
      ?.newContext({ storageState: await page.context().storageState() })
  )?.newPage()
  if (!fresh) throw new Error('No other browser')
  const script = (await weigh(fresh, new URL(path, page.url()).href)).of('script')
  await expect(body(fresh)).toBeVisible()
  test.info().annotations.push({ type: 'script of the editor’s page', description: `${script} bytes` })
  expect(script).toBeLessThanOrEqual(BARE_SCRIPT + 170_000)
})

test('a second editor keeps their text, sees who and what, and merges', { tag: '@full' }, async ({ browser }) => {
  const first = await enter(browser, 'Rafi')
  const path = await startPost(first, toUnique('Two at one cloth'), 'One\nTwo\nThree')
  const second = await enter(browser, 'Anika')
  await second.goto(path)
  await body(second).fill('One\nTwo\nThree\nFour by Anika')
  await isSaved(second)
  await body(first).fill('Zero by Rafi\nOne\nTwo\nThree')
  await expect(first.getByRole('heading', { name: conflict.title })).toBeVisible()
  await expect(first.getByText('Anika', { exact: true })).toBeVisible()
  await expect(first.locator('ins')).toHaveText('Four by Anika')
  await expect(body(first)).toHaveText('Zero by RafiOneTwoThree')
  await button(first, conflict.merge).click()
  await isSaved(first)
  await second.reload()
  await expect(body(second)).toHaveText('Zero by RafiOneTwoThreeFour by Anika')
})

test('text that a closed tab could not save is offered, and put back by a press', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await enterStudio(page)
  const path = await startPost(page, toUnique('A cut thread'))
  await context.route('**/api/studio/posts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await body(page).fill('Typed before the crash.')
  // The copy is written half a second after a keystroke.
  await page.waitForTimeout(700)
  await page.close()
  await context.unroute('**/api/studio/posts/*')

  const next = await context.newPage()
  await next.goto(path)
  await expect(next.getByRole('heading', { name: copies.title })).toBeVisible()
  await expect(body(next)).toHaveText('Line by line.')
  await expect(next.locator('ins')).toHaveText('Typed before the crash.')
  await button(next, copies.restore).click()
  await expect(body(next)).toHaveText('Typed before the crash.')
  await isSaved(next)
  await next.reload()
  await expect(body(next)).toHaveText('Typed before the crash.')
  await expect(next.getByRole('heading', { name: copies.title })).toHaveCount(0)
})

test('while the server is away the text stays, and is saved when it is back', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await enterStudio(page)
  await startPost(page, toUnique('Offline'))
  await context.setOffline(true)
  await body(page).fill('Typed offline.')
  await expect(page.getByText(saving.failed)).toBeVisible()
  await expect(page.getByText(saving.copied)).toBeVisible()
  await context.setOffline(false)
  await isSaved(page)
  await page.reload()
  await expect(body(page)).toHaveText('Typed offline.')
})

test('a scheduled post appears within seconds of its time', { tag: '@full' }, async ({ page }) => {
  await enterStudio(page)
  const words = toUnique('Planned')
  const path = await startPost(page, words)
  await page.getByLabel(edit.publishAt).fill('2030-01-01T09:00')
  await button(page, 'Schedule').click()
  await expect(page.getByText(studioPosts.states.scheduled, { exact: true })).toBeVisible()
  await page.goto(routes.studio.start)
  const news = page.getByRole('region', { name: start.scheduled })
  await expect(news.getByRole('listitem').filter({ hasText: words })).toContainText(
    '1 Jan 2030, 09:00, Dhaka time (UTC+6)',
  )
  await page.goto(`${routes.studio.posts}?category=scheduled&search=${words.split(' ').at(-1)}`)
  // 9 o'clock in Dhaka.
  await expect(page.locator('time').first()).toHaveAttribute('datetime', '2030-01-01T03:00:00.000Z')

  const call = path.replace('/studio/', '/api/studio/')
  const { version } = (await (await page.request.get(call)).json()) as PostDraft
  const headers = { origin: new URL(page.url()).origin, 'if-match': `"${version}"` }
  const publishAt = new Date(Date.now() + 3_000).toISOString()
  expect((await page.request.post(`${call}/publish`, { headers, data: { publishAt } })).status()).toBe(200)
  expect(await (await page.request.get(routes.blog)).text()).not.toContain(words)
  const show = async () => (await page.request.get(routes.blog)).text()
  await expect.poll(show).toContain(words)
})

test('opening, saving and publishing without a change changes no byte for visitors', async ({ page }) => {
  const feed = await (await page.request.get(routes.feed('blog', 'json'))).json()
  const { url } = feed.items.at(-1)
  const read = async () => /<article[\s\S]*?<\/article>/.exec(await (await page.request.get(url)).text())?.[0]
  const before = await read()
  await enterStudio(page)
  await page.goto(`${routes.studio.posts}?search=${encodeURIComponent(feed.items.at(-1).title)}`)
  await page.getByRole('link', { name: feed.items.at(-1).title }).click()
  await button(page, 'Save').click()
  await expect(button(page, edit.publish)).toHaveCount(0)
  await button(page, edit.update).click()
  await expect(page.getByText(edit.updated)).toBeVisible()
  await page.waitForTimeout(2_000)
  expect(await read()).toBe(before)
})

test('a changed address leads on for good, and a deletion can be undone', { tag: '@full' }, async ({ page }) => {
  await enterStudio(page)
  const words = toUnique('Moved')
  const path = await startPost(page, words)
  await button(page, 'Publish').click()
  const id = path.split('/').at(-1) ?? ''
  const former = routes.post(toPostPath({ id, title: words }))
  const getStatus = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).status()
  await expect.poll(() => getStatus(former)).toBe(200)
  await page.getByLabel(postFields.slug).fill('Elsewhere')
  await button(page, edit.update).click()
  const present = routes.post(toPostPath({ id, title: '', slug: 'elsewhere' }))
  await expect.poll(() => getStatus(former)).toBe(308)
  await expect.poll(() => getStatus(present)).toBe(200)
  await button(page, 'Delete').click()
  await expect.poll(() => getStatus(present)).toBe(404)
  await button(page, 'Restore').click()
  await expect.poll(() => getStatus(present)).toBe(200)
})

test('an earlier version comes back', { tag: '@full' }, async ({ page }) => {
  await enterStudio(page)
  await startPost(page, toUnique('Versions'), 'The first text.')
  await button(page, 'Save').click()
  await expect(page.getByText(saving.saved)).toBeVisible()
  await body(page).fill('The second text.')
  await button(page, 'Save').click()
  await isSaved(page)
  await button(page, edit.versions).click()
  await button(page, versions.show).last().click()
  await expect(page.locator('ins')).toHaveText('The first text.')
  await button(page, versions.restore).click()
  await isSaved(page)
  await button(page, edit.write).click()
  await expect(body(page)).toHaveText('The first text.')
})

test('someone without the role reads and changes no post', { tag: '@full' }, async ({ page }) => {
  await enterStudio(page, 'hiring', 'Hiring')
  const origin = new URL(page.url()).origin
  expect((await page.request.get('/api/studio/posts')).status()).toBe(403)
  expect((await page.request.post('/api/studio/posts', { headers: { origin }, data: {} })).status()).toBe(403)
  for (const call of ['preview', 'check', 'versions'])
    expect((await page.request.get(`/api/studio/posts/x/${call}`)).status()).toBe(403)
})

test('has no problems that axe finds', { tag: '@full' }, async ({ browser }) => {
  const page = await openView(browser)
  await enterStudio(page)
  await page.getByRole('link', { name: 'Posts' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await findInViews(page, 'the list of posts')).toEqual([])
  await startPost(page, toUnique('Axe'))
  await expect(page.getByText(checks.codes.tags)).toBeVisible()
  expect(await findInViews(page, 'a post')).toEqual([])
  await button(page, edit.preview).click()
  await expect(page.getByRole('article').getByText('Line by line.')).toBeVisible()
  // The drawing that the post will have.
  const picture = page.getByRole('article').locator('img').first()
  await expect(picture).toHaveAttribute('src', /^\/art\/cover\//)
  expect((await page.request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200)
  expect(await findInViews(page, 'a preview')).toEqual([])
  await button(page, 'Save').click()
  await button(page, edit.versions).click()
  await button(page, versions.show).first().click()
  expect(await findInViews(page, 'versions')).toEqual([])
})
