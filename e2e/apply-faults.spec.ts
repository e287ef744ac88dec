import { readFileSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { bring, hurryTimeouts, toFaults } from './faults'
import { files, fillAll, fillStep, newEmail, next, submit } from './fill'
import { findJobPath, getInbox, sha256 } from './inbox'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})
test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await hurryTimeouts(page)
})

for (const [faulty, fine] of [
  ['Resume', 'Cover letter'],
  ['Cover letter', 'Resume'],
] as const) {
  test(`every fault of the upload of the ${faulty} is told beside it, and the other file stays`, {
    tag: '@full',
  }, async ({ page }) => {
    const paths = { Resume: files.resume, 'Cover letter': files.letter }
    const email = newEmail()
    await page.goto(jobPath)
    for (const step of [1, 2, 3]) {
      await fillStep(page, step, email)
      await next(page)
    }
    const uploaded = (name: string) => page.getByText(new RegExp(`${name} is uploaded`))
    const [name, other] =
      faulty === 'Resume' ? ['resume.pdf', 'cover-letter.docx'] : ['cover-letter.docx', 'resume.pdf']
    await page.getByLabel(fine, { exact: true }).setInputFiles(paths[fine])
    await expect(uploaded(other)).toBeVisible()
    const input = page.getByLabel(faulty, { exact: true })
    const field: Locator = page.locator('[data-field]', { has: input })
    for (const [index, fault] of toFaults('file').entries()) {
      const takeAway = await bring(page, '**/api/upload', fault)
      if (index === 0) await input.setInputFiles(paths[faulty])
      else await field.getByRole('button', { name: 'Try again' }).click()
      await expect(field.getByText(fault.sentence), fault.name).toBeVisible()
      await expect(field.getByText(new RegExp(`${name} did not arrive`)), fault.name).toBeVisible()
      await expect(uploaded(other)).toBeVisible()
      await takeAway()
    }
    await field.getByRole('button', { name: 'Try again' }).click()
    await expect(uploaded(name)).toBeVisible()
    await next(page)
    await fillStep(page, 5, email)
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    const [application, ...others] = getInbox(email)
    expect(others).toEqual([])
    expect(application?.resume).toBe(sha256(readFileSync(files.resume)))
    expect(application?.coverLetter).toBe(sha256(readFileSync(files.letter)))
  })
}

test('every fault of the last call is told beside the button, and one retry makes one application', {
  tag: '@full',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible()
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload')) uploads += 1
  })
  for (const fault of toFaults('text')) {
    const takeAway = await bring(page, '**/api/apply', fault)
    await submit(page)
    await expect(page.locator('form').getByRole('alert').getByText(fault.sentence), fault.name).toBeVisible()
    await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
    await takeAway()
  }
  expect(getInbox(email)).toEqual([])
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
  expect(getInbox(email)).toHaveLength(1)
  expect(uploads).toBe(0)
})

test('a reload during the post and the back button after it leave one application', async ({ page }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  // The handler stores it, and the answer comes when nobody is there any more.
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
  const done = page.getByRole('heading', { name: 'Application Submitted!' })
  await expect(done).toBeVisible()
  await page.goBack()
  await expect(done).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeHidden()
  expect(getInbox(email)).toHaveLength(1)
})

test('an upload can be cancelled, and a file replaced', async ({ page }) => {
  await page.goto(`${jobPath}?step=4`)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  const input = page.getByLabel('Resume', { exact: true })
  await page.route('**/api/upload', async () => undefined)
  await input.setInputFiles(files.resume)
  await expect(page.getByRole('progressbar', { name: 'Upload of resume.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload of resume.pdf' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(input).toBeFocused()
  await page.unroute('**/api/upload')
  await input.setInputFiles(files.resume)
  await expect(page.getByText(/resume.pdf is uploaded/)).toBeVisible()
  await input.setInputFiles(files.letter)
  await expect(page.getByText(/cover-letter.docx is uploaded/)).toBeVisible()
  await expect(page.getByText(/resume.pdf is uploaded/)).toBeHidden()
  await page.getByRole('button', { name: 'Remove cover-letter.docx' }).click()
  await expect(page.getByText(/is uploaded/)).toBeHidden()
})

test('a file can be dropped on its field, and does nothing beside it', async ({ page }) => {
  await page.goto(`${jobPath}?step=4`)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
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
  await expect(page.getByText(/resume.pdf is uploaded/)).toBeVisible()
})

test('what was typed survives a tab that crashes', async ({ page, context }) => {
  await page.goto(jobPath)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await page.getByLabel('First name', { exact: true }).fill('Rumana')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Rumana')
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  // Playwright gives a crashed page up; the browser does not.
  await session.send('Page.reload')
  const read = async () => {
    const expression = 'document.querySelector("[name=name]")?.value'
    const { result } = await session.send('Runtime.evaluate', { expression })
    return result.value
  }
  await expect.poll(() => read().catch(() => null)).toBe('Rumana')
})
