import { expect, type Page, test } from '@playwright/test'
import { articlePage, blog } from '../content/blog'
import { caseStudies } from '../content/case-studies'
import { caseStudyListing } from '../content/case-study-listing'
import { journalArticles } from '../content/journal'
import { journalListing } from '../content/journal-listing'
import { posts } from '../content/posts'
import { savedNotices } from '../content/saved'
import { toSlug } from '../lib/format/slug'
import { routes } from '../lib/routes'
import { findPost, findPosts } from './find-post'
import { requestRevalidation } from './request-revalidation'
import { readRows, write } from './store'
import { watchTrouble } from './trouble'

const { actions } = articlePage
const essay = journalArticles[0]?.id ?? ''
const study = caseStudies[0]?.id ?? ''

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getTitle = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
/** Returns the title of the first post whose text contains this; empty if there is none. */
const findTitle = (part: string) =>
  posts.find(({ description }) => JSON.stringify(description).includes(part))?.title ?? ''
const savedArticles = (page: Page, title: string) => page.getByRole('region', { name: title })

test('an article is saved on this device, listed under Saved, and let go again', async ({ page, request }) => {
  const trouble = watchTrouble(page)
  for (const [path, listing, copy, list] of [
    [await findPost(request), routes.blog, blog.saved, 'saved-blog'],
    [routes.journalArticle(essay), routes.journal, journalListing.saved, 'saved-journal'],
    [routes.caseStudy(study), routes.caseStudies, caseStudyListing.saved, 'saved-case-studies'],
  ] as const) {
    await page.goto(path)
    const title = await getTitle(page)
    const save = button(page, actions.save)
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(savedNotices[list])).toBeVisible()
    await page.reload()
    await expect(save).toHaveAttribute('aria-pressed', 'true')

    await page.goto(listing)
    const saved = savedArticles(page, copy.title)
    await expect(saved.getByRole('link', { name: title })).toHaveAttribute('href', path)
    await saved.getByRole('button', { name: `${copy.remove}: ${title}` }).click()
    await expect(saved).toBeHidden()
    await page.goto(path)
    await expect(save).toHaveAttribute('aria-pressed', 'false')
  }
  // Pictures that were still loading when the page was left do not count.
  expect(trouble.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([])
})

test('a like is kept, a comment opens the contact form with the article named', async ({ page, request }) => {
  await page.goto(await findPost(request))
  const title = await getTitle(page)
  const like = button(page, actions.like)
  await like.click()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: actions.comment, exact: true }).click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByText(title, { exact: true })).toBeVisible()
})

test('sharing copies the canonical address where there is no share sheet', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const path = await findPost(request)
  await page.goto(`${path}?utm_source=x`)
  await button(page, actions.share).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path)
})

test('a main picture that does not load gives way to the banner', async ({ page, request, baseURL }) => {
  const path = await findPost(request)
  await page.goto(path)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const setPicture = async (image: string | null) => {
    expect(write('update posts set image = ? where title = ?', image, title ?? '')).toBe(1)
    await requestRevalidation(request)
  }
  const [before] = readRows('select image from posts where title = ?', [title ?? ''])
  await setPicture(`${baseURL}/images/posts/gone.jpg`)
  try {
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 15_000 })
      .toContain('/images/posts/gone.jpg')
    await page.goto(path)
    const main = page.locator('article header img').first()
    await expect(main).toHaveAttribute('src', '/images/default-banner.svg')
  } finally {
    await setPicture(before?.image ? String(before.image) : null)
  }
})

test('a picture in the text that does not load gives way to the banner, and its words are shown', async ({ page }) => {
  const picture = /\/images\/posts\//
  const title = findTitle('/images/posts/')
  test.skip(!title, 'No post has a picture.')
  await page.goto(`${routes.blog}?search=${encodeURIComponent(title)}`)
  await page.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  const figure = page.locator('figure', { has: page.locator('img[src^="/images/posts/"]') })
  const words = (await figure.getByRole('img').getAttribute('alt')) ?? ''
  expect(words).not.toBe('')
  await page.route(picture, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const broken = page.locator('figure', { has: page.locator('img[src="/images/default-banner.svg"]') })
  await broken.scrollIntoViewIfNeeded()
  await expect(broken.getByText(words)).toBeVisible()
})

test('a video asks its site for nothing before it is clicked', async ({ page, request }) => {
  const requests: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  for (const path of await findPosts(request)) {
    await page.goto(path)
    const card = page.locator('click-to-load').first()
    if ((await card.count()) === 0) continue
    const link = card.getByRole('link')
    await expect(link).toHaveAttribute('href', /^https:\/\/(www\.youtube\.com|vimeo\.com)\//)
    expect(requests).toEqual([])
    // Until the script has loaded, the link leads to the video's own page.
    await page.waitForFunction(() => customElements.get('click-to-load'))
    await link.click()
    await expect(card.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//,
    )
    await expect.poll(() => requests.length).toBe(1)
    return
  }
  throw new Error('no listed post has a video')
})

test('what the buttons did is said at the bottom centre, and goes at a click', async ({ page, request }) => {
  await page.goto(await findPost(request))
  await page.getByRole('button', { name: articlePage.actions.save }).click()
  const toast = page.locator('body > [role=status]')
  await expect(toast).toHaveText(savedNotices['saved-blog'])
  await expect(toast).toHaveCSS('position', 'fixed')
  await expect(toast).toBeInViewport()
  await toast.click()
  await expect(toast).toBeHidden()
})

test('a long piece has a list of its parts, which leads to each below the bar', async ({ page, request }) => {
  await page.goto(await findPost(request))
  const parts = page.getByRole('navigation', { name: articlePage.contents }).getByRole('link')
  expect(await parts.count()).toBeGreaterThan(2)
  const last = parts.last()
  await last.click()
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '', exact: true })
  await expect(heading).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar - 1)
})

test('an article is a page and nothing else: asked for as data, the same page comes', async ({ request }) => {
  const path = await findPost(request)
  const page = await (await request.get(path)).text()
  expect(page).toContain('data-page="document"')
  for (const headers of [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ] as Record<string, string>[]) {
    const answer = await request.get(path, { headers })
    expect([answer.status(), await answer.text()]).toEqual([200, page])
  }
})

test.describe('addresses', () => {
  const notFollowed = { maxRedirects: 0 }

  test('an outdated slug and a bare id lead to the one address for good', async ({ request }) => {
    const path = await findPost(request)
    const id = path.slice(path.lastIndexOf('-') + 1).replaceAll('_', '-')
    for (const name of [`an-older-title-${path.slice(path.lastIndexOf('-') + 1)}`, id]) {
      const answer = await request.get(`/blog-read/${name}`, notFollowed)
      expect([answer.status(), answer.headers().location], name).toEqual([308, path])
    }
    expect((await request.get(path, notFollowed)).status()).toBe(200)
  })

  test('an id that does not exist, or cannot exist, is a 404 that stays out of the index', async ({ request }) => {
    const ids = [
      'no-such-post-999999',
      '999999',
      'x',
      '~zz',
      '%00',
      '..%2f..%2fetc',
      `${'a'.repeat(3_000)}`,
      '🚀',
      "' or 1=1",
    ]
    for (const id of ids) {
      const answer = await request.get(`/blog-read/${id}`, notFollowed)
      expect(answer.status(), id).toBe(404)
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
    }
    for (const path of [
      '/journal-read/none',
      '/case-study-read/none',
      '/blog/page/99',
      '/blog/category/none',
      '/blog/category/devops/page/7',
    ]) {
      expect((await request.get(path, notFollowed)).status(), path).toBe(404)
    }
  })
})

test('formulas are typeset without a script, and wide ones scroll on a phone', async ({ page, request }) => {
  const withFormula = posts.find(({ description }) => /ql-formula[^>]*frac/.test(String(description)))
  test.skip(!withFormula, 'No post has a formula with a fraction.')
  const paths = await findPosts(request)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.find((path) => path.includes(toSlug(withFormula?.title ?? ''))) ?? '')
  const formula = page.getByRole('group', { name: 'Formula' })
  await expect(formula.locator('mfrac').first()).toBeVisible()
  const { height, right } = await formula.evaluate((node) => ({
    height: node.clientHeight,
    right: node.getBoundingClientRect().right,
  }))
  expect(height).toBeGreaterThan(40)
  expect(right).toBeLessThanOrEqual(320)
})
