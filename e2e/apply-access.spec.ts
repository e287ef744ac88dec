import { expect, test } from '@playwright/test'
import { applicationForm } from '../content/application-form'
import { application } from '../content/careers'
import { contents } from '../content/file-errors'
import { findInViews, openView } from './axe'
import { files, fillAll, fixture, newEmail, next, submit } from './fill'
import { hydrated, openHydrated } from './hydrated'
import { findJobPath } from './inbox'
import { watchTrouble } from './trouble'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

test('no state of the form has a problem that axe can find', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await openView(browser)
  const problems: string[] = []
  for (let step = 1; step <= 5; step += 1) {
    await openHydrated(page, `${jobPath}?step=${step}`)
    await expect(page.getByRole('heading', { name: `step ${step} of 5` })).toBeVisible()
    if (step === 4) {
      await page.getByLabel('Skills (optional)').fill('Weaving, Go')
      await page.keyboard.press('Enter')
      const resume = page.getByLabel('Resume', { exact: true })
      await resume.setInputFiles(files.resume)
      await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
      const letter = page.getByLabel('Cover letter', { exact: true })
      await letter.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await expect(page.getByText(`The content of letter.txt is ${contents.text.is}`)).toBeVisible()
    }
    problems.push(...(await findInViews(page, `step ${step}`)))
  }
  await submit(page)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  problems.push(...(await findInViews(page, 'with problems')))

  // Neither a toast nor the bar may cut a control that axe measures.
  const findProblemsFromTop = async (state: string) => {
    await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached', timeout: 10_000 })
    await page.evaluate(() => scrollTo(0, 0))
    return findInViews(page, state)
  }
  await page.route('**/api/upload', async () => undefined)
  await page
    .getByRole('link', { name: /Personal Info/ })
    .first()
    .click()
  await fillAll(page, newEmail())
  await submit(page)
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  problems.push(...(await findProblemsFromTop('uploading')))

  // This comes first, because a held call continues once its route is removed.
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await page.unroute('**/api/upload')
  await page.route('**/api/apply', (route) => route.fulfill({ status: 502, body: '' }))
  await submit(page)
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .getByText(/could not store this/),
  ).toBeVisible()
  problems.push(...(await findProblemsFromTop('failed')))

  await page.unroute('**/api/apply')
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  problems.push(...(await findInViews(page, 'sent')))
  await page.context().close()
  expect(problems).toEqual([])
})

test('what a resume offers has no problem that axe can find', async ({ browser }) => {
  const page = await openView(browser)
  await page.goto(`${jobPath}?step=4`)
  await expect(page.getByRole('button', { name: 'Add skill' })).toBeVisible()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(fixture('resumes/chromium-one-column.pdf'))
  const fillIn = page.getByRole('button', { name: applicationForm.details.use })
  await expect(fillIn).toBeVisible()
  const problems = await findInViews(page, 'offered')
  await fillIn.click()
  await expect(page.getByText(applicationForm.details.used)).toBeFocused()
  // The header may not cut a link that axe measures.
  await page.evaluate(() => scrollTo(0, 0))
  problems.push(...(await findInViews(page, 'filled in')))
  await page.context().close()
  expect(problems).toEqual([])
})

for (const viewport of [
  { width: 320, height: 400 },
  { width: 1280, height: 500 },
]) {
  const tag = viewport.width === 320 ? [] : ['@full']
  test(`what has focus is never under the header or the bar (${viewport.width} px)`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${jobPath}?step=1`)
    await hydrated(page.locator('main'))
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

for (const [width, textSize] of [
  [320, 200],
  [360, 150],
] as const) {
  const tag = width === 320 ? [] : ['@full']
  test(`every step fits into ${width} px with text at ${textSize} %, files and problems included`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const problems: string[] = []
    const look = async (state: string) => {
      const over = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, textSize)
      if (over > 0) problems.push(`${state}: ${over} px`)
    }
    for (let step = 1; step <= 5; step += 1) {
      await openHydrated(page, `${jobPath}?step=${step}`)
      await expect(page.getByRole('heading', { name: `step ${step} of 5` })).toBeVisible()
      if (step === 4) {
        await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
        await expect(page.getByText(/resume.pdf is chosen/)).toBeAttached()
      }
      await look(`step ${step}`)
    }
    await submit(page)
    await look('problems')
    expect(problems).toEqual([])
  })
}

for (const width of [360, 768, 1440]) {
  test(`the next step opens with no mark cut under the bar (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(jobPath)
    await next(page)
    await expect(page.getByRole('heading', { name: 'step 2 of 5' })).toBeFocused()
    const cut = await page.evaluate(() => {
      const end =
        document.querySelector('[href="/careers"]:is(main *)')?.parentElement?.getBoundingClientRect().bottom ?? 0
      const marks = [...document.querySelectorAll('nav[aria-label="Steps of the application"] li span:first-child')]
      return marks.filter((mark) => {
        const { top, bottom } = mark.getBoundingClientRect()
        return top < end && bottom > end
      }).length
    })
    expect(cut).toBe(0)
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('nothing covers the words of a toast, which has a frame', async ({ page }) => {
    await openHydrated(page, `${jobPath}?step=5`)
    await submit(page)
    const toast = page.locator('[data-sonner-toast]').first()
    await expect(toast).toHaveCSS('border-top-width', '2px')
    // The button that closes it covers all of it.
    await expect(toast.getByRole('button')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('a file that is refused is announced', async ({ page }) => {
  await page.goto(`${jobPath}?step=4`)
  await hydrated(page.locator('main'))
  const resume = page.getByLabel('Resume', { exact: true })
  await resume.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(
    page.getByRole('alert').filter({ hasText: `The content of notes.txt is ${contents.text.is}` }),
  ).toBeVisible()
})

test('after sending, every name that a part of the page is given exists', async ({ page }) => {
  await page.goto(jobPath)
  await fillAll(page, newEmail())
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  const missing = await page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-labelledby]')].filter(
        (part) => !document.getElementById(part.getAttribute('aria-labelledby') ?? ''),
      ).length,
  )
  expect(missing).toBe(0)
})

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
    await next(page)
    await page.getByLabel('Total experience', { exact: true }).selectOption('3-5')
    await page.getByRole('link', { name: /Skills & Files/ }).click()
    await page.getByLabel('Skills (optional)').fill('Weaving')
    await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
    arrive()
    await hydrated(page.locator('main'))
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await page.getByRole('link', { name: /Skills & Files/ }).click()
    // The step that the person was in when the scripts arrived.
    await expect(page.getByLabel('Skills (optional)')).toHaveValue('Weaving')
    await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
    expect(trouble).toEqual([])
  })
})
