import { expect, type Page, test } from '@playwright/test'
import { articlePage } from '../content/blog'
import { careers } from '../content/careers'
import { caseStudyPage } from '../content/case-study-listing'
import { journalPage } from '../content/journal-listing'
import { toSalary } from '../lib/jobs/job-facts'
import { routes } from '../lib/routes'
import { findPageKinds } from '../tools/bench/page-kinds'

const needle = (page: Page) =>
  page.locator('main > section:last-of-type[aria-labelledby=closing]').locator('visible=true')
const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** How each kind of page ends. */
const sales = ['home', 'expertise', 'industries', 'service', 'industry', 'about', 'case studies']
const articles: Record<string, string> = {
  article: articlePage.related,
  'journal article': journalPage.related,
  'case study': caseStudyPage.next,
}
const tools = ['careers', 'contact', 'job', 'legal']

const isBand = (page: Page) =>
  needle(page).evaluateAll((sections) =>
    sections.some((section) => getComputedStyle(section.firstElementChild ?? section, '::after').clipPath !== 'none'),
  )

test('no page has two newsletter forms, and each ends like its kind', async ({ page, baseURL }) => {
  const others = { sitemap: routes.sitemap, lost: '/no-such-page', newsletter: routes.newsletter }
  const kinds = (await findPageKinds(baseURL ?? '')).map(({ name, path }) => [name, path] as const)
  for (const [name, path] of [...kinds, ...Object.entries(others)]) {
    await page.goto(path)
    const forms = page.locator('newsletter-form')
    expect.soft(await forms.count(), name).toBeLessThanOrEqual(1)
    const isPlain = tools.includes(name) || name in others
    expect
      .soft(await page.locator('footer newsletter-form').count(), name)
      .toBe(isPlain || (await page.locator('main newsletter-form').count()) ? 0 : 1)
    if (sales.includes(name)) expect.soft(await isBand(page), name).toBe(true)
    if (tools.includes(name) || name in articles) expect.soft(await isBand(page), name).toBe(false)
    const next = articles[name]
    if (next) {
      const texts = page.getByRole('region', { name: next }).getByRole('heading', { level: 3 })
      expect.soft(await texts.count(), name).toBeGreaterThan(0)
      expect.soft(await texts.count(), name).toBeLessThanOrEqual(2)
    }
  }
})

test('all positions are in one screen, with their pay aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(routes.careers)
  const rows = page.getByRole('search').locator('~ ul > li')
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
  // Ten of them still fit.
  for (const { height } of boxes) expect(height).toBeLessThan(80)
  const ends = await rows.locator('p', { hasText: /\d,\d{3}/ }).evaluateAll((pays) =>
    pays.map((pay) => {
      const { fontVariantNumeric, textAlign } = getComputedStyle(pay)
      return `${Math.round(pay.getBoundingClientRect().right)} ${fontVariantNumeric} ${textAlign}`
    }),
  )
  expect(ends.length).toBeGreaterThan(0)
  expect(new Set(ends).size).toBe(1)
  expect(ends[0]).toMatch(/ tabular-nums end$/)
})

test('the careers page is under 6,000 px high on a phone, and its details open below each position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(routes.careers)
  expect(await getHeight(page)).toBeLessThan(6_000)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const row = page.getByRole('search').locator('~ ul > li').first()
    const opener = row.locator('summary').first()
    await opener.click()
    const card = row.getByRole('heading', { name: careers.positions.requirements })
    await expect(card).toBeVisible()
    const title = await row.getByRole('heading', { level: 3 }).boundingBox()
    const apply = await row.getByRole('link', { name: careers.positions.apply }).boundingBox()
    const top = (await card.boundingBox())?.y ?? 0
    expect(top, `${width} px`).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    expect(top, `${width} px`).toBeGreaterThan((apply?.y ?? 0) + (apply?.height ?? 0))
    await opener.click()
  }
})

test('a job page shows its pay as its largest text, and fits a phone', async ({ page, request }) => {
  const paths = new Set((await (await request.get(routes.careers)).text()).match(/\/job-apply\/[^"?#]+/g))
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of [...paths].slice(0, 3)) {
    await page.goto(path)
    const head = page.locator('main header')
    const salary = toSalary((await page.locator('dl').first().locator('dd', { hasText: /per / }).textContent()) ?? '')
    expect(salary).not.toBeNull()
    for (const amount of [salary?.min, salary?.max]) {
      const figure = head.getByText(amount?.toLocaleString('en-US') ?? '', { exact: true })
      await expect(figure).toBeVisible()
      const [size, title] = await Promise.all(
        [figure, head.getByRole('heading')].map((text) =>
          text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      )
      expect(size).toBeGreaterThan((title ?? 0) * 1.5)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test('a lost visitor searches from the hole in the cloth', async ({ page }) => {
  await page.goto('/no-such-page')
  const hole = page.getByRole('search')
  await expect(hole).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main nav').first().getByRole('link')).toHaveCount(4)
  await hole.getByRole('searchbox').fill('queue')
  await hole.getByRole('button').click()
  await expect(page).toHaveURL(`${routes.blog}?search=queue`)
  await page.goto('/careers/page/99')
  await page.getByRole('searchbox').fill('engineer')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${routes.careers}?search=engineer`)
})
