import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { candidateStates } from '../content/candidate-page'
import { application } from '../content/careers'
import { HOSTILE_HTML } from '../lib/rich-text/testing/hostile-corpus'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { applications, erasure, inbox, messages, start, subscribers } from '../lib/studio/copy/studio-hiring'
import { findInViews, openView } from './axe'
import { files, fillAll, newEmail, submit } from './fill'
import { findJobPath, getInbox, sha256 } from './inbox'
import { sendApplication } from './send-application'
import { readRows, write } from './store'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

let jobPath: string
test.beforeAll(async ({ request }) => {
  jobPath = await findJobPath(request)
})

const apply = (request: APIRequestContext, more: Record<string, string> = {}) => sendApplication(request, jobPath, more)

const sendMessage = async (request: APIRequestContext, email: string, message = 'Could you look at our invoices?') => {
  const data = { name: 'Amina', lastName: 'Sultana', email, message, agree: true }
  const sent = await request.post(routes.api.contact, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  return String((await sent.json()).reference)
}

const openApplication = (page: Page, reference: string) => page.goto(routes.studio.application(reference))
const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an application made with the form is read, moved, noted, exported and erased', async ({ page, browser }) => {
  const email = newEmail()
  await page.goto(jobPath)
  await fillAll(page, email)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
  const reference = getInbox(email)[0]?.reference ?? ''

  const reader = await (await browser.newContext()).newPage()
  const trouble = watchTrouble(reader)
  await enterStudio(reader, 'hiring', 'Anika')
  await reader.getByRole('link', { name: 'Applications', exact: true }).click()
  await reader.getByLabel(applications.search).fill(reference.slice(3))
  await expect(reader.getByText(reference)).toBeVisible()
  await expect(reader.getByRole('listitem').filter({ hasText: 'Rumana Akter' })).toHaveCount(1)
  // The search text is in no address, and therefore in no history and no log.
  expect(reader.url()).toMatch(/\/studio\/applications$/)
  await reader.getByRole('link', { name: 'Rumana Akter' }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'Rumana Akter' })).toBeVisible()
  await expect(reader.getByText('Because of the looms.')).toBeVisible()
  await expect(reader.getByText('3-5 years')).toBeVisible()

  const pdf = reader.getByRole('link', { name: `${applications.openFile} ${applications.resume}` })
  const opened = await reader.request.get((await pdf.getAttribute('href')) ?? '')
  expect(sha256(await opened.body())).toBe(sha256(readFileSync(files.resume)))
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${reference}-resume.pdf"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const download = reader.waitForEvent('download')
  await reader.getByRole('link', { name: `${applications.download} ${applications.coverLetter}` }).click()
  expect((await download).suggestedFilename()).toBe(`${reference}-cover-letter.docx`)
  expect(sha256(readFileSync(await (await download).path()))).toBe(sha256(readFileSync(files.letter)))

  await state(reader, 'Interview').click()
  await expect(state(reader, 'Interview')).toHaveAttribute('aria-pressed', 'true')
  await reader.getByLabel(applications.note).fill('Call on Monday.')
  await reader.getByRole('button', { name: applications.addNote }).click()
  await expect(reader.getByLabel(applications.note)).toHaveValue('')
  await reader.reload()
  await expect(state(reader, 'Interview')).toHaveAttribute('aria-pressed', 'true')
  await expect(reader.getByText('Call on Monday.')).toBeVisible()

  await reader.getByRole('link', { name: applications.back }).click()
  await reader.getByRole('button', { name: /^Interview/ }).click()
  await expect(reader.getByText(reference)).toBeVisible()
  const saving = reader.waitForEvent('download')
  await reader.getByRole('link', { name: inbox.export }).click()
  const table = readFileSync(await (await saving).path(), 'utf8')
  expect(table).toContain(email)

  await reader.getByRole('link', { name: 'Rumana Akter' }).click()
  await reader.getByRole('button', { name: `${erasure.open} ${reference}` }).click()
  const dialog = reader.getByRole('dialog')
  await expect(dialog.getByText('1 application with 2 files and 1 note')).toBeVisible()
  await dialog.getByRole('button', { name: erasure.confirm }).click()
  await expect(reader).toHaveURL(/\/studio\/applications\?state=interview$/)
  await expect(reader.getByText(reference)).toHaveCount(0)
  expect(getInbox(email)).toEqual([])
  expect(readRows('select * from "applicationNotes" where reference = ?', [reference])).toEqual([])
  expect(trouble).toEqual([])
})

test('keys move through the list and change the state, but not while someone types', async ({ page }) => {
  const older = await apply(page.request)
  const newer = await apply(page.request)
  await enterStudio(page)
  await openApplication(page, newer)
  await expect(page.getByRole('link', { name: applications.older })).toBeVisible()
  await page.getByLabel(applications.note).pressSequentially('j7k')
  await expect(page.getByLabel(applications.note)).toHaveValue('j7k')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('2')
  await expect(state(page, 'In review')).toHaveAttribute('aria-pressed', 'true')
  // Other tests send applications at the same time: older ones never change their order.
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(new RegExp(newer))
  await openApplication(page, newer)
  // The unfinished note is still there.
  await expect(page.getByLabel(applications.note)).toHaveValue('j7k')
  await openApplication(page, older)
  await expect(page.getByRole('link', { name: applications.newer })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(new RegExp(older))

  await page.getByText(applications.keys.title).click()
  await page.getByLabel(applications.keys.on).uncheck()
  await page.getByText(applications.keys.title).click()
  const before = page.url()
  await page.keyboard.press('j')
  await page.keyboard.press('7')
  await expect(state(page, 'Withdrawn')).toHaveAttribute('aria-pressed', 'false')
  expect(page.url()).toBe(before)
})

test('declining is asked about, can be undone, and the candidate hears of it ten minutes later', async ({ page }) => {
  const reference = await apply(page.request)
  const seen = () =>
    readRows('select "formerState" from applications where reference = ?', [reference]).map((row) => row.formerState)
  await enterStudio(page)
  await openApplication(page, reference)
  await expect(state(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('6')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(candidateStates.declined.text)).toBeVisible()
  await dialog.getByRole('button', { name: applications.sure.keep }).click()
  // Keys do nothing while it closes.
  await expect(dialog).toBeHidden()
  await expect(state(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('6')
  await dialog.getByRole('button', { name: applications.sure.confirm('declined') }).click()
  await expect(state(page, 'Declined')).toHaveAttribute('aria-pressed', 'true')
  expect(seen()).toEqual(['new'])
  await page.reload()
  await page.getByRole('button', { name: applications.undo('new') }).click()
  await expect(state(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(applications.stateHint)).toBeVisible()
})

test('a note is kept when the server cannot store it', async ({ page }) => {
  const reference = await apply(page.request)
  await enterStudio(page)
  await openApplication(page, reference)
  await page.getByLabel(applications.note).fill('Two pages of thoughts')
  await page.route('**/notes', (route) => route.abort())
  await page.getByRole('button', { name: applications.addNote }).click()
  await expect(page.getByText('Nothing is lost.')).toBeVisible()
  await expect(page.getByLabel(applications.note)).toHaveValue('Two pages of thoughts')
})

test('messages are answered and done, subscribers erased, and the start page knows', async ({ page }) => {
  const email = newEmail()
  const reference = await sendMessage(page.request, email)
  await page.request.post(routes.api.newsletter, { data: { email } })
  await enterStudio(page, 'owner', 'Newcomer')
  await expect(page.getByRole('heading', { name: start.title })).toBeVisible()
  await page.getByRole('link', { name: /open messages?$/ }).click()
  const message = page.getByRole('listitem').filter({ hasText: reference })
  await expect(message.getByRole('link', { name: messages.answer })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent(messages.subject(reference))}`,
  )
  await message.getByRole('button', { name: messages.done }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('button', { name: /^Done/ }).click()
  await message.getByRole('button', { name: erasure.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Everything from this person: 1 message, 1 newsletter subscription$/).check()
  await dialog.getByRole('button', { name: erasure.keep }).click()
  await expect(message).toBeVisible()

  await page.getByRole('link', { name: 'Subscribers', exact: true }).click()
  await page.getByRole('button', { name: subscribers.erase(email) }).click()
  await page.getByRole('dialog').getByRole('button', { name: erasure.confirm }).click()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(readRows('select * from subscribers where email = ?', [email])).toEqual([])
  expect(readRows('select * from messages where reference = ?', [reference])).toHaveLength(1)
})

test('what a stranger wrote into any field does nothing in the Studio', async ({ page }) => {
  const all = HOSTILE_HTML.join('\n')
  const link = 'javascript:window.__ran=1'
  const [reference, messageReference] = [await apply(page.request), await sendMessage(page.request, newEmail())]
  const answers = JSON.parse(
    String(readRows('select answers from applications where reference = ?', [reference])[0]?.answers),
  )
  // Written straight to the database, because the page must be safe without the checks of the form.
  const hostile = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      Array.isArray(value) ? [all] : typeof value === 'string' ? all : value,
    ]),
  )
  const json = JSON.stringify({
    ...hostile,
    linkedinLink: link,
    githubLink: `data:text/html,${all}`,
    portfolioLink: ` ${link}`,
  })
  write(
    'update applications set answers = ?, name = ?, "lastName" = ?, "jobTitle" = ?, signals = ? where reference = ?',
    json,
    all,
    all,
    all,
    all,
    reference,
  )
  write('update uploads set name = ? where "claimedBy" = ?', `${all}.pdf`, reference)
  write(
    'insert into "applicationNotes" (id, reference, at, name, body) values (?, ?, ?, ?, ?)',
    reference,
    reference,
    new Date().toISOString(),
    all,
    all,
  )
  // PostgreSQL's index holds no longer address, and forms accept none that long.
  const address = `a@b.example?bcc=all@evil.example&body=${all.slice(0, 1_000)}`
  write(
    'update messages set name = ?, "lastName" = ?, email = ?, phone = ?, company = ?, service = ?, message = ?, signals = ? where reference = ?',
    ...[all, all, address, all, all, all, all, all, messageReference],
  )

  await enterStudio(page)
  const trouble = watchTrouble(page)
  const look = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible()
    const links = await page
      .locator('main a')
      .evaluateAll((found) => found.map((each) => (each as HTMLAnchorElement).href))
    expect(links.filter((href) => !/^(https?|mailto):/.test(href))).toEqual([])
    expect(links.filter((href) => href.startsWith('mailto:') && /[?&]bcc=/.test(href))).toEqual([])
    expect(await page.evaluate(() => '__ran' in window)).toBe(false)
    expect(await page.locator('main img, main script, main iframe, main svg[onload]').count()).toBe(0)
  }
  await page.goto(routes.studio.applications)
  await look(reference)
  await openApplication(page, reference)
  await look(applications.files)
  await page.goto(routes.studio.messages)
  await look(messageReference)
  await page.goto(routes.studio.start)
  await look(start.changes)
  expect(trouble).toEqual([])
  for (const address of [`applications/${reference}`, `messages/${messageReference}`]) {
    const headers = { origin: new URL(page.url()).origin }
    const erased = await page.request.delete(`${routes.api.studio}/${address}`, { headers, data: { scope: 'one' } })
    expect(erased.status()).toBe(200)
  }
})

test('has no problems that axe finds', async ({ browser }) => {
  const page = await openView(browser)
  const reference = await apply(page.request)
  await sendMessage(page.request, newEmail(), 'a word '.repeat(300))
  await page.request.post(routes.api.newsletter, { data: { email: newEmail() } })
  await enterStudio(page)
  await expect(page.getByRole('heading', { name: start.changes })).toBeVisible()
  expect(await findInViews(page, 'start')).toEqual([])
  await page.goto(routes.studio.applications)
  await expect(page.getByText(reference)).toBeVisible()
  expect(await findInViews(page, 'applications')).toEqual([])
  await openApplication(page, reference)
  await expect(page.getByRole('heading', { name: applications.files })).toBeVisible()
  await page.getByText(applications.keys.title).click()
  expect(await findInViews(page, 'an application')).toEqual([])
  await page.getByText(applications.keys.title).click()
  await page.getByRole('button', { name: `${erasure.open} ${reference}` }).click()
  await expect(page.getByText(/^This removes 1 application/)).toBeVisible()
  expect(await findInViews(page, 'before erasing')).toEqual([])
  await page.goto(routes.studio.messages)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await findInViews(page, 'messages')).toEqual([])
  await page.goto(routes.studio.subscribers)
  await expect(page.getByRole('button', { name: /^Erase / }).first()).toBeVisible()
  expect(await findInViews(page, 'subscribers')).toEqual([])
})

test('an editor is told why there are no applications', async ({ page }) => {
  await enterStudio(page, 'editor')
  await expect(page.getByRole('heading', { name: start.changes })).toBeVisible()
  await expect(page.getByRole('link', { name: /new applications?:/ })).toHaveCount(0)
  await page.goto(routes.studio.applications)
  await expect(page.getByText('Your role does not include this.')).toBeVisible()
  await expect(page.getByText(studio.loading)).toHaveCount(0)
})
