import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { interviewCopy, interviewMails, interviewNotices } from '../content/interviews'
import { getDatabasePath } from '../lib/db/database'
import { startMailServer } from '../lib/mail/testing-mail-server'
import { routes } from '../lib/routes'
import { stateNames } from '../lib/studio/copy/studio-hiring'
import { interviews as copy } from '../lib/studio/copy/studio-interviews'
import type { Site } from '../tools/bench/site.ts'
import { findProblems } from './axe'
import { files } from './fill'
import { toPort } from './ports'
import { startOwnSite } from './site'
import { readRows } from './store'
import { enterStudio } from './studio'

const PORT = toPort('interviews, mail server')
const CANDIDATE = 'zubbayda@mail.example'
const HIRING = 'hiring@site.example'
const ANIKA = 'anika@company.example'

/** An email that arrived: its subject, and what its invitation says. */
type Arrived = { to: string; subject: string; source: string; method: string; sequence: number; start: string }

let mails: Arrived[] = []
let server: Awaited<ReturnType<typeof startMailServer>>
let site: Site
let folder: string

const decode = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Returns the invitation in the source of an email. */
function readCalendar(source: string): string {
  const part = /Content-Type: text\/calendar.*?\r\n\r\n(.*?)\r\n--/s.exec(source)
  if (!part) return ''
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(part[0])
  return isBase64 ? Buffer.from(part[1] ?? '', 'base64').toString() : decode(part[1] ?? '')
}

function toArrived(to: string, source: string): Arrived {
  const subject = decode(/^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1] ?? '').replace(/\r\n /g, ' ')
  const content = readCalendar(source)
  if (!content) return { to, subject, source: decode(source), method: '', sequence: 0, start: '' }
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    to,
    subject,
    source: decode(source),
    method: String(calendar.getFirstPropertyValue('method')),
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
  }
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'interviews-'))
  server = await startMailServer({
    port: PORT,
    onMail({ to, source }, answer) {
      mails.push(toArrived(to, source))
      answer()
    },
  })
  site = await startOwnSite('interviews', folder, {
    SMTP_URL: `smtp://127.0.0.1:${PORT}`,
    MAIL_FROM: 'Site <site@site.example>',
    MAIL_TO_HIRING: HIRING,
  })
})
test.afterAll(async () => {
  await site?.stop()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends an application as a browser without scripts would, and returns its reference. */
async function apply({ request }: Page): Promise<string> {
  const html = await (await request.get(`${site.url}/job-apply/none`)).text()
  const jobPath = /href="(\/job-apply\/[\w-]+)"/.exec(html)?.[1] ?? ''
  const upload = async (field: string, file: string) => {
    const part = { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) }
    return (await (await request.post(site.url + routes.api.upload, { multipart: { [field]: part } })).json()).link
  }
  const data = {
    jobId: jobPath.split('/').at(-1),
    name: 'Zubbayda',
    lastName: 'Quaderiya',
    email: CANDIDATE,
    phone: '01711 000000',
    address: 'Dhaka',
    totalExperience: '3-5',
    whyInterested: 'Because.',
    relevantExperience: 'Some.',
    privacyConsent: true,
    resumeLink: await upload('resume', files.resume),
    coverLetterLink: await upload('coverLetterFile', files.letter),
  }
  await request.post(site.url + routes.api.apply, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  const [row] = readRows('select reference from applications', [], getDatabasePath(folder))
  return String(row?.reference)
}

/** Makes the emails due that can still be taken back. */
function endWaiting() {
  const database = new DatabaseSync(getDatabasePath(folder), { timeout: 5_000 })
  database.exec(`update deliveries set "nextAt" = '2026-01-01T00:00:00.000Z' where state = 'waiting'`)
  database.close()
}

/** Returns the emails whose subject begins like that of a template. */
const received = ({ subject: template }: { subject: string }) =>
  mails.filter(({ subject }) => subject.startsWith(template.split('{job}')[0] ?? ''))

/** Returns a time as the field of a form takes it, at ten o'clock in some days. */
const toLocal = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`

const openCandidatePage = async (browser: Browser, address: string) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

let candidateLink = ''

test('times are proposed in the Studio, and the mail waits until it cannot be taken back', async ({ page }) => {
  const reference = await apply(page)
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(2)
  mails = []
  await enterStudio(page, 'hiring', 'Anika', { url: site.url, dataDir: folder })
  await page.goto(site.url + routes.studio.application(reference))
  await page.getByRole('button', { name: copy.open }).click()
  await page.getByRole('button', { name: copy.propose, exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText(copy.fields.times)
  await page.getByLabel(copy.fields.time(1)).fill(toLocal(2))
  await page.getByLabel(copy.fields.time(2)).fill(toLocal(3))
  await page.getByLabel(copy.fields.place).fill('Level 6')
  await page.getByLabel(copy.fields.link).fill('https://meet.example/room')
  await page.getByLabel(copy.fields.people).fill(`Anika Rahman, ${ANIKA}\nRafi`)
  expect(await findProblems(page, 'the form of an interview')).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findProblems(page, 'the form of an interview, 390 px')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: copy.propose, exact: true }).click()
  await expect(page.getByText(copy.statuses.proposed)).toBeVisible()
  await expect(page.getByRole('button', { name: stateNames.interview, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(mails).toEqual([])
  endWaiting()
  await expect.poll(() => received(interviewMails['interview-proposed']).map(({ to }) => to)).toEqual([CANDIDATE])
  candidateLink = /https?:\/\/\S+\/application\/[\w.-]+/.exec(mails[0]?.source ?? '')?.[0] ?? ''
  expect(candidateLink).toContain(site.url)
})

test('the candidate picks a time without scripts, with the keyboard, on a narrow screen', async ({ browser, page }) => {
  mails = []
  const theirs = await openCandidatePage(browser, candidateLink)
  await theirs.getByText(interviewCopy.zone.open).click()
  await theirs.getByLabel(interviewCopy.zone.label).selectOption('Europe/Berlin')
  await theirs.getByRole('button', { name: interviewCopy.zone.button }).click()
  await expect(theirs.getByText(/Berlin time \(UTC/)).toHaveCount(2)
  const secondTab = await openCandidatePage(browser, candidateLink)

  await theirs.getByRole('radio').first().focus()
  await theirs.keyboard.press('Space')
  await theirs.keyboard.press('Tab')
  await expect(theirs.getByRole('button', { name: interviewCopy.choose })).toBeFocused()
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText(interviewCopy.picked)).toBeVisible()
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect.poll(() => mails.map(({ to }) => to).sort()).toEqual([ANIKA, HIRING, CANDIDATE].sort())
  expect(mails.map(({ method, sequence }) => [method, sequence])).toEqual(Array(3).fill(['REQUEST', 1]))
  expect(received(interviewNotices.picked)).toHaveLength(2)
  expect(new Set(mails.map(({ start }) => start)).size).toBe(1)

  // The page of the other tab is out of date.
  await secondTab.getByRole('radio').last().check()
  await secondTab.getByRole('button', { name: interviewCopy.choose }).click()
  await expect(secondTab.getByText(interviewCopy.refused.changed)).toBeVisible()
  await theirs.goBack()
  await theirs.reload()
  await expect(theirs.getByText(interviewCopy.picked)).toBeVisible()
  const file = await theirs.request.get(
    (await theirs.getByRole('link', { name: interviewCopy.calendar }).getAttribute('href'))?.replace(/^/, site.url) ??
      '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(new ICAL.Component(ICAL.parse(await file.text())).getFirstPropertyValue('method')).toBe('PUBLISH')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(candidateLink)
  await page.getByText(interviewCopy.ask.picked).click()
  expect(await findProblems(page, 'a fixed interview')).toEqual([])
  expect(mails).toHaveLength(3)
})

test('the candidate asks for another time, the company moves the interview, and cancels it', async ({
  browser,
  page,
}) => {
  mails = []
  const theirs = await openCandidatePage(browser, candidateLink)
  await theirs.getByText(interviewCopy.ask.picked).click()
  await theirs.getByLabel(interviewCopy.ask.label).fill('In the evening, please.')
  await theirs.getByRole('button', { name: interviewCopy.ask.button }).click()
  await expect(theirs.getByText('In the evening, please.')).toBeVisible()
  await expect.poll(() => received(interviewNotices.asked).map(({ to }) => to)).toEqual([HIRING])
  // The words are in the Studio, not in mail.
  expect(mails[0]?.source).not.toContain('evening')

  await enterStudio(page, 'hiring', 'Anika', { url: site.url, dataDir: folder })
  await expect(page.getByText(copy.wanted)).toBeVisible()
  expect(await findProblems(page, 'the start page')).toEqual([])
  await page
    .getByRole('link', { name: /Zubbayda Quaderiya/ })
    .first()
    .click()
  await expect(page.getByText('In the evening, please.')).toBeVisible()
  mails = []
  await page.getByRole('button', { name: copy.moveTime }).click()
  await page.getByLabel(copy.fields.newTime).fill(toLocal(6))
  await page.getByRole('button', { name: copy.moveButton }).click()
  await expect(page.getByText('In the evening, please.')).toHaveCount(0)
  await expect.poll(() => mails.map(({ to }) => to).sort()).toEqual([ANIKA, HIRING, CANDIDATE].sort())
  expect(new Set(mails.map(({ method, sequence, start }) => `${method} ${sequence} ${start}`)).size).toBe(1)
  expect(mails[0]).toMatchObject({
    method: 'REQUEST',
    sequence: 3,
    start: expect.stringContaining(toLocal(6).slice(0, 10)),
  })

  mails = []
  await page.getByRole('button', { name: copy.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: copy.cancelButton }).click()
  await expect(page.getByText(copy.statuses.cancelled, { exact: true })).toBeVisible()
  await expect.poll(() => mails.map(({ method }) => method)).toEqual(Array(3).fill('CANCEL'))
  expect(mails.map(({ sequence }) => sequence)).toEqual([4, 4, 4])
  await theirs.reload()
  await expect(theirs.getByText(interviewCopy.cancelled)).toBeVisible()
})
