import { expect, type Page, test } from '@playwright/test'
import { blog, blogCategories, blogSorts, popularTopics } from '../lib/content/blog'
import { journalArticles } from '../lib/content/journal'
import { JOURNAL_PAGE_SIZE, journalListing } from '../lib/content/journal-listing'
import { routes } from '../lib/routes'
import { watchTrouble } from './trouble'

const titles = (page: Page) => page.locator('main li article').getByRole('heading', { level: 3 })
const status = (page: Page) => page.getByRole('search').getByRole('status')
const pills = (page: Page) => page.getByRole('navigation', { name: blog.categoriesLabel })
const topics = (page: Page) => page.getByRole('list', { name: blog.topics.title })
const [, popular, readingTime] = blogSorts

test('words, category, topic and order act together, stay in the address and come back', async ({ page }) => {
  const trouble = watchTrouble(page)
  await page.goto(routes.blog)
  await expect(page.getByText(blog.featured)).toBeVisible()
  await page.getByRole('searchbox').fill('postgres')
  await expect(status(page)).toContainText(/\d+ tutorials/)
  await pills(page).getByRole('link', { name: 'Backend Development' }).click()
  await topics(page).getByRole('link', { name: 'Node.js' }).click()
  await expect(page).toHaveURL(/topic=Node\.js/)
  await page.getByLabel(blog.sortLabel).selectOption(readingTime.label)
  await expect(page).toHaveURL('/blog?q=postgres&category=backend-development&topic=Node.js&sort=reading-time')
  await expect(page.getByText(blog.featured)).toBeHidden()
  await expect(status(page)).toContainText('2 tutorials')
  await expect(titles(page)).toHaveCount(2)
  const found = await titles(page).allTextContents()

  await page.reload()
  await expect(titles(page)).toHaveText(found)
  await expect(page.getByRole('searchbox')).toHaveValue('postgres')
  await expect(page.getByLabel(blog.sortLabel)).toHaveValue(readingTime.value)
  await expect(topics(page).getByRole('link', { name: 'Node.js' })).toHaveAttribute('aria-current', 'true')

  await page.goBack()
  await expect(page).toHaveURL('/blog?q=postgres&category=backend-development&topic=Node.js')
  await page.goBack()
  await expect(page).toHaveURL('/blog?q=postgres&category=backend-development')
  await expect(pills(page).getByRole('link', { name: 'Backend Development' })).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await page.goForward()
  await expect(titles(page)).toHaveText(found)

  await status(page).getByRole('button', { name: blog.results.showAll }).click()
  await expect(page).toHaveURL(routes.blog)
  await expect(page.getByText(blog.featured)).toBeVisible()
  expect(trouble).toEqual([])
})

test('a search that finds nothing says so, and one click leads back to all', async ({ page }) => {
  await page.goto(`${routes.blog}?q=zebra`)
  await expect(status(page)).toContainText(blog.results.none)
  await expect(titles(page)).toHaveCount(0)
  await status(page).getByRole('button', { name: blog.results.showAll }).click()
  await expect(titles(page)).toHaveCount(9)
})

test('every topic and every category leads to a tutorial', async ({ request }) => {
  for (const topic of popularTopics) {
    const answer = await request.get(`${routes.api.posts}?topic=${encodeURIComponent(topic)}`)
    expect((await answer.json()).total, topic).toBeGreaterThan(0)
  }
  for (const { value } of blogCategories.slice(1)) {
    const html = await (await request.get(routes.blogCategory(value))).text()
    expect(/\/blog-read\/[\w~-]+-[\w~]+/.test(html), value).toBe(true)
  }
})

test('each order is its own', async ({ request }) => {
  const orders = await Promise.all(
    ['', popular.value, readingTime.value].map(async (sort) => {
      const answer = await request.get(`${routes.api.posts}?q=a&sort=${sort}`)
      return ((await answer.json()).items as { id: string; readTime: string }[]).map(({ id, readTime }) => ({
        id,
        readTime,
      }))
    }),
  )
  expect(new Set(orders.map((items) => items.map(({ id }) => id).join())).size).toBe(3)
  const minutes = orders[2]?.map(({ readTime }) => Number.parseInt(readTime, 10)) ?? []
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
})

test('more is appended where the reader is, and the address keeps it', async ({ page }) => {
  await page.goto(routes.blog)
  await expect(titles(page)).toHaveCount(9)
  const before = await titles(page).allTextContents()
  const more = page.getByRole('link', { name: blog.loadMore })
  await expect(more).toHaveAttribute('href', routes.blogPage(2))
  await more.press('Enter')
  await expect.poll(() => titles(page).count()).toBeGreaterThan(9)
  const after = await titles(page).allTextContents()
  expect(after.slice(0, 9)).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
  const fresh = titles(page).nth(9)
  await expect(page.getByRole('link', { name: `${blog.read}: ${await fresh.textContent()}` })).toBeFocused()
  await expect(more).toBeHidden()
  await page.reload()
  await expect(titles(page)).toHaveCount(after.length)
  await page.goBack()
  await expect(titles(page)).toHaveCount(9)
})

test('the journal shows a featured article and five, and more on request', async ({ page }) => {
  await page.goto(routes.journal)
  const pieces = page.locator('#journal-list > li:visible')
  await expect(pieces).toHaveCount(JOURNAL_PAGE_SIZE)
  const before = await pieces.getByRole('heading').allTextContents()
  await page.getByRole('link', { name: journalListing.more }).click()
  await expect(pieces).toHaveCount(journalArticles.length)
  expect((await pieces.getByRole('heading').allTextContents()).slice(0, JOURNAL_PAGE_SIZE)).toEqual(before)
  await expect(pieces.nth(JOURNAL_PAGE_SIZE).getByRole('link')).toBeFocused()
  await expect(page.getByRole('link', { name: journalListing.more })).toBeHidden()
  await page.reload()
  await expect(pieces).toHaveCount(journalArticles.length)
  await page.goBack()
  await expect(pieces).toHaveCount(JOURNAL_PAGE_SIZE)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is reached by links, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto(routes.blog)
    const first = await titles(page).allTextContents()
    await page.getByRole('link', { name: blog.loadMore }).click()
    await expect(page).toHaveURL(routes.blogPage(2))
    const second = await titles(page).allTextContents()
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await pills(page).getByRole('link', { name: 'Security' }).click()
    await expect(page).toHaveURL(routes.blogCategory('security'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials: Security')
    for (const path of [routes.journal, routes.caseStudies]) {
      await page.goto(path)
      await expect(page.getByRole('searchbox')).toBeHidden()
      await expect(page.locator('main a[href^="?"]:visible')).toHaveCount(0)
    }
    await page.goto(routes.journal)
    await expect(page.locator('#journal-list > li:visible')).toHaveCount(journalArticles.length)
  })
})

test('filtered views stay out of search results; the page that they narrow does not', async ({ request }) => {
  const getRobots = async (path: string) => (await request.get(path)).headers()['x-robots-tag']
  for (const path of [
    routes.blog,
    routes.blogCategory('security'),
    routes.journal,
    routes.caseStudies,
    routes.careers,
  ]) {
    expect(await getRobots(path), path).toBeUndefined()
    expect(await getRobots(`${path}?utm_source=x`), path).toBeUndefined()
    expect(await getRobots(`${path}?q=x`), path).toBe('noindex, follow')
  }
  for (const query of [
    'category=ai',
    'topic=CSS',
    'sort=popular',
    'industry=x',
    'department=x',
    'q=a&sort=b',
    'page=2',
  ]) {
    expect(await getRobots(`${routes.blog}?${query}`), query).toBe('noindex, follow')
  }
  const html = await (await request.get(`${routes.blog}?q=x&sort=popular`)).text()
  expect(/<link rel="canonical" href="[^"?]*\/blog"/.test(html)).toBe(true)
})
