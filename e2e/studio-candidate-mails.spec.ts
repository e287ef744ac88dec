import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { candidatePage } from '../content/candidate-page'
import { declineReasons } from '../content/decline-reasons'
import { getDatabasePath } from '../lib/db/database'
import { startMailServer } from '../lib/mail/testing-mail-server'
import { routes } from '../lib/routes'
import { applications, stateNames } from '../lib/studio/copy/studio-hiring'
import { jobsCopy } from '../lib/studio/copy/studio-jobs'
import { batchCopy } from '../lib/studio/copy/studio-mail-templates'
import { closingCopy, mailsCopy, reasonsCopy } from '../lib/studio/copy/studio-mails'
import type { Site } from '../tools/bench/site'
import { findProblems } from './axe'
import { files, newEmail } from './fill'
import { toPort } from './ports'
import { startOwnSite } from './site'
import { readRows } from './store'
import { enterStudio, press } from './studio'

// Runs its own site, because its job is closed, and because the tested site sends no mail.
test.describe.configure({ mode: 'serial' })

const arrived: { to: string; source: string }[] = []
let folder: string
let server: Awaited<ReturnType<typeof startMailServer>>
let site: Site
let jobId: string

test.beforeAll(async ({ request }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'candidate-mails-'))
  const port = toPort('candidate mails, server')
  server = await startMailServer({
    port,
    onMail(mail, answer) {
      arrived.push({ to: mail.to, source: mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') })
      answer()
    },
  })
  site = await startOwnSite('candidate mails', folder, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Site <site@site.example>',
  })
  const html = await (await request.get(`${site.url}/job-apply/none`)).text()
  jobId = /href="\/job-apply\/([\w-]+)"/.exec(html)?.[1] ?? ''
})
test.afterAll(async () => {
  await site?.stop()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = (sql: string, ...values: string[]) => readRows(sql, values, getDatabasePath(folder))

function change(sql: string, ...values: string[]) {
  const database = new DatabaseSync(getDatabasePath(folder), { timeout: 5_000 })
  database.prepare(sql).run(...values)
  database.close()
}

/** Sends an application to the handler, as a browser without the wizard would. Returns the candidate's address and the reference. */
async function apply(request: APIRequestContext, name = 'Rumana') {
  const upload = async (field: string, file: string) => {
    const part = { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) }
    return (await (await request.post(site.url + routes.api.upload, { multipart: { [field]: part } })).json()).link
  }
  const email = newEmail()
  const data = {
    ...{ jobId, name, lastName: 'Akter', email, phone: '01711 000000' },
    ...{ address: 'Dhaka', totalExperience: '3-5', whyInterested: 'Because.', relevantExperience: 'Some.' },
    privacyConsent: true,
    resumeLink: await upload('resume', files.resume),
    coverLetterLink: await upload('coverLetterFile', files.letter),
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await request.post(site.url + routes.api.apply, { data, headers })
  const reference = String(read('select reference from applications where email = ?', email)[0]?.reference)
  return { email, reference }
}

const open = (page: Page) => enterStudio(page, 'hiring', 'Anika', { url: site.url, dataDir: folder })
const openMail = (page: Page, reference: string) => page.goto(site.url + routes.studio.application(reference))
const getMailsTo = (email: string, word: string) =>
  arrived.filter(({ to, source }) => to === email && source.includes(word))

test('a mail goes out ten minutes later with the state, and the candidate reads it without scripts', async ({
  page,
  browser,
}) => {
  const { email, reference } = await apply(page.request)
  await open(page)
  await openMail(page, reference)
  await page.getByRole('button', { name: 'Declined', exact: true }).click()
  await press(page.getByRole('dialog'), mailsCopy.writeWith)
  await page.getByLabel(reasonsCopy.reason).selectOption('location')
  await page.getByLabel(mailsCopy.personal).fill('Your jamdani is fine work.')
  const frame = page.frameLocator(`iframe[title="${mailsCopy.frame}"]`)
  await expect(frame.getByText('Your jamdani is fine work.')).toBeVisible()
  await expect(frame.getByText(declineReasons.location.sentence)).toHaveCount(0)
  expect(await findProblems(page, 'composing')).toEqual([])

  // What was typed outlives a reload and a lost connection.
  await page.reload()
  await expect(page.getByLabel(mailsCopy.personal)).toHaveValue('Your jamdani is fine work.')
  await page.route('**/mails', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await press(page, mailsCopy.send)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(mailsCopy.personal)).toHaveValue('Your jamdani is fine work.')
  await page.unroute('**/mails')
  await press(page, mailsCopy.send)
  await expect(page.getByRole('button', { name: mailsCopy.takeBack })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Declined', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(getMailsTo(email, 'jamdani')).toEqual([])

  change(`update deliveries set "nextAt" = '2026-01-01T00:00:00.000Z' where state = 'waiting'`)
  await expect.poll(() => getMailsTo(email, 'jamdani').length, { timeout: 15_000 }).toBe(1)
  await page.reload()
  await expect(page.getByText(new RegExp(`^${mailsCopy.states.sent} `))).toBeVisible()
  await expect(page.getByRole('button', { name: mailsCopy.takeBack })).toHaveCount(0)

  const link = /\/application\/[\w.-]+/.exec(getMailsTo(email, 'jamdani')[0]?.source ?? '')?.[0]
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  const reader = await context.newPage()
  await reader.goto(site.url + link)
  await expect(reader.getByRole('heading', { name: candidatePage.mailsTitle })).toBeVisible()
  await expect(reader.getByText('Your jamdani is fine work.')).toBeVisible()
  await context.close()
})

test('a mail is taken back with its state, and never sent', async ({ page }) => {
  const { email, reference } = await apply(page.request)
  await open(page)
  await openMail(page, reference)
  await press(page, mailsCopy.write)
  await page.getByLabel(mailsCopy.template).selectOption('offer')
  await page.getByLabel(mailsCopy.personal).fill('The looms wait.')
  // On a slow line the new mail is not in the list yet when the person changes their mind.
  await page.route('**/mails', async (route) => {
    if (route.request().method() === 'GET') await sleep(500)
    await route.continue()
  })
  await press(page, mailsCopy.send)
  await page.getByRole('button', { name: applications.undo('new') }).click()
  await press(page.getByRole('dialog'), mailsCopy.undo.both)
  await expect(page.getByText(mailsCopy.states['taken-back'])).toBeVisible()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(read(`select id from deliveries where reference = ? and state = 'waiting'`, reference)).toEqual([])
  expect(getMailsTo(email, 'looms')).toEqual([])
})

test('several are written to at once by keyboard on a phone, and one of the mails is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const first = await apply(page.request, 'Kantha')
  const second = await apply(page.request, 'Kantha')
  const spared = await apply(page.request, 'Kanthaspared')
  await open(page)
  await page.goto(site.url + routes.studio.applications)
  await page.getByLabel(applications.search).fill('Kantha')
  await page.getByLabel(applications.search).press('Enter')
  await expect(page.locator('main ol > li')).toHaveCount(3)
  await page.getByLabel(batchCopy.chooseAll).press('Space')
  await expect(page.getByText(batchCopy.chosen(3, 3))).toBeVisible()
  expect(await findProblems(page, 'the chosen')).toEqual([])

  await page.getByRole('button', { name: batchCopy.write }).press('Enter')
  const dialog = page.getByRole('dialog', { name: batchCopy.title(3) })
  await dialog.getByLabel(batchCopy.template, { exact: true }).selectOption('offer')
  await expect(dialog.getByLabel(batchCopy.state)).toHaveValue('offer')
  await dialog.getByLabel(batchCopy.personal).fill('Your running stitch is even.')
  const frame = page.frameLocator(`iframe[title="${mailsCopy.frame}"]`)
  await expect(frame.getByText('Dear Kanthaspared Akter')).toBeVisible()
  await expect(frame.getByText('Your running stitch is even.')).toBeVisible()
  await page.getByRole('button', { name: batchCopy.leaveOut }).press('Enter')
  await expect(page.getByRole('heading', { name: batchCopy.title(2) })).toBeVisible()
  await expect(page.getByRole('heading', { name: batchCopy.mail(1, 2) })).toBeVisible()
  await expect(frame.getByText('Dear Kantha Akter')).toBeVisible()
  await page.getByRole('button', { name: batchCopy.next }).press('Enter')
  await expect(page.getByRole('heading', { name: batchCopy.mail(2, 2) })).toBeVisible()
  expect(await findProblems(page, 'many at once')).toEqual([])
  await page.getByRole('button', { name: batchCopy.send(2) }).press('Enter')
  await expect(page.getByText(batchCopy.sent(2))).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter')
  await expect(page.locator('main ol').getByText(stateNames.offer)).toHaveCount(2)
  await expect(page.getByText(batchCopy.chosen(2, null))).toHaveCount(0)

  await openMail(page, first.reference)
  await page.getByRole('button', { name: mailsCopy.takeBack }).press('Enter')
  await expect(page.getByText(mailsCopy.states['taken-back'])).toBeVisible()
  change(`update deliveries set "nextAt" = '2026-01-01T00:00:00.000Z' where state = 'waiting'`)
  await expect.poll(() => getMailsTo(second.email, 'running stitch').length, { timeout: 15_000 }).toBe(1)
  for (const { email } of [first, spared]) expect(getMailsTo(email, 'running stitch')).toEqual([])
})

test('a position closes once everyone has an outcome, by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await apply(page.request)
  await open(page)
  await page.goto(site.url + routes.studio.jobs)
  const id = String(read('select "jobId" from applications limit 1')[0]?.jobId)
  const title = String(read('select title from jobs where id = ?', id)[0]?.title)
  await page.getByRole('button', { name: jobsCopy.of(jobsCopy.close, title) }).click()
  await expect(page.getByRole('heading', { name: closingCopy.title })).toBeFocused()
  expect(await findProblems(page, 'closing')).toEqual([])
  expect(read('select state from jobs where id = ?', id)).toMatchObject([{ state: 'open' }])

  await page.getByLabel(mailsCopy.personal).first().fill('Thank you for waiting.')
  await page.reload()
  await expect(page.getByLabel(mailsCopy.personal).first()).toHaveValue('Thank you for waiting.')
  await page.getByRole('button', { name: closingCopy.apply }).focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: /^Decline \d+ candidates? and close$/ })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(jobsCopy.status.closed)).toBeVisible()
  const silent = `select reference from applications where "jobId" = ? and state not in ('hired', 'declined', 'withdrawn')`
  expect(read(silent, id)).toEqual([])
  const queued = read(`select id from deliveries where payload like '%Thank you for waiting.%' and state = 'waiting'`)
  expect(queued.length).toBeGreaterThan(0)
  await expect(page.getByText(reasonsCopy.declined)).toBeVisible()
})
