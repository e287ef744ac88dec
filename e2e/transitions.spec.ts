import { expect, type Page, test } from '@playwright/test'
import { caseStudies } from '../content/case-studies'
import { routes } from '../lib/routes'

/** Returns the transition names of the pictures on a page. */
const getNames = (page: Page) =>
  page
    .locator('[data-shared]')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).viewTransitionName))

const [study] = caseStudies

for (const list of [routes.home, routes.insights, routes.caseStudies]) {
  test(`the picture of a study goes along from ${list}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(list)
    const names = await getNames(page)
    expect(new Set(names).size).toBe(names.length)
    await page.goto(routes.caseStudy(study?.id ?? ''))
    const [name] = await getNames(page)
    expect(name).not.toBe('none')
    expect(names).toContain(name)
  })
}

for (const list of [routes.blog, routes.journal]) {
  test(`every picture on ${list} has a name of its own, which its article shares`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(list)
    const names = await getNames(page)
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
    // A newer one may belong to another test, which deletes it again.
    await page
      .locator(`main a[href^="${list === routes.blog ? '/blog-read' : '/journal-read'}"]`)
      .last()
      .click()
    await page.waitForURL(/-read\//)
    expect(names).toContain((await getNames(page))[0])
  })
}

test('pages change without movement for those who want none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.moved = String(Boolean(event.viewTransition))
    })
  })
  await page.goto(routes.home)
  await page.locator(`main a[href="${routes.caseStudy(study?.id ?? '')}"]`).click()
  await page.waitForURL(/case-study-read/)
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'false')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
