import { expect, type Page, test } from '@playwright/test'
import { blog } from '../content/blog'
import { application, careers } from '../content/careers'
import { departments } from '../content/departments'
import { routes } from '../lib/routes'
import { busyDepartments, findOwnJob, topics } from './blog-words'
import { hydrated } from './hydrated'
import { findJobPath } from './inbox'
import { watchTrouble } from './trouble'

const { positions } = careers
/** A position, a word that finds it and not all others, and its department. */
const { job, word } = findOwnJob()
const department = departments.find(({ label }) => label === job.department) ?? { value: '', label: '' }
const byTitle = { value: 'title' }
const titles = (page: Page) => page.locator('main h3').allTextContents()

test('positions are filtered in place, and the address brings the same list back', async ({ page }) => {
  const trouble = watchTrouble(page)
  const ahead: string[] = []
  page.on('request', (request) => request.headers()['sec-purpose'] === 'prefetch' && ahead.push(request.url()))
  await page.goto(routes.careers, { waitUntil: 'networkidle' })
  const all = await titles(page)
  const pills = page.getByRole('navigation', { name: positions.departmentsLabel })
  await expect(pills.getByRole('link')).toHaveText(
    departments.map(({ label }) => new RegExp(`^${RegExp.escape(label)} \\d+$`)),
  )
  await pills.getByRole('link', { name: new RegExp(`^${RegExp.escape(department.label)} \\d`) }).click()
  await expect(page).toHaveURL(routes.careersDepartment(department.value))
  await expect(
    pills.getByRole('link', { name: new RegExp(`^${RegExp.escape(department.label)} \\d`) }),
  ).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('combobox').selectOption(byTitle)
  await expect(page.locator('main h3').filter({ hasText: job.title })).toBeVisible()
  await expect(page).toHaveURL(/search=/)
  await expect(page).toHaveURL(/sort=/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('searchbox')).toHaveValue(word)
  const found = await titles(other)
  await other.close()
  expect(found.length).toBeLessThan(all.length)
  await expect.poll(() => titles(page)).toEqual(found)
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByRole('status').filter({ hasText: positions.results.none })).toBeVisible()
  await page.getByRole('link', { name: positions.results.showAll }).click()
  await expect.poll(() => titles(page)).toEqual(all)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('zebra')
  // Here a department is another view of the list, not a page to go to.
  expect(ahead.filter((url) => url.includes('/department/'))).toEqual([])
  expect(trouble).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a department is a page of its own', async ({ page }) => {
    await page.goto(routes.careers)
    const pills = page.getByRole('navigation', { name: positions.departmentsLabel })
    for (const { value, label } of busyDepartments) {
      const pill = pills.getByRole('link', { name: new RegExp(`^${RegExp.escape(label)} \\d`) })
      const count = Number(/\d+$/.exec((await pill.textContent()) ?? '')?.[0])
      await pill.click()
      await expect(page).toHaveURL(routes.careersDepartment(value))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${value}$`))
      await expect(pills.getByRole('link', { name: new RegExp(`^${RegExp.escape(label)} \\d`) })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(page.locator('main h3')).toHaveCount(count)
    }
    expect((await page.goto('/careers/department/weaving'))?.status()).toBe(404)
    expect((await page.goto('/careers/page/99'))?.status()).toBe(404)
  })
})

test.describe('without scripts, the server', () => {
  test.use({ javaScriptEnabled: false })

  test('searches and sorts the positions, and keeps what was typed', async ({ page }) => {
    await page.goto(routes.careers)
    const all = await page.locator('main h3').count()
    await page.getByRole('searchbox').fill('loom "<b>')
    await page.getByRole('button', { name: positions.search.button }).click()
    await expect(page.getByRole('status').filter({ hasText: positions.results.none })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('loom "<b>')
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('combobox').selectOption(byTitle)
    await page.getByRole('button', { name: positions.search.button }).click()
    await expect(page).toHaveURL(`/careers?search=${word}&sort=title`)
    await expect(page.getByRole('combobox')).toHaveValue('title')
    const found = page.locator('[role=search] ~ ul h3')
    await expect(found.filter({ hasText: job.title })).toBeVisible()
    const names = await found.allTextContents()
    expect(names.length).toBeLessThan(all)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('answers the blog’s questions, topics among them', async ({ page }) => {
    const topic = topics[0]?.label ?? ''
    const query = encodeURIComponent(topic).replaceAll('%20', '+')
    await page.goto(`${routes.blog}?topic=${query}&sort=reading-time`)
    await expect(page.getByRole('link', { name: topic, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    await page.getByRole('searchbox').fill('zebra')
    await page.getByRole('button', { name: blog.search.button, exact: true }).click()
    await expect(page).toHaveURL(`/blog?search=zebra&sort=reading-time&topic=${query}`)
    await expect(page.getByRole('status').filter({ hasText: blog.results.none })).toBeVisible()
  })

  test('keeps no answer on disk, and refuses what asks for nothing', async ({ request }) => {
    const answer = await request.get(`${routes.careers}?search=${'x'.repeat(900)}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    expect((await request.get(routes.listingSearch(routes.careers, 'nonsense'))).status()).toBe(404)
  })
})

test.describe('a job page', () => {
  test('tells the whole job, what follows, and about fraud and privacy, and leads to similar ones', async ({
    page,
  }) => {
    await page.goto(await findJobPath(page.request))
    for (const name of [
      positions.requirements,
      positions.responsibilities,
      application.nextSteps.title,
      application.fraud.title,
      application.privacy.title,
      application.similar.title,
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const posting = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'JobPosting')
    expect(data.map((text) => JSON.parse(text)['@type'])).toContain('BreadcrumbList')
    expect(posting).toMatchObject({ '@type': 'JobPosting', title, directApply: true, url: page.url() })
    const card = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    const picture = await page.request.get(card.pathname + card.search)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  })

  test('is shared and printed by a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(await findJobPath(page.request))
    const actions = page.getByRole('list', { name: application.actions.label })
    await actions.getByRole('button', { name: application.actions.share }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(page.locator('.toast')).toHaveCSS('bottom', /^[3-9]\d\d/)
    await expect(actions.getByRole('button', { name: 'Link copied' })).toBeVisible()
    await actions.getByRole('button', { name: application.actions.print }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toBeHidden()
  })

  test('keeps its title until a visitor applies, and leads there from its bar', async ({ page }) => {
    await page.goto(await findJobPath(page.request))
    const title = await page.title()
    expect(title).not.toContain('step')
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeHidden()
    await page.evaluate(() => {
      navigator.share = async (data) => document.body.setAttribute('data-shared', data?.title ?? '')
    })
    await page.getByRole('link', { name: application.actions.applyShort, exact: true }).click()
    await hydrated(page.locator('main'))
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: application.actions.applyShort, exact: true })).toBeHidden()
    await expect(page).toHaveTitle(title)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveTitle(`Professional (step 2 of 5): ${title}`)
    const actions = page.getByRole('list', { name: application.actions.label })
    await actions.getByRole('button', { name: application.actions.share }).click()
    const shared = await page.locator('body').getAttribute('data-shared')
    expect(title.startsWith(shared ?? 'none')).toBe(true)
  })

  test('of a position that closed is a 404 that says so and lists others', async ({ page }) => {
    expect((await page.goto('/job-apply/none'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: application.closed.title })).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await page.locator('main a[href^="/job-apply/"]').first().click()
    await expect(page.getByRole('heading', { name: application.fill.title })).toBeVisible()
  })
})
