import { expect, type Page, test } from '@playwright/test'
import { application } from '../content/careers'
import { routes } from '../lib/routes'
import { fillAll, newEmail, submit } from './fill'
import { hydrated } from './hydrated'
import { findJobPath } from './inbox'

test.use({ viewport: { width: 360, height: 640 } })

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

/** Returns the layout shift, as Chromium measures it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
}

/** Opens a page whose scripts wait until they are released. */
async function openHeld(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: /^Personal Info|step \d of 5/ }).first()).toBeAttached()
  return resolve
}

for (const step of [1, 2, 3, 4, 5]) {
  // The first step, and the longest.
  const tag = [1, 4].includes(step) ? [] : ['@full']
  test(`what is in view of step ${step} stays where it is when the scripts arrive`, { tag }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const getShift = await watchShifts(page)
    const release = await openHeld(page, `${jobPath}?step=${step}`)
    const heading = page.getByRole('heading', { name: `step ${step} of 5` })
    await expect(heading).toBeVisible()
    for (const other of [1, 2, 3, 4, 5].filter((each) => each !== step))
      await expect(page.getByRole('heading', { name: `step ${other} of 5` })).toBeHidden()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.evaluate(() => document.fonts.ready)
    const before = await getShift()
    release()
    await hydrated(page.locator('main'))
    await expect(page.locator('html')).not.toHaveAttribute('data-step')
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    expect((await getShift()) - before).toBeLessThanOrEqual(0.02)
    await expect(heading).toBeInViewport()
  })
}

test('steps open before the scripts arrive, and stay open', async ({ page }) => {
  const release = await openHeld(page, jobPath)
  await page.getByLabel('First name', { exact: true }).fill('Rumana')
  await page.getByLabel('First name', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'step 2 of 5' })).toBeFocused()
  await page.getByRole('link', { name: /Skills & Files/ }).click()
  release()
  await hydrated(page.locator('main'))
  await expect(page).toHaveURL(/\?step=4$/)
  await expect(page.getByLabel('Resume', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Personal Info/ }).click()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
})

test('a script that does not arrive leaves the whole form', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, (route) => route.abort())
  await page.goto(`${jobPath}?step=2`)
  for (const label of ['First name', 'Total experience', 'Relevant experience', 'Resume'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
})

test('after sending, one step back leads to the page before the position', async ({ page }) => {
  await page.goto(routes.careers)
  await page.locator(`main a[href="${jobPath}"]`).first().click()
  await page.getByRole('link', { name: application.actions.apply, exact: true }).first().click()
  await hydrated(page.locator('main'))
  const email = newEmail()
  await fillAll(page, email)
  await page.getByRole('link', { name: /Professional/ }).click()
  await expect(page).toHaveURL(/step=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/step=5$/)
  await page.reload()
  await hydrated(page.locator('main'))
  await page.getByRole('link', { name: /Skills & Files/ }).click()
  await page.getByLabel('Resume', { exact: true }).setInputFiles('e2e/fixtures/resume.pdf')
  await page.getByLabel('Cover letter', { exact: true }).setInputFiles('e2e/fixtures/cover-letter.docx')
  await page.getByRole('link', { name: /Additional/ }).click()
  await submit(page)
  const title = page.getByRole('heading', { level: 1, name: application.done.title })
  await expect(title).toBeFocused()
  await expect(page.getByText('Application sent', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?step=sent$/)
  await expect(title).toBeInViewport()
  await page.reload()
  await expect(title).toBeInViewport()
  await expect(page.getByText('Application sent', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/careers$/)
  await page.goForward()
  await expect(title).toBeInViewport()
  await expect(page.getByText('Application sent', { exact: true })).toBeVisible()
})
