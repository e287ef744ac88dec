import { expect, type Page, test } from '@playwright/test'
import { blog, blogCategories } from '../content/blog'
import { careers } from '../content/careers'
import { departments } from '../content/departments'
import { routes } from '../lib/routes'
import { watchTrouble } from './trouble'

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

/** Whether the page is still the one that was opened. */
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
  await pill(page, 'Security').click()
  await expect(page).toHaveURL(routes.blogCategory('security'))
  await expect(status(page)).toContainText(/tutorials? in Security/)
  await expect(pill(page, 'Security')).toHaveAttribute('aria-current', 'true')
  await expect(pill(page, 'Security')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials: Security')
  await expect(page).toHaveTitle(/Security/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${routes.blogCategory('security')}$`),
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
  await topic(page, 'PostgreSQL').click()
  await expect(status(page)).toContainText(/tutorials on PostgreSQL/)
  await expect(status(page)).toBeFocused()
  await search(page).fill('queue')
  await expect(status(page)).toContainText(/on PostgreSQL for “queue”/)
})

test('a list that has all its cards from another page has their style, too', async ({ page }) => {
  await open(page, `${routes.blog}?search=zebra`)
  await page.getByRole('link', { name: blog.results.showAll }).click()
  await expect(titles(page)).toHaveCount(9)
  const look = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('list-region *')].map((part) => {
        const { fontSize, color, display, gridTemplateColumns } = getComputedStyle(part)
        return [part.tagName, fontSize, color, display, gridTemplateColumns].join(' ')
      }),
    )
  // The mouse rests where the link was.
  await page.mouse.move(0, 0)
  const inPlace = await look()
  await page.reload()
  await expect(titles(page)).toHaveCount(9)
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
  await page.keyboard.type('tabel', { delay: 30 })
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('le', { delay: 300 })
  await page.keyboard.press('ArrowLeft')
  await expect(status(page)).toContainText('for “table”')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('table')
  expect(await search(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(new Set(said).size).toBe(said.length)
  // One step back leads to the list before the search.
  await page.goBack()
  await expect(page).toHaveURL(routes.blog)
  await expect(search(page)).toHaveValue('')
})

test('of two quick presses the last one wins', async ({ page }) => {
  await page.route(/category\/devops/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue().catch(() => undefined)
  })
  await open(page, routes.blog)
  await pill(page, 'DevOps').click()
  await expect(page.locator('list-region')).toHaveAttribute('aria-busy', 'true')
  await pill(page, 'Security').click()
  await expect(status(page)).toContainText('in Security')
  await page.waitForTimeout(1_200)
  await expect(status(page)).toContainText('in Security')
  await expect(page.locator('list-region')).not.toHaveAttribute('aria-busy')
})

test('words that were just typed and a choice act together', async ({ page }) => {
  await open(page, routes.blog)
  await search(page).pressSequentially('queue')
  await pill(page, 'Backend Development').click()
  await expect(page).toHaveURL('/blog?search=queue&category=backend-development')
  await expect(status(page)).toContainText('in Backend Development for “queue”')
})

test('a press is fetched as the finger goes down, and once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/category/') && asked.push(request.url()))
  await open(page, routes.blog)
  await pill(page, 'Security').dispatchEvent('pointerdown')
  await expect.poll(() => asked.length).toBe(1)
  await pill(page, 'Security').dispatchEvent('click')
  await expect(status(page)).toContainText('in Security')
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
  await topic(page, 'Docker').click()
  await expect(page.getByRole('heading', { name: 'Too many' })).toBeVisible()
  await page.unroute(/topic=/)
  await page.reload()
  await expect(status(page)).toContainText('on Docker')
})

test('offline the browser says so, and nothing is lost', async ({ page, context }) => {
  await open(page, routes.blog)
  await search(page).fill('table')
  await expect(status(page)).toContainText('for “table”')
  await context.setOffline(true)
  await pill(page, 'DevOps').click()
  await expect(page.locator('list-region')).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/blog?search=table&category=devops')
  await expect(search(page)).toHaveValue('table')
})

test('the way back from an article leads to the list, its field and its place', async ({ page }) => {
  await open(page, routes.blog)
  await search(page).fill('a')
  await expect(status(page)).toContainText('for “a”')
  const article = titles(page).last().getByRole('link')
  await article.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await article.click()
  await expect(page).toHaveURL(/blog-read/)
  await page.goBack()
  await expect(page).toHaveURL('/blog?search=a')
  await expect(search(page)).toHaveValue('a')
  await expect(status(page)).toContainText('for “a”')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 100)
  // The list still works.
  await pill(page, 'Security').click()
  await expect(status(page)).toContainText('in Security')
})

test('an address that was typed for alerts stays while the list changes', async ({ page }) => {
  test.skip(!process.env.SMTP_URL, 'The form is there where the site sends mail.')
  await open(page, routes.careers)
  await page.getByLabel('Email').first().fill('rumana@mail.example')
  await search(page).fill('react')
  await expect(status(page)).toContainText('for “react”')
  await expect(page.getByLabel('Email').first()).toHaveValue('rumana@mail.example')
})

test('every category has its pill, with and without a search', async ({ page }) => {
  await open(page, `${routes.blog}?search=a`)
  for (const { label } of blogCategories) await expect(pill(page, label)).toBeVisible()
})
