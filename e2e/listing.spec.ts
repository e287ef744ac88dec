import { expect, type Page, test } from '@playwright/test'
import { blog, blogSorts } from '../content/blog'
import { careers } from '../content/careers'
import { caseStudies } from '../content/case-studies'
import { caseStudyIndustries, caseStudyListing } from '../content/case-study-listing'
import { industries } from '../content/industries'
import { jobs } from '../content/jobs'
import { journalArticles } from '../content/journal'
import { journalListing } from '../content/journal-listing'
import { missing } from '../content/not-found'
import { posts } from '../content/posts'
import { JOURNAL_PAGE_SIZE } from '../lib/insights/journal/journal-rules'
import { routes } from '../lib/routes'
import {
  busyDepartments,
  cardsOnFirstPage,
  categories,
  hasSecondPage,
  phrases,
  topics as topicsInUse,
} from './blog-words'
import { watchTrouble } from './trouble'

const titles = (page: Page) => page.locator('main li article').getByRole('heading', { level: 3 })
const status = (page: Page) => page.getByRole('search').getByRole('status')
const pills = (page: Page) => page.getByRole('navigation', { name: blog.categoriesLabel })
const findPaths = (html: string) => [...new Set(html.match(/\/blog-read\/[\w~-]+/g))]
const topics = (page: Page) => page.getByRole('list', { name: blog.topics.title })
const [, popular, readingTime] = blogSorts

/** A post with its category, a topic of it, and the beginning of a word in its title. */
const [topic] = topicsInUse
const post = topic?.posts[0]
const category = categories.find(({ label }) => label === post?.category)
if (!topic || !post || !category) throw new Error('The blog has too few posts')
const word = /[a-z]{4,}/.exec(post.title.toLowerCase())?.[0] ?? 'a'
const asked = `search=${word}&category=${category.value}`
const topicQuery = new URLSearchParams({ topic: topic.label }).toString().slice('topic='.length)

/** A word that a search finds in few essays, and an industry with a study. */
const essayTexts = journalArticles.map(({ title, subtitle, excerpt, author, tags }) =>
  [title, subtitle, excerpt, author.name, ...tags].join(' ').toLowerCase(),
)
const wordOfEssay = journalArticles
  .flatMap(({ title }) => title.toLowerCase().match(/[a-z]{6,}/g) ?? [])
  .toSorted((a, b) => countEssays(a) - countEssays(b))[0]

function countEssays(word: string): number {
  return essayTexts.filter((text) => text.includes(word)).length
}
const industryOfStudy = caseStudyIndustries.find(({ label }) => label === caseStudies[0]?.industry)

const hasMoreEssays = journalArticles.length > JOURNAL_PAGE_SIZE + 1

/** The two listings whose categories have separate pages. */
const quickLists: string[] = [routes.blog, routes.careers]

test('words, category, topic and order act together, stay in the address and come back', async ({ page }) => {
  const trouble = watchTrouble(page)
  await page.goto(routes.blog, { waitUntil: 'networkidle' })
  await expect(page.getByText(blog.featured)).toBeVisible()
  await page.getByRole('searchbox').fill(word)
  await expect(status(page)).toContainText(phrases.posts)
  await pills(page).getByRole('link', { name: category.label }).click()
  await topics(page).getByRole('link', { name: topic.label, exact: true }).click()
  await expect(page).toHaveURL(`/blog?${asked}&topic=${topicQuery}`)
  await page.getByLabel(blog.sortLabel).selectOption(readingTime.label)
  await expect(page).toHaveURL(`/blog?${asked}&topic=${topicQuery}&sort=reading-time`)
  await expect(page.getByText(blog.featured)).toBeHidden()
  await expect(status(page)).toContainText(phrases.posts)
  await expect(titles(page).filter({ hasText: post.title })).toHaveCount(1)
  const found = await titles(page).allTextContents()
  expect(posts.filter(({ title }) => found.includes(title)).every((one) => one.category === category.label)).toBe(true)

  await page.reload()
  await expect(titles(page)).toHaveText(found)
  await expect(page.getByRole('searchbox')).toHaveValue(word)
  await expect(page.getByLabel(blog.sortLabel)).toHaveValue(readingTime.value)
  await expect(topics(page).getByRole('link', { name: topic.label, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await page.goBack()
  await expect(page).toHaveURL(`/blog?${asked}&topic=${topicQuery}`)
  await page.goBack()
  await expect(page).toHaveURL(`/blog?${asked}`)
  await expect(pills(page).getByRole('link', { name: category.label })).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await page.goForward()
  await expect(titles(page)).toHaveText(found)

  await page.getByRole('link', { name: blog.results.showAll }).click()
  await expect(page).toHaveURL(routes.blog)
  await expect(page.getByText(blog.featured)).toBeVisible()
  expect(trouble).toEqual([])
})

test('a search that finds nothing says so, and one click leads back to all', async ({ page }) => {
  await page.goto(`${routes.blog}?search=zebra`)
  await expect(status(page)).toContainText(blog.results.none)
  await expect(titles(page)).toHaveCount(0)
  await expect(page.getByText(blog.results.advice)).toBeVisible()
  await page.getByRole('link', { name: blog.results.showAll }).click()
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
})

test('every topic and every category leads to a tutorial', async ({ request }) => {
  for (const { label } of topicsInUse) {
    const html = await (await request.get(`${routes.blog}?topic=${encodeURIComponent(label)}`)).text()
    expect(findPaths(html).length, label).toBeGreaterThan(0)
    expect(html, label).toContain(phrases.topic(label).replaceAll('&', '&amp;'))
  }
  for (const { value } of categories) {
    const html = await (await request.get(routes.blogCategory(value))).text()
    expect(/\/blog-read\/[\w~-]+-[\w~]+/.test(html), value).toBe(true)
  }
})

test('each order is its own', async ({ request }) => {
  const orders = await Promise.all(
    ['', popular.value, readingTime.value].map(async (sort) => {
      const html = await (await request.get(`${routes.blog}?sort=${sort}`)).text()
      return {
        paths: findPaths(html),
        minutes: [...html.matchAll(/, (?:<!-- -->)?(\d+) min/g)].map(([, minutes]) => Number(minutes)),
      }
    }),
  )
  expect(new Set(orders.map(({ paths }) => paths.join())).size).toBe(3)
  const minutes = orders[2]?.minutes ?? []
  expect(minutes.length).toBeGreaterThan(3)
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
})

test('more is appended where the reader is, and the address keeps it', async ({ page }) => {
  test.skip(!hasSecondPage, 'The blog has one page.')
  await page.goto(routes.blog, { waitUntil: 'networkidle' })
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
  const before = await titles(page).allTextContents()
  const more = page.getByRole('link', { name: blog.loadMore })
  await expect(more).toHaveAttribute('href', routes.blogPage(2))
  await more.press('Enter')
  await expect.poll(() => titles(page).count()).toBeGreaterThan(cardsOnFirstPage)
  const after = await titles(page).allTextContents()
  expect(after.slice(0, cardsOnFirstPage)).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
  const fresh = titles(page).nth(cardsOnFirstPage)
  await expect(fresh.getByRole('link')).toBeFocused()
  await expect(more).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(titles(page)).toHaveCount(after.length)
  await page.goBack()
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
})

test('the journal shows a featured article and five, and more on request', async ({ page }) => {
  test.skip(!hasMoreEssays, 'The journal has one page.')
  await page.goto(routes.journal, { waitUntil: 'networkidle' })
  const pieces = page.getByRole('search').locator('~ ul > li')
  await expect(pieces).toHaveCount(JOURNAL_PAGE_SIZE)
  const before = await pieces.getByRole('heading').allTextContents()
  await page.getByRole('link', { name: journalListing.more }).click()
  await expect(pieces).toHaveCount(journalArticles.length)
  expect((await pieces.getByRole('heading').allTextContents()).slice(0, JOURNAL_PAGE_SIZE)).toEqual(before)
  await expect(pieces.nth(JOURNAL_PAGE_SIZE).getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('link', { name: journalListing.more })).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(pieces).toHaveCount(journalArticles.length)
  await page.goBack()
  await expect(pieces).toHaveCount(JOURNAL_PAGE_SIZE)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is reached by links, and nothing is offered that needs a script', async ({ page }) => {
    test.skip(!hasSecondPage, 'The blog has one page.')
    await page.goto(routes.blog)
    const first = await titles(page).allTextContents()
    await page.getByRole('link', { name: blog.loadMore }).click()
    await expect(page).toHaveURL(routes.blogPage(2))
    const second = await titles(page).allTextContents()
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await pills(page).getByRole('link', { name: category.label }).click()
    await expect(page).toHaveURL(routes.blogCategory(category.value))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      blog.categoryTitle.replace('{category}', category.label),
    )
  })

  const filtered = [
    [`${routes.blog}?category=${categories.at(-1)?.value}`, 'article h3', 1],
    [`${routes.careers}?category=${busyDepartments.at(-1)?.value}`, 'h3', 1],
    [`${routes.journal}?search=${wordOfEssay}`, 'h3', 1],
    [`${routes.caseStudies}?category=${industryOfStudy?.value}`, 'h2', 1],
  ] as const
  const none = new RegExp(
    [blog, careers.positions, journalListing, caseStudyListing]
      .map(({ results }) => RegExp.escape(results.none))
      .join('|'),
  )
  for (const [address, heading, least] of filtered) {
    const tag = quickLists.some((path) => address.startsWith(path)) ? [] : ['@full']
    test(`${address} is filtered by the server, and its form searches`, { tag }, async ({ page }) => {
      await page.goto(address.replace(/\?.*/, ''))
      const items = page.getByRole('search').locator(`~ ul > li ${heading}`)
      const all = await items.count()
      await page.goto(address)
      await expect(page.getByRole('status').first()).toContainText(/^\d/)
      expect(await items.count()).toBeGreaterThanOrEqual(least)
      expect(await items.count()).toBeLessThan(all)
      await page.getByRole('searchbox').fill('zebra')
      await page.getByRole('search').getByRole('button').click()
      await expect(page).toHaveURL(/search=zebra/)
      await expect(items).toHaveCount(0)
      await expect(page.getByRole('status').first()).toContainText(none)
    })
  }

  test('more of the journal is a link, too', async ({ page }) => {
    test.skip(!hasMoreEssays, 'The journal has one page.')
    await page.goto(routes.journal)
    await page.getByRole('link', { name: journalListing.more }).click()
    await expect(page.getByRole('search').locator('~ ul > li')).toHaveCount(journalArticles.length)
  })
})

for (const path of [routes.blog, routes.careers, routes.journal, routes.caseStudies]) {
  const tag = quickLists.includes(path) ? [] : ['@full']
  test(`the way back on ${path} has every step: from a search to the category chosen before it`, { tag }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const items = page.getByRole('search').locator('~ ul > li')
    const all = await items.count()
    await page.getByRole('search').getByRole('navigation').getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/(?:\?category=|\/category\/|\/department\/)[\w-]+$/)
    const category = page.url()
    await expect.poll(() => items.count()).toBeLessThan(all)
    const some = await items.count()
    await page.getByRole('searchbox').pressSequentially('zebr', { delay: 400 })
    await page.getByRole('searchbox').press('a')
    await expect(page).toHaveURL(/search=zebra/)
    await expect(items).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(category)
    await expect(items).toHaveCount(some)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(items).toHaveCount(all)
    await page.goForward()
    await page.goForward()
    await expect(page.getByRole('searchbox')).toHaveValue('zebra')
    await expect(items).toHaveCount(0)
  })
}

test('a topic brings its tutorials into view and says how many there are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routes.blog)
  const link = topics(page).getByRole('link', { name: topic.label, exact: true })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(status(page)).toContainText(phrases.posts)
  await expect(status(page)).toBeInViewport()
  await expect(status(page)).toBeFocused()
})

test('the picture of a case study leads to it, as its title does', async ({ page }) => {
  await page.goto(routes.caseStudies)
  const picture = page.locator('article img').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(page).toHaveURL(/\/case-study-read\//)
})

test('an industry without a study says what we do there, and leads to the sector and to us', async ({ page }) => {
  // The other industries without a study have no separate sector.
  const without = caseStudyIndustries.flatMap(({ value, label }) => {
    const sector = industries.sectors.find(({ slug }) => slug === value)
    return sector && !caseStudies.some(({ industry }) => industry === label) ? [{ label, sector }] : []
  })
  test.skip(without.length === 0, 'Every industry has a study.')
  for (const { label, sector } of without) {
    await page.goto(routes.caseStudies)
    await page
      .getByRole('navigation', { name: caseStudyListing.filterLabel, exact: true })
      .getByRole('link', { name: label })
      .click()
    const region = page.getByRole('region', {
      name: caseStudyListing.noStudy.title.replace('{industry}', sector.title.toLowerCase()),
    })
    await expect(region.getByRole('link', { name: sector.learnMore.label })).toHaveAttribute('href', /^\/industries/)
    await expect(region.getByRole('link', { name: caseStudyListing.noStudy.contact.label })).toBeVisible()
  }
})

test('on a phone the categories are one row, below the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [routes.blog, routes.journal, routes.careers, routes.caseStudies]) {
    await page.goto(path)
    const links = page.getByRole('search').getByRole('navigation').getByRole('link')
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size, path).toBe(1)
    const field = await page.getByRole('searchbox').boundingBox()
    const count = await status(page).boundingBox()
    expect(count?.y, path).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
    expect(count?.y, path).toBeLessThan(tops[0] ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('a search field says what to type in a colour that can be read', async ({ page }) => {
  for (const path of [routes.blog, routes.journal, routes.careers, routes.caseStudies]) {
    await page.goto(path)
    const placeholder = await page.getByRole('searchbox').evaluate((field) => {
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      return [color, opacity]
    })
    const text = await status(page).evaluate((element) => getComputedStyle(element).color)
    expect(placeholder, path).toEqual([text, '1'])
  }
})

test('a page that is missing is named in its title, once kept from search engines, and offers what is near', async ({
  page,
}) => {
  const pages = [
    ['/blog/page/99', missing.blogPage, Math.min(4, posts.length)],
    ['/blog/category/weaving', missing.blogPage, Math.min(4, posts.length)],
    ['/careers/page/99', missing.positions, Math.min(4, jobs.length)],
    ['/careers/department/weaving', missing.positions, Math.min(4, jobs.length)],
    ['/blog-read/none', missing.post, Math.min(4, posts.length)],
    ['/journal-read/none', missing.article, Math.min(4, journalArticles.length)],
    ['/case-study-read/none', missing.study, caseStudies.length],
  ] as const
  for (const [path, { title, near, all }, count] of pages) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('navigation', { name: near }).getByRole('link'), path).toHaveCount(count)
    await expect(page.getByRole('main').getByRole('link', { name: all.label })).toHaveAttribute('href', all.href)
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(1)
  }
  for (const path of ['/no-such-page', routes.newsletter]) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('filtered views stay out of search results by one rule: a header, and no canonical address', async ({
  request,
}) => {
  for (const path of [routes.blog, routes.journal, routes.caseStudies, routes.careers]) {
    for (const query of ['search=x', 'category=ai', 'sort=popular', 'page=2']) {
      const answer = await request.get(`${path}?${query}`)
      expect(answer.headers()['x-robots-tag'], `${path}?${query}`).toBe('noindex, follow')
      expect(/<meta name="robots"[^>]*noindex|rel="canonical"/.test(await answer.text()), `${path}?${query}`).toBe(
        false,
      )
    }
  }
  for (const path of [routes.blog, `${routes.journal}?utm_source=x`, routes.blogCategory(category.value)]) {
    const answer = await request.get(path)
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined()
    expect(/<link rel="canonical" href="[^"?]+"/.test(await answer.text()), path).toBe(true)
  }
})
