import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { applicationForm } from '../content/application-form'
import { candidatePage, candidateStates } from '../content/candidate-page'
import { application } from '../content/careers'
import { fileErrors } from '../content/file-errors'
import { files, fillAll, fillStep, fixture, newEmail, next, submit } from './fill'
import { openHydrated } from './hydrated'
import { findJobPath, getInbox, sha256 } from './inbox'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, `${jobPath}#apply`)
  })

  test('an application arrives whole, its files byte for byte', async ({ page }) => {
    const email = newEmail()
    await fillAll(page, email)
    await submit(page)
    await expect(page.getByRole('heading', { name: application.done.title })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(application.done.title)
    const [sent, ...others] = getInbox(email)
    expect(others).toEqual([])
    await expect(page.getByText(sent?.reference ?? '')).toBeVisible()
    expect(sent?.resume).toBe(sha256(readFileSync(files.resume)))
    expect(sent?.coverLetter).toBe(sha256(readFileSync(files.letter)))
    await page.reload()
    await expect(page.getByText(sent?.reference ?? '')).toBeVisible()
    await page.getByRole('button', { name: application.done.another }).click()
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
  })

  test('back, forward and reload keep the step and what was typed', async ({ page }) => {
    await fillStep(page, 1, newEmail())
    await next(page)
    await fillStep(page, 2, '')
    await next(page)
    await expect(page).toHaveURL(/step=3/)
    await page.goBack()
    await expect(page).toHaveURL(/step=2/)
    await expect(page.getByRole('heading', { name: 'Professional' })).toBeFocused()
    await page.reload()
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Total experience', { exact: true })).toHaveValue('3-5')
    await page.goForward()
    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /Personal Info/ }).click()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
  })

  test('cleared answers leave focus on the button that brings them back', async ({ page }) => {
    const name = page.getByLabel('First name', { exact: true })
    await name.fill('Rumana')
    for (let step = 1; step < 3; step += 1) await next(page)
    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear my answers' }).click()
    await expect(name).toHaveValue('')
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('Rumana')
  })

  test('the keyboard alone is enough', async ({ page }) => {
    const email = newEmail()
    const type = async (text: string) => {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    // Added at the start: a listener added just before the key may come too late.
    const waiting = [files.resume, files.letter]
    page.on('filechooser', (chooser) => chooser.setFiles(waiting.shift() ?? []))
    await page.getByRole('heading', { name: 'Personal Info' }).focus()
    for (const text of ['Rumana', 'Akter', email, '01711 000000', 'Dhaka']) await type(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Professional' })).toBeFocused()
    await type('')
    await type('')
    await type('3-5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Application.*step 3/ })).toBeFocused()
    await type('Because.')
    await type('Some years.')
    await type('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Skills & Files' })).toBeFocused()
    await type('Weaving')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Weaving')
    await page.getByLabel('Resume', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/resume.pdf is chosen/)).toBeVisible()
    await page.getByLabel('Cover letter', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/cover-letter.docx is chosen/)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Additional' })).toBeFocused()
    await page.getByLabel(/I agree that my data/).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Submit application' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: application.done.title })).toBeFocused()
    expect(getInbox(email)).toHaveLength(1)
  })

  test('a double click sends one application', async ({ page }) => {
    const email = newEmail()
    await fillAll(page, email)
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
    expect(getInbox(email)).toHaveLength(1)
  })

  test('an answer that is lost leaves everything in place, and sending again makes one application', async ({
    page,
  }) => {
    const email = newEmail()
    await fillAll(page, email)
    let uploads = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload')) uploads += 1
    })
    // The handler stores it, and then the connection breaks.
    await page.route('**/api/apply', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit(page)
    await expect(page.getByRole('alert').getByText(/The connection was lost/)).toBeVisible()
    await page.unroute('**/api/apply')
    await submit(page)
    await expect(page.getByRole('heading', { name: application.done.title })).toBeVisible()
    expect(getInbox(email)).toHaveLength(1)
    expect(uploads).toBe(2)
  })

  test('problems open their step, with words beside the field', async ({ page }) => {
    await openHydrated(page, `${jobPath}?step=5`)
    await submit(page)
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeAttached()
    await expect(page.getByLabel('First name', { exact: true })).toBeVisible()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Resume is required! Cover letter required!')
    const [shown, read] = await Promise.all([toast.boundingBox(), summary.boundingBox()])
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(read?.y ?? 0)
    await page.getByRole('link', { name: 'Cover letter required!' }).click()
    await expect(page.getByLabel('Cover letter', { exact: true })).toBeFocused()
  })

  test('a resume fills in the answers that are empty, read in this browser alone', async ({ page }) => {
    await page.getByLabel('First name', { exact: true }).fill('Rumana S.')
    await page.getByRole('link', { name: /Skills & Files/ }).click()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByLabel('Resume', { exact: true }).setInputFiles(fixture('resumes/chromium-one-column.pdf'))
    await expect(page.getByText('+880 1711-000001')).toBeVisible()
    await page.getByRole('button', { name: applicationForm.details.use }).click()
    await expect(page.getByText(applicationForm.details.used)).toBeFocused()
    // Besides the site's own code.
    const others = requests.filter((path) => path !== '/icon.svg' && !path.startsWith('/_next/static/chunks/'))
    expect(others).toEqual([expect.stringMatching(/^\/enhance\/resume-/)])
    await page.getByRole('link', { name: /Personal Info/ }).click()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana S.')
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Akter')
    await expect(page.getByLabel('LinkedIn URL')).toHaveValue('https://www.linkedin.com/in/rumana-akter')
  })

  test('a protected or renamed file is refused by name, and the other one stays', async ({ page }) => {
    await page.goto(`${jobPath}?step=4`)
    await page.getByLabel('Cover letter', { exact: true }).setInputFiles(files.letter)
    await expect(page.getByText(/cover-letter.docx is chosen/)).toBeVisible()
    await page.getByLabel('Resume', { exact: true }).setInputFiles(fixture('protected.pdf'))
    await expect(page.getByText(`protected.pdf ${fileErrors.encrypted}`)).toBeVisible()
    await page
      .getByLabel('Resume', { exact: true })
      .setInputFiles({ name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(page.getByText(`program.pdf ${fileErrors.unknown}`)).toBeVisible()
    await expect(page.getByText(/cover-letter.docx is chosen/)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  async function fillLong(page: Page, email: string) {
    for (let step = 1; step <= 5; step += 1) await fillStep(page, step, email)
    await page.getByLabel('Skills (optional)').fill('Weaving, Go')
  }

  test('one long form arrives whole and ends on a page', async ({ page }) => {
    const email = newEmail()
    await page.goto(jobPath)
    await fillLong(page, email)
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    const [sent, ...others] = getInbox(email)
    expect(others).toEqual([])
    for (const visit of ['first', 'again']) {
      await expect(page.getByText(sent?.reference ?? 'none', { exact: true }), visit).toBeVisible()
      await page.reload()
    }
    expect(decodeURIComponent(page.url())).not.toContain(email)
    expect(sent?.answers.skills).toEqual(['Weaving', 'Go'])
    expect(sent?.resume).toBe(sha256(readFileSync(files.resume)))
    expect(sent?.coverLetter).toBe(sha256(readFileSync(files.letter)))

    await page.getByRole('link', { name: candidatePage.open }).click()
    await expect(page.getByText(candidateStates.new.text)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: path.basename(files.resume) }).click(),
    ])
    expect(sha256(readFileSync(await download.path()))).toBe(sent?.resume)
  })

  test('a double click sends one application', async ({ page }) => {
    const email = newEmail()
    await page.goto(jobPath)
    await fillLong(page, email)
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    expect(getInbox(email)).toHaveLength(1)
  })

  test('a problem brings back everything typed, and the files need not be chosen again', async ({ page }) => {
    const email = newEmail()
    await page.goto(jobPath)
    await fillLong(page, email)
    await page.getByLabel('Phone', { exact: true }).fill('12')
    await submit(page)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await expect(page.getByLabel('Total experience', { exact: true })).toHaveValue('3-5')
    await expect(page.getByLabel(/I agree that my data/)).toBeChecked()
    await expect(page.getByText('resume.pdf is already uploaded.')).toBeVisible()
    await page.getByLabel('Phone', { exact: true }).fill('01711 000000')
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    expect(getInbox(email)).toHaveLength(1)
  })
})

test.describe('the handlers', () => {
  test('store five posts at once under one key as one application, and refuse another under that key', async ({
    request,
  }) => {
    const upload = async (field: string, file: string) => {
      const part = { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) }
      return (await (await request.post('/api/upload', { multipart: { [field]: part } })).json()).link
    }
    const email = newEmail()
    const data = {
      jobId: jobPath.split('/').at(-1),
      name: 'Rumana',
      lastName: 'Akter',
      email,
      phone: '01711 000000',
      address: 'Dhaka',
      totalExperience: '3-5',
      whyInterested: 'Because.',
      relevantExperience: 'Some.',
      privacyConsent: true,
      role: 'dropped',
      resumeLink: await upload('resume', files.resume),
      coverLetterLink: await upload('coverLetterFile', files.letter),
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (given: object) => request.post('/api/apply', { data: given, headers })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(data)))
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference))
    const [stored, ...others] = getInbox(email)
    expect(others).toEqual([])
    expect(references).toEqual(Array.from({ length: 5 }, () => stored?.reference))
    expect(stored?.answers).not.toHaveProperty('role')
    const changed = await send({ ...data, address: 'Sylhet' })
    expect([changed.status(), (await changed.json()).code]).toEqual([422, 'conflict'])
  })

  const send = (name: string, bytes: Buffer) => ({ resume: { name, mimeType: 'application/pdf', buffer: bytes } })

  test('answer what cannot be taken with its status', async ({ request }) => {
    const upload = async (name: string, bytes: Buffer) =>
      (await request.post('/api/upload', { multipart: send(name, bytes) })).status()
    expect(await upload('big.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]))).toBe(413)
    expect(await upload('program.exe', Buffer.from('MZ'))).toBe(415)
    expect(await upload('program.pdf', Buffer.from('MZ'))).toBe(415)
    expect(await upload('empty.pdf', Buffer.alloc(0))).toBe(422)
    expect((await request.post('/api/apply', { data: {} })).status()).toBe(422)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await request.post('/api/apply', { data: {}, headers: foreign })).status()).toBe(403)
    expect(
      (await request.post('/api/apply', { data: {}, headers: { origin: 'https://other.example' } })).status(),
    ).toBe(403)
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch('/api/apply', { method })
      expect([answer.status(), answer.headers().allow]).toEqual([405, 'POST'])
    }
  })
})
