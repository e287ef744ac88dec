import { expect, type Page, test } from '@playwright/test'
import { blog, blogCategories } from '../content/blog'
import { careers } from '../content/careers'
import { departments } from '../content/departments'
import type { posts } from '../content/posts'
import { seo } from '../content/seo'
import { routes } from '../lib/routes'
import { findProblems } from './axe'
import { cardsOnFirstPage, categories, findOwnWord, hasSecondPage, phrases, topics } from './blog-words'
import { watchTrouble } from './trouble'

const [large, other, small] = [categories[0], categories[1], categories.at(-1)]
const [topicOfMost, topicOfSome] = [topics[0], topics[1]]
if (!large || !other || !small || !topicOfMost || !topicOfSome) throw new Error('The blog has too few posts')
const postOfTopic = topicOfMost.posts[0] as (typeof posts)[number]
/** A word of one post of the largest category. */
const word = findOwnWord(large.posts[0] as (typeof posts)[number])

const status = (page: Page) => page.getByRole('search').getByRole('status')
const titles = (page: Page) => page.locator('main li article').getByRole('heading', { level: 3 })
const pill = (page: Page, name: string) =>
  page.getByRole('navigation', { name: blog.categoriesLabel }).getByRole('link', { name })
const topic = (page: Page, name: string) =>
  page.getByRole('list', { name: blog.topics.title }).getByRole('link', { name })
const search = (page: Page) => page.getByRole('searchbox')

/** Opens a listing whose script has started. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => Boolean(customElements.get('list-region')))).toBe(true)
}

/** Returns whether the page is still the one that was opened. */
async function mark(page: Page) {
  await page.evaluate(() => document.body.setAttribute('data-opened', ''))
  return () => expect(page.locator('body')).toHaveAttribute('data-opened', '')
}

test('a listing has no framework, and a choice is shown in the same page', async ({ page }) => {
  const trouble = watchTrouble(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, routes.blog)
  const isSame = await mark(page)
  await pill(page, small.label).click()
  await expect(page).toHaveURL(routes.blogCategory(small.value))
  await expect(status(page)).toContainText(phrases.category(small.label))
  await expect(pill(page, small.label)).toHaveAttribute('aria-current', 'true')
  await expect(pill(page, small.label)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    blog.categoryTitle.replace('{category}', small.label),
  )
  await expect(page).toHaveTitle(new RegExp(RegExp.escape(seo.blogCategories[small.value]?.title ?? '')))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${routes.blogCategory(small.value)}$`),
  )
  await isSame()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.hero.title)
  await expect(page.getByText(blog.featured)).toBeVisible()
  await isSame()
  expect(scripts).toHaveLength(1)
  expect(trouble).toEqual([])
})

test('the page of a department leads to the whole careers page, whose head is another', async ({ page }) => {
  const [all, first] = departments
  await open(page, routes.careersDepartment(first?.value ?? ''))
  await page
    .getByRole('navigation', { name: careers.positions.departmentsLabel })
    .getByRole('link', { name: all?.label ?? '' })
    .click()
  await expect(page).toHaveURL(routes.careers)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(careers.hero.title)
})

test('a topic says what it is about, and a search for what', async ({ page }) => {
  await open(page, routes.blog)
  await topic(page, topicOfMost.label).click()
  await expect(status(page)).toContainText(phrases.topic(topicOfMost.label))
  await expect(status(page)).toBeFocused()
  const own = findOwnWord(postOfTopic)
  await search(page).fill(own)
  await expect(status(page)).toContainText(`${phrases.topic(topicOfMost.label)} ${phrases.search(own)}`)
})

test('a list that has all its cards from another page has their style and their drawing, too', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, `${routes.blog}?search=zebra`)
  await page.getByRole('link', { name: blog.results.showAll }).click()
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
  const look = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('list-region :not(style)')].map((part) => {
        const { fontSize, color, display, gridTemplateColumns, fill, stroke } = getComputedStyle(part)
        return [part.tagName, fontSize, color, display, gridTemplateColumns, fill, stroke].join(' ')
      }),
    )
  // The mouse rests where the link was.
  await page.mouse.move(0, 0)
  const inPlace = await look()
  expect(errors).toEqual([])
  await page.reload()
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
  expect(inPlace).toEqual(await look())
})

test('keys are kept while answers arrive, with focus and caret, and each number is said once', async ({ page }) => {
  await page.route(/search=/, async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  await open(page, routes.blog)
  await status(page).evaluate((element) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await search(page).focus()
  const [start, last] = [word.slice(0, -2), word.slice(-2)]
  await page.keyboard.type(`${start}${last.at(1)}${last.at(0)}`, { delay: 30 })
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(last, { delay: 300 })
  await page.keyboard.press('ArrowLeft')
  await expect(status(page)).toContainText(phrases.search(word))
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue(word)
  expect(await search(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(word.length - 1)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(new Set(said).size).toBe(said.length)
  // One step back leads to the list before the search.
  await page.goBack()
  await expect(page).toHaveURL(routes.blog)
  await expect(search(page)).toHaveValue('')
})

test('of two quick presses the last one wins', async ({ page }) => {
  await page.route(`**${routes.blogCategory(other.value)}*`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue().catch(() => undefined)
  })
  await open(page, routes.blog)
  await pill(page, other.label).click()
  await expect(page.locator('list-region')).toHaveAttribute('aria-busy', 'true')
  await pill(page, small.label).click()
  await expect(status(page)).toContainText(phrases.category(small.label))
  await page.waitForTimeout(1_200)
  await expect(status(page)).toContainText(phrases.category(small.label))
  await expect(page.locator('list-region')).not.toHaveAttribute('aria-busy')
})

test('a letter that is deleted again leaves the list and its number as they were', async ({ page }) => {
  await page.route(/search=/, () => undefined)
  await open(page, routes.blog)
  const before = await status(page).textContent()
  await search(page).press('z')
  await expect(page.locator('list-region')).toHaveAttribute('aria-busy', 'true')
  await search(page).press('Backspace')
  await expect(page.locator('list-region')).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(routes.blog)
  await expect(status(page)).toHaveText(before ?? '')
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
})

test('words that were just typed come before the link to more', async ({ page }) => {
  test.skip(!hasSecondPage, 'The blog has one page.')
  await open(page, routes.blog)
  await search(page).fill(word)
  await page.getByRole('link', { name: blog.loadMore }).dispatchEvent('click')
  await expect(status(page)).toContainText(phrases.search(word))
  await expect(titles(page)).toHaveCount(1)
})

test('words that were just typed and a choice act together', async ({ page }) => {
  await open(page, routes.blog)
  await search(page).pressSequentially(word)
  await pill(page, large.label).click()
  await expect(page).toHaveURL(`/blog?search=${word}&category=${large.value}`)
  await expect(status(page)).toContainText(`${phrases.category(large.label)} ${phrases.search(word)}`)
})

test('a press is fetched as the finger goes down, and once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/category/') && asked.push(request.url()))
  await open(page, routes.blog)
  await pill(page, small.label).dispatchEvent('pointerdown')
  await expect.poll(() => asked.length).toBe(1)
  await pill(page, small.label).dispatchEvent('click')
  await expect(status(page)).toContainText(phrases.category(small.label))
  expect(asked).toHaveLength(1)
})

for (const text of ['100%', '%E0%A4%A', 'বাংলা', 'a&b=c#d+e', '<b>"x"']) {
  test(`“${text}” is searched for as it is`, async ({ page }) => {
    await open(page, routes.careers)
    await search(page).fill(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
    await expect(page.locator('list-region')).not.toHaveAttribute('aria-busy')
    await expect(search(page)).toHaveValue(text)
    await page.reload()
    await expect(search(page)).toHaveValue(text)
  })
}

test('where the answer is an error, the browser goes to it', async ({ page }) => {
  await open(page, routes.blog)
  await page.route(/topic=/, (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Too many</h1>' }),
  )
  await topic(page, topicOfSome.label).click()
  await expect(page.getByRole('heading', { name: 'Too many' })).toBeVisible()
  await page.unroute(/topic=/)
  await page.reload()
  await expect(status(page)).toContainText(phrases.topic(topicOfSome.label))
})

test('offline the browser says so, and nothing is lost', async ({ page, context }) => {
  await open(page, routes.blog)
  await search(page).fill(word)
  await expect(status(page)).toContainText(phrases.search(word))
  await context.setOffline(true)
  await pill(page, other.label).click()
  await expect(page.locator('list-region')).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL(`/blog?search=${word}&category=${other.value}`)
  await expect(search(page)).toHaveValue(word)
})

test('the way back from an article leads to the list, its field and its place', async ({ page }) => {
  // Many posts have a word that begins with it, at least one of the largest category.
  const letter = word.slice(0, 1)
  await open(page, routes.blog)
  await search(page).fill(letter)
  await expect(status(page)).toContainText(phrases.search(letter))
  const article = titles(page).last().getByRole('link')
  await article.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await article.click()
  await expect(page).toHaveURL(/blog-read/)
  await page.goBack()
  await expect(page).toHaveURL(`/blog?search=${letter}`)
  await expect(search(page)).toHaveValue(letter)
  await expect(status(page)).toContainText(phrases.search(letter))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 100)
  // The list still works.
  await pill(page, large.label).click()
  await expect(status(page)).toContainText(phrases.category(large.label))
})

test('with keys alone, at twice the size of text, a list is narrowed, widened and read', async ({ page }) => {
  const problems: string[] = []
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, routes.blog)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const { keyboard } = page
  await search(page).focus()
  await keyboard.type('zebra')
  await expect(page.getByText(blog.results.advice)).toBeVisible()
  problems.push(...(await findProblems(page, 'no results')))
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/search=zebra&sort=popular/)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: blog.categoriesLabel }).getByRole('link').first()).toBeFocused()
  await page.getByRole('link', { name: blog.results.showAll }).press('Enter')
  await expect(titles(page)).toHaveCount(cardsOnFirstPage)
  await expect(status(page)).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(status(page)).toContainText(phrases.category(blogCategories[1]?.label ?? ''))
  await expect(pill(page, blogCategories[1]?.label ?? '')).toBeFocused()
  problems.push(...(await findProblems(page, 'a category')))
  expect(problems).toEqual([])
})

test('every category has its pill, with and without a search', async ({ page }) => {
  await open(page, `${routes.blog}?search=a`)
  for (const { label } of blogCategories) await expect(pill(page, label)).toBeVisible()
})
