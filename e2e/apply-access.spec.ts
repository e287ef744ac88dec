import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { files, fillAll, newEmail, submit } from './fill'
import { findJobPath } from './inbox'
import { watchTrouble } from './trouble'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

async function getFaults(page: Page, state: string): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`)
  return overflow > 0 ? [`${state} overflows by ${overflow} px`, ...found] : found
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`no state of the form has a fault that axe can find (${colorScheme}, ${width} px)`, async ({ browser }) => {
      test.setTimeout(120_000)
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const faults: string[] = []
      for (let step = 1; step <= 5; step += 1) {
        await page.goto(`${jobPath}?step=${step}`)
        await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
        if (step === 4) {
          await expect(page.getByRole('button', { name: 'Add skill' })).toBeVisible()
          await page.getByLabel('Skills (optional)').fill('Weaving, Go')
          await page.keyboard.press('Enter')
          const resume = page.getByLabel('Resume', { exact: true })
          await resume.setInputFiles(files.resume)
          await expect(page.getByText(/resume.pdf is uploaded/)).toBeVisible()
          await page.route('**/api/upload', (route) => route.fulfill({ status: 502, body: '' }))
          const letter = page.getByLabel('Cover letter', { exact: true })
          await letter.setInputFiles(files.letter)
          await expect(page.getByText(/cover-letter.docx did not arrive/)).toBeVisible()
        }
        faults.push(...(await getFaults(page, `step ${step}`)))
      }
      await submit(page)
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
      faults.push(...(await getFaults(page, 'with faults')))

      await page.unroute('**/api/upload')
      await page.route('**/api/upload', async () => undefined)
      await page.goto(`${jobPath}?step=4`)
      await page.getByLabel('Cover letter', { exact: true }).setInputFiles(files.letter)
      await expect(page.getByRole('progressbar')).toBeVisible()
      faults.push(...(await getFaults(page, 'uploading')))

      await page.unroute('**/api/upload')
      await page.getByRole('button', { name: /^Cancel the upload/ }).click()
      await page.getByRole('link', { name: /Personal Info/ }).click()
      await fillAll(page, newEmail())
      await page.route('**/api/apply', (route) => route.fulfill({ status: 502, body: '' }))
      await submit(page)
      await expect(
        page
          .locator('form')
          .getByRole('alert')
          .getByText(/could not store this/),
      ).toBeVisible()
      faults.push(...(await getFaults(page, 'failed')))

      await page.unroute('**/api/apply')
      await submit(page)
      await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
      faults.push(...(await getFaults(page, 'sent')))
      await context.close()
      expect(faults).toEqual([])
    })
  }
}

for (const viewport of [
  { width: 320, height: 400 },
  { width: 1280, height: 500 },
]) {
  test(`what has focus is never under the header or the bar (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${jobPath}?step=1`)
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await page.getByRole('heading', { name: 'Personal Info' }).focus()
    const hidden: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.closest('form[action="/api/apply"]')) return null
          const { left, top, width, bottom } = focused.getBoundingClientRect()
          const isSeen = [top + 4, bottom - 4].every((y) => {
            const onTop = document.elementFromPoint(left + width / 2, y)
            return onTop !== null && (focused.contains(onTop) || onTop.contains(focused))
          })
          return isSeen ? null : `${focused.outerHTML.slice(0, 80)} at ${top}`
        })
        if (covered) hidden.push(covered)
      }
    }
    expect(hidden).toEqual([])
  })
}

test.describe('while scripts are still on their way', () => {
  test('what is typed stays when they arrive', async ({ page }) => {
    const trouble = watchTrouble(page)
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto(jobPath, { waitUntil: 'commit' })
    await page.getByLabel('First name', { exact: true }).fill('Rumana')
    await page.getByLabel('Total experience', { exact: true }).selectOption('3-5')
    await page.getByLabel('Skills (optional)').fill('Weaving')
    await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await page.getByRole('link', { name: /Skills & Files/ }).click()
    await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Weaving')
    await expect(page.getByText(/resume.pdf is uploaded/)).toBeVisible()
    expect(trouble).toEqual([])
  })
})
