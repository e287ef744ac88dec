import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { candidatePage, candidateStates } from '../content/candidate-page'
import { confirmations } from '../content/confirmations'
import { jobAlerts } from '../content/job-alerts'
import { mailCheck } from '../content/mail-check'
import { subscription } from '../content/subscription'
import { sampleMessage } from '../lib/backend/testing'
import { getDatabasePath } from '../lib/db/database'
import { startMailServer } from '../lib/mail/testing-mail-server'
import { routes } from '../lib/routes'
import { issuesCopy } from '../lib/studio/copy/studio-newsletter'
import { crashMail } from '../tools/bench/crash-mail.ts'
import type { Site } from '../tools/bench/site.ts'
import { findProblems } from './axe'
import { fillAll, submit } from './fill'
import { toPort } from './ports'
import { startOwnSite } from './site'
import { readRows } from './store'
import { enterStudio } from './studio'

const PORT = toPort('mail server')

const arrived = new Map<string, string[]>()
/** The source of the latest email, with its line breaks and encoded characters decoded. */
let latest = ''
const subjects: string[] = []
let isTaking = true

const REFUSED = 'gone@mail.example'

/** Starts a mail server that accepts mail, or is busy. */
const startServer = () =>
  startMailServer({
    port: PORT,
    checkRecipient: (address) => (address === REFUSED ? { code: 550, text: '5.1.1 no such person' } : null),
    onMail({ to, source }, answer) {
      if (!isTaking) return answer({ code: 451, text: 'busy' })
      latest = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
      subjects.push(/^Subject: (.*)/m.exec(source)?.[1] ?? '')
      const id = /^Message-ID: (\S+)/m.exec(source)?.[1] ?? ''
      arrived.set(id, [...(arrived.get(id) ?? []), to])
      answer()
    },
  })

let server: Awaited<ReturnType<typeof startServer>>
let site: Site
let folder: string
const start = () =>
  startOwnSite('mail', folder, {
    SMTP_URL: `smtp://127.0.0.1:${PORT}`,
    MAIL_FROM: 'Site <site@site.example>',
    MAIL_TO_HIRING: 'hiring@site.example',
    MAIL_TO_SALES: 'sales@site.example',
  })

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  server = await startServer()
  site = await start()
})
test.afterAll(async () => {
  await site?.stop()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = async (message: string) => {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...sampleMessage, agree: 'on', message }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { message: string }
}

function change(sql: string, ...values: string[]) {
  const database = new DatabaseSync(getDatabasePath(folder), { timeout: 5_000 })
  database.prepare(sql).run(...values)
  database.close()
}

const openJob = (title: string) =>
  change(
    `insert into jobs (id, position, title, department, location, "jobType", experience, salary, description, "createdAt",
      requirements, responsibilities, state)
    values ('kiln', 900, ?, 'Development', 'Dhaka', 'Full-time', '1+ years', 'BDT 100,000 per month', 'Work.',
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), '[]', '[]', 'open')`,
    title,
  )

const addReader = (email: string, at: number) =>
  change(
    `insert into subscribers (email, "subscribedAt", signals, id, "confirmedAt")
    values (?, '2026-01-01T00:00:00.000Z', '', ?, '2026-01-01T00:00:00.000Z')`,
    email,
    at.toString(16).padStart(32, '0'),
  )

/** Returns the addresses that get the newsletter. */
const readSubscribers = () => {
  const rows = readRows('select email from subscribers where "confirmedAt" is not null', [], getDatabasePath(folder))
  return rows.map(({ email }) => email)
}

test('a message is confirmed to its sender, and told to sales', async () => {
  const { message } = await write('First')
  expect(message).toContain('A copy is on its way')
  await expect
    .poll(() => [...arrived.values()].flat().sort(), { timeout: 10_000 })
    .toEqual(['sales@site.example', sampleMessage.email].sort())
})

test('the newsletter comes after a confirmation, and ends with one press', async ({ page }) => {
  arrived.clear()
  await page.goto(site.url)
  await page.waitForFunction(() => customElements.get('newsletter-form'))
  const box = page.locator('newsletter-form')
  await box.getByRole('textbox').fill('reader@mail.example')
  await box.getByRole('button').click()
  await expect(box.getByRole('status')).toHaveText(subscription.message)
  await expect.poll(() => [...arrived.values()], { timeout: 10_000 }).toEqual([['reader@mail.example']])
  expect(latest).not.toMatch(/https?:\S*(@|%40)/)

  const proof = /\S+\/check-mail\?code=([\w-]+)/.exec(latest)?.[1] ?? ''
  await page.goto(`${site.url}${routes.mailCheck()}`)
  await page.getByLabel(mailCheck.label).fill(proof.toLowerCase())
  await page.getByRole('button', { name: mailCheck.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailCheck.results.sent.title)
  await expect(page.getByText(mailCheck.matters[3])).toBeVisible()
  await expect(page.getByText('reader@mail.example')).toHaveCount(0)
  const foreign = proof.slice(0, -1) + (proof.endsWith('7') ? '8' : '7')
  await page.goto(`${site.url}${routes.mailCheck(foreign)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailCheck.results.unknown.title)
  expect(await findProblems(page, 'mail check')).toEqual([])

  const link = /\S+\/newsletter\/confirm\/[\w.-]+/.exec(latest)?.[0] ?? ''
  const opened = await page.goto(link)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(readSubscribers()).toEqual([])
  await page.getByRole('button', { name: subscription.confirm.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmations.subscribed.title)
  expect(readSubscribers()).toEqual(['reader@mail.example'])

  const endNow = /^List-Unsubscribe:\s*<(\S+)>/m.exec(latest)?.[1] ?? ''
  expect(endNow).toContain('/api/newsletter/end?token=')
  await page.goto(endNow)
  await expect(page.getByRole('button', { name: subscription.end.button })).toBeVisible()
  expect(readSubscribers()).toEqual(['reader@mail.example'])
  const ended = await fetch(endNow, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect([ended.status, readSubscribers()]).toEqual([200, []])

  await page.getByRole('button', { name: subscription.end.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subscription.ended.title)
  await page.goto(`${link}x`)
  await expect(page.getByText(subscription.confirm.missing)).toBeVisible()
  await expect(page.getByRole('button', { name: subscription.confirm.button })).toBeHidden()
})

test('a job alert is asked for after a search, writes when a position opens, and ends with one press', async ({
  browser,
}) => {
  const { form } = jobAlerts
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/careers?search=kiln&category=development`)
  const box = page.getByRole('region', { name: form.title })
  await expect(box.getByLabel(form.words)).toHaveValue('kiln')
  await expect(box.getByLabel(form.department)).toHaveValue('development')
  await box.getByLabel(form.often).selectOption('at-once')
  await box.getByLabel(form.email).fill('seeker')
  await box.getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('Enter an email address')
  await expect(box.getByLabel(form.words)).toHaveValue('kiln')
  await box.getByLabel(form.email).fill('seeker@mail.example')
  await box.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobAlerts.asked.title)
  await expect.poll(() => latest, { timeout: 10_000 }).toMatch(/\/careers\/alerts\/confirm\//)

  await page.goto(/\S+\/careers\/alerts\/confirm\/[\w.-]+/.exec(latest)?.[0] ?? '')
  await page.getByRole('button', { name: jobAlerts.confirm.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobAlerts.confirmed.title)
  subjects.length = 0
  openJob('Kiln engineer')
  await expect.poll(() => subjects, { timeout: 10_000 }).toEqual(['New position: Kiln engineer'])
  const opened = await page.goto(/https?:\S+\/job-apply\/[\w-]+/.exec(latest)?.[0] ?? '')
  expect([opened?.status(), await page.title()]).toEqual([200, expect.stringContaining('Kiln engineer')])

  const endNow = /^List-Unsubscribe:\s*<(\S+)>/m.exec(latest)?.[1] ?? ''
  await page.goto(endNow)
  await expect(page.getByRole('button', { name: jobAlerts.end.button })).toBeVisible()
  const ended = await fetch(endNow, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect([ended.status, readRows('select id from "jobAlerts"', [], getDatabasePath(folder))]).toEqual([200, []])
  await context.close()

  const scripted = await browser.newPage()
  await scripted.goto(`${site.url}/careers?search=kiln`, { waitUntil: 'networkidle' })
  const offered = scripted.getByRole('region', { name: form.title })
  await offered.getByLabel(form.email).fill('seeker@mail.example')
  await scripted
    .getByRole('link', { name: /^Development/ })
    .first()
    .click()
  await expect(offered.getByLabel(form.department)).toHaveValue('development')
  await expect(offered.getByLabel(form.email)).toHaveValue('seeker@mail.example')
  // A field half under the sticky header would be called too small a target.
  await scripted.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await findProblems(scripted, 'job alert')).toEqual([])
  await scripted.close()
})

test('an issue is composed, tested and sent to each subscriber once, and an address that takes none is marked', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const readers = Array.from({ length: 12 }, (_, at) => `reader${at}@mail.example`)
  for (const [at, email] of [...readers, REFUSED].entries()) addReader(email, at)
  await enterStudio(page, 'owner', 'Rafi', { url: site.url, dataDir: folder })
  await page.goto(`${site.url}${routes.studio.newIssue}`)
  await page.getByLabel('Subject').fill('What we wrote')
  await page.getByLabel('Introduction').fill('নমস্কার, readers.')
  const choice = page.getByLabel(issuesCopy.addPost)
  await choice.selectOption({ index: 1 })
  const oldest = readRows('select title from posts order by "createdAt" limit 1', [], getDatabasePath(folder))[0]?.title
  await page.getByLabel(issuesCopy.find).fill(String(oldest))
  await expect(choice.getByRole('option')).toHaveCount(2)
  await page.getByLabel(issuesCopy.find).press('Enter')
  await choice.selectOption(String(oldest))
  await expect(page.getByRole('listitem').filter({ hasText: String(oldest) })).toBeVisible()
  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .last()
    .click()
  await page.getByRole('button', { name: issuesCopy.save, exact: true }).click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('নমস্কার, readers.')).toBeVisible()
  await expect(mail.getByRole('link')).toHaveCount(3)
  await expect(mail.getByRole('link', { name: String(oldest) })).toBeVisible()
  for (const picture of await mail.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await findProblems(page, 'issue')).toEqual([])

  arrived.clear()
  await page.getByLabel('Email address').fill('rafi@site.example')
  await page.getByRole('button', { name: issuesCopy.test }).click()
  await expect.poll(() => [...arrived.values()].flat(), { timeout: 10_000 }).toEqual(['rafi@site.example'])

  arrived.clear()
  await page.locator('summary', { hasText: issuesCopy.sendOpen(13) }).click()
  await page.getByRole('button', { name: issuesCopy.sendNow(13) }).click()
  await expect(
    page.getByText(issuesCopy.states.sending).or(page.getByText(issuesCopy.states.sent)).first(),
  ).toBeVisible()
  await expect.poll(() => arrived.size, { timeout: 20_000 }).toBeGreaterThan(3)
  await site.stop('SIGKILL')
  site = await start()
  const sent = () => readRows('select state from issues', [], getDatabasePath(folder))[0]?.state
  await expect.poll(sent, { timeout: 60_000 }).toBe('sent')
  const open = `select count(*) as n from deliveries where state = 'waiting'`
  await expect.poll(() => readRows(open, [], getDatabasePath(folder))[0]?.n, { timeout: 30_000 }).toBe(0)
  // Mail that was being sent at the kill is sent again when its lease ends, as the crash test below shows.
  const got = [...arrived.values()].map((recipients) => recipients[0] ?? '')
  expect(new Set(got).size).toBe(got.length)
  expect(got.length).toBeGreaterThanOrEqual(readers.length - 5)
  const marked = 'select email from subscribers where "bouncedAt" is not null'
  expect(readRows(marked, [], getDatabasePath(folder)).map(({ email }) => email)).toEqual([REFUSED])
})

test('a candidate sees, withdraws and erases the application from the receipt, without scripts too', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const jobPath = /href="(\/job-apply\/[\w-]+)"/.exec(await (await fetch(`${site.url}/job-apply/none`)).text())?.[1]
  await page.goto(`${site.url}${jobPath}`)
  await fillAll(page, 'candidate@mail.example')
  await submit(page)
  const link = page.getByRole('link', { name: candidatePage.open })
  const address = `${site.url}${await link.getAttribute('href')}`

  const context = await browser.newContext({ javaScriptEnabled: false })
  const own = await context.newPage()
  const opened = await own.goto(address)
  const kept = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  expect(opened?.headers()).toMatchObject(kept)
  expect(opened?.headers()['cache-control']).toContain('no-store')
  await expect(own.getByText(candidateStates.new.text)).toBeVisible()
  await expect(own.getByText('candidate@mail.example')).toBeVisible()
  await page.goto(address)
  expect(await findProblems(page, 'own page')).toEqual([])

  const press = async ({ open, button }: { open: string; button: string }) => {
    await own.getByText(open).click()
    await own.getByRole('button', { name: button }).click()
  }
  await press(candidatePage.withdraw)
  await expect(own.getByText(candidateStates.withdrawn.text)).toBeVisible()
  await expect(own.getByText(candidatePage.withdraw.open)).toBeHidden()
  await press(candidatePage.erase)
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(candidatePage.erased.title)
  expect((await own.goto(address))?.status()).toBe(404)
  await expect(own.getByText(candidatePage.missing)).toBeVisible()
  await expect(own.getByText(candidatePage.erase.open)).toBeHidden()
  expect(readRows('select reference from applications', [], getDatabasePath(folder))).toEqual([])
  await expect.poll(() => subjects.some((subject) => subject.startsWith('Erased:')), { timeout: 10_000 }).toBe(true)
  await context.close()
})

test('mail arrives once, also when the server is killed again and again', { tag: '@full' }, async () => {
  test.setTimeout(360_000)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mail-crash-'))
  // One kill while a batch is stored, and one while it is sent.
  const { kills, mails, candidates, interrupted, takenBack, inDoubt, twice, ...problems } = await crashMail({
    kills: 2,
    dataDir,
    start: (env) => startOwnSite('mail, killed', dataDir, { ...env, TRUST_PROXY: 'true' }),
  })
  // Three emails for every two of twelve visitors, and one for each of forty candidates except the cancelled one.
  expect({ kills, mails, candidates, takenBack }).toEqual({ kills: 2, mails: 57, candidates: 39, takenBack: 1 })
  expect(interrupted).toBeLessThanOrEqual(1)
  expect(twice).toBeLessThanOrEqual(inDoubt)
  expect(problems).toEqual({ halved: 0, sentAnyway: 0, lost: 0, repeated: 0, doubled: 0, incomplete: 0 })
  rmSync(dataDir, { recursive: true, force: true })
})

test('mail waits for a mail server that is busy', { tag: '@full' }, async () => {
  // Leases of the server that was killed above, and the pause before the next attempt.
  const endWaits = () => change('update deliveries set "nextAt" = ?', new Date().toISOString())
  const open = `select count(*) as n from deliveries where state in ('waiting', 'sending')`
  endWaits()
  await expect.poll(() => readRows(open, [], getDatabasePath(folder))[0]?.n, { timeout: 30_000 }).toBe(0)
  arrived.clear()
  isTaking = false
  await write('While the mail server is busy')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(arrived.size).toBe(0)
  expect(await (await fetch(`${site.url}/readyz`)).text()).toMatch(/^ready\nmail: \d+ waiting, the oldest for \d+ s\n$/)
  isTaking = true
  endWaits()
  await expect.poll(() => arrived.size, { timeout: 30_000 }).toBe(2)
})
