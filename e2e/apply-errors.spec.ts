import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { application } from '../content/careers'
import { fileErrors } from '../content/file-errors'
import { bring, hurryTimeouts, toProblems } from './call-failures'
import { files, fillAll, newEmail, submit } from './fill'
import { hydrated, openHydrated } from './hydrated'
import { findJobPath, getInbox, sha256 } from './inbox'

let jobPath: string
let onStep5: Locator
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})
test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await hurryTimeouts(page)
  onStep5 = page.getByText('Step 5 of 5', { exact: true })
})

test('every problem of the uploads is told beside the button, and the next try makes one application', {
  tag: '@full',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  for (const problem of toProblems('file')) {
    const takeAway = await bring(page, '**/api/upload', problem)
    await submit(page)
    const told = page.locator('form').getByRole('alert')
    await expect(told.getByText(problem.sentence), problem.name).toBeVisible()
    await expect(told.getByText(/resume.pdf did not arrive/), problem.name).toBeVisible()
    await expect(onStep5).toBeAttached()
    await takeAway()
  }
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  const [sent, ...others] = getInbox(email)
  expect(others).toEqual([])
  expect(sent?.resume).toBe(sha256(readFileSync(files.resume)))
  expect(sent?.coverLetter).toBe(sha256(readFileSync(files.letter)))
})

test('every problem of the last call is told beside the button, and one retry makes one application', {
  tag: '@full',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  let uploads = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/upload')) uploads += 1
  })
  for (const problem of toProblems('text')) {
    const takeAway = await bring(page, '**/api/apply', problem)
    await submit(page)
    await expect(page.locator('form').getByRole('alert').getByText(problem.sentence), problem.name).toBeVisible()
    await expect(onStep5).toBeAttached()
    await takeAway()
  }
  expect(getInbox(email)).toEqual([])
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  expect(getInbox(email)).toHaveLength(1)
  expect(uploads).toBe(2)
})

test('a reload during the post and the back button after it leave one application', async ({ page }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  // The handler stores it, and its answer comes after the visitor has left.
  let stored = false
  await page.route('**/api/apply', async (route) => {
    await route.fetch()
    stored = true
  })
  await submit(page)
  await expect.poll(() => stored).toBe(true)
  await page.reload()
  await page.unroute('**/api/apply')
  await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'resume.pdf' })).toBeVisible()
  await submit(page)
  const done = page.getByRole('heading', { name: application.done.title })
  await expect(done).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/job-apply/)
  await page.goForward()
  await expect(done).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeHidden()
  expect(getInbox(email)).toHaveLength(1)
})

test('a file stays here until the form is sent, and can be replaced and removed', async ({ page }) => {
  const uploads: string[] = []
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()))
  await page.goto(`${jobPath}?step=4`)
  await hydrated(page.locator('main'))
  const input = page.getByLabel('Resume', { exact: true })
  await input.setInputFiles(files.resume)
  await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
  await input.setInputFiles(files.letter)
  await expect(page.getByText(/cover-letter.docx is chosen/)).toBeVisible()
  await expect(page.getByText(/resume.pdf is chosen/)).toBeHidden()
  await page.getByRole('button', { name: 'Remove cover-letter.docx' }).click()
  await expect(page.getByText(/is chosen/)).toBeHidden()
  await expect(input).toBeFocused()
  expect(uploads).toEqual([])
})

test('sending can be stopped, and a file that is gone since is asked for', async ({ page }, info) => {
  const email = newEmail()
  const moved = info.outputPath('resume.pdf')
  copyFileSync(files.resume, moved)
  await page.goto(jobPath)
  await fillAll(page, email, { ...files, resume: moved })
  await page.route('**/api/upload', async () => undefined)
  await submit(page)
  await expect(page.getByRole('progressbar', { name: 'Upload of resume.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.getByRole('alert').getByText(/Sending was stopped/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeFocused()
  await page.unroute('**/api/upload')
  rmSync(moved)
  await submit(page)
  await expect(page.getByRole('link', { name: `resume.pdf ${fileErrors.aborted}` })).toBeVisible()
  await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
  await page.getByRole('link', { name: /^Additional/ }).click()
  await submit(page)
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  expect(getInbox(email)).toHaveLength(1)
})

test('a reload never loses a file in silence', async ({ page }) => {
  await page.goto(`${jobPath}?step=4`)
  await hydrated(page.locator('main'))
  await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
  await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/resume.pdf is chosen|Choose resume.pdf again/)).toBeVisible()
})

test('a file can be dropped on its field, and does nothing beside it', async ({ page }) => {
  await page.goto(`${jobPath}?step=4`)
  await hydrated(page.locator('main'))
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'resume.pdf', { type: 'application/pdf' }))
      return transfer
    },
    [...readFileSync(files.resume)],
  )
  const isRefused = await page.evaluate((transfer) => {
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    return drop.defaultPrevented
  }, dataTransfer)
  expect(isRefused).toBe(true)
  const input = page.getByLabel('Resume', { exact: true })
  await input.dispatchEvent('dragover', { dataTransfer })
  await input.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
})

test('what was typed survives a tab that crashes', async ({ page, context }) => {
  await openHydrated(page, `${jobPath}#apply`)
  await page.getByLabel('First name', { exact: true }).fill('Rumana')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Rumana')
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  // Playwright abandons a crashed page; the browser does not.
  await session.send('Page.reload')
  const read = async () => {
    const expression = 'document.querySelector("[name=name]")?.value'
    const { result } = await session.send('Runtime.evaluate', { expression })
    return result.value
  }
  await expect.poll(() => read().catch(() => null)).toBe('Rumana')
})

test('a receipt whose code does not arrive says so, and comes with the next try', async ({ page }) => {
  const email = newEmail()
  await page.goto(`${jobPath}#apply`)
  await fillAll(page, email)
  await page.route('**/_next/static/**', (route) => route.abort())
  await submit(page)
  await expect(page.getByRole('alert').getByText(/Your application has arrived/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Show the receipt' })
  await expect(again).toBeFocused()
  await page.unroute('**/_next/static/**')
  await again.click()
  await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
  expect(getInbox(email)).toHaveLength(1)
})
