import { expect, test } from '@playwright/test'
import { findFaults, openView, views } from './axe'
import { files, fillAll, newEmail, submit } from './fill'
import { findJobPath } from './inbox'
import { watchTrouble } from './trouble'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

for (const view of views) {
  test(`no state of the form has a fault that axe can find (${view.name})`, { tag: view.tag }, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await openView(browser, view)
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
      faults.push(...(await findFaults(page, `step ${step}`)))
    }
    await submit(page)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    faults.push(...(await findFaults(page, 'with faults')))

    await page.unroute('**/api/upload')
    await page.route('**/api/upload', async () => undefined)
    await page.goto(`${jobPath}?step=4`)
    await page.getByLabel('Cover letter', { exact: true }).setInputFiles(files.letter)
    await expect(page.getByRole('progressbar')).toBeVisible()
    faults.push(...(await findFaults(page, 'uploading')))

    // First: a call that was held goes through once its route is gone.
    await page.getByRole('button', { name: /^Cancel the upload/ }).click()
    await page.unroute('**/api/upload')
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
    faults.push(...(await findFaults(page, 'failed')))

    await page.unroute('**/api/apply')
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    faults.push(...(await findFaults(page, 'sent')))
    await page.context().close()
    expect(faults).toEqual([])
  })
}

for (const viewport of [
  { width: 320, height: 400 },
  { width: 1280, height: 500 },
]) {
  test(`what has focus is never under the header or the bar (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${jobPath}?step=1`)
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    const hidden: string[] = []
    for (const [start, key, presses] of [
      ['#step-1', 'Tab', 14],
      ['#step-1', 'Shift+Tab', 14],
      ['footer a[href="/sitemap"]', 'Shift+Tab', 60],
    ] as const) {
      await page.locator(start).focus()
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.closest('main')) return null
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
    let arrive = () => {}
    const typed = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(jobPath, { waitUntil: 'commit' })
    await page.getByLabel('First name', { exact: true }).fill('Rumana')
    await page.getByLabel('Total experience', { exact: true }).selectOption('3-5')
    await page.getByLabel('Skills (optional)').fill('Weaving')
    await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
    arrive()
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await page.getByRole('link', { name: /Skills & Files/ }).click()
    await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Weaving')
    await expect(page.getByText(/resume.pdf is uploaded/)).toBeVisible()
    expect(trouble).toEqual([])
  })
})
