import { expect, test } from '@playwright/test'
import { invitationsEnd } from '../content/position-invitations'
import { routes } from '../lib/routes'
import { applications } from '../lib/studio/copy/studio-hiring'
import { pool, samePerson } from '../lib/studio/copy/studio-people'
import { findProblems } from './axe'
import { newEmail } from './fill'
import { findJobPath } from './inbox'
import { sendApplication } from './send-application'
import { readRows } from './store'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

const newPhone = () => `0171${String(Math.random()).slice(2, 9)}`
const newWord = () => `word${String(Math.random()).slice(2, 12)}`

test.use({ viewport: { width: 390, height: 844 } })

test('a person is found by address, phone and words, and their applications are shown together', async ({ page }) => {
  const jobPath = await findJobPath(page.request)
  const [email, phone, word] = [newEmail(), newPhone(), newWord()]
  const first = await sendApplication(page.request, jobPath, { email, phone, relevantExperience: `I know ${word}.` })
  const second = await sendApplication(page.request, jobPath, { email: email.toUpperCase(), phone: newPhone() })
  await sendApplication(page.request, jobPath, { name: 'Karim', phone: `+880 ${phone.slice(1)}` })

  const trouble = watchTrouble(page)
  await enterStudio(page, 'hiring', 'Anika')
  await page.goto(routes.studio.applications)
  const search = page.getByLabel(applications.search)
  for (const [words, count] of [
    [email, 2],
    [word, 1],
    [`+880 ${phone.slice(1)}`, 2],
  ] as const) {
    await search.fill(words)
    await search.press('Enter')
    await expect(page.locator('main ol > li')).toHaveCount(count)
  }
  expect(page.url()).toMatch(/\/studio\/applications$/)
  await search.fill(first.slice(3))
  await search.press('Enter')
  const row = page.locator('main ol > li')
  await expect(row).toHaveCount(1)
  await expect(row.getByText(samePerson.count(2))).toBeVisible()
  await expect(row.getByText(samePerson.samePhone)).toBeVisible()
  expect(await findProblems(page, 'the list')).toEqual([])

  await row.getByRole('link').click()
  const others = page.getByRole('region', { name: samePerson.title })
  await expect(others.getByText(second)).toBeVisible()
  await expect(page.getByRole('region', { name: samePerson.shared }).getByText('Karim Akter')).toBeVisible()
  expect(await findProblems(page, 'the application')).toEqual([])
  expect(trouble).toEqual([])
})

test('someone who agreed is invited, says no with one press, and is not found again', async ({ page, browser }) => {
  const jobPath = await findJobPath(page.request)
  const word = newWord()
  const name = `Zed${word}`
  const reference = await sendApplication(page.request, jobPath, {
    name,
    phone: newPhone(),
    skills: [word],
    communicationConsent: true,
  })
  const trouble = watchTrouble(page)
  await enterStudio(page, 'hiring', 'Anika')
  await page.goto(routes.studio.pool)
  await page.getByLabel(pool.skill, { exact: true }).fill(word)
  await page.getByLabel(pool.skill, { exact: true }).press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(1)

  const applied = String(readRows('select "jobId" from applications where reference = ?', [reference])[0]?.jobId)
  const jobs = page.getByLabel(pool.forJob)
  await jobs.selectOption(applied)
  await expect(page.getByText(pool.refusals.applied)).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeDisabled()
  const values = await jobs
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  await jobs.selectOption(values.find((value) => value !== '' && value !== applied) ?? '')
  await page.getByRole('checkbox', { name: pool.choose(`${name} Akter`) }).check()
  await page.getByLabel(pool.personal).fill('<b>We remember your looms.</b>')
  await page.getByRole('button', { name: pool.preview }).press('Enter')
  await expect(page.frameLocator('iframe').getByText('<b>We remember your looms.</b>')).toBeVisible()
  expect(await findProblems(page, 'the mails')).toEqual([])
  await page.getByRole('button', { name: pool.send(1) }).click()
  await expect(page.getByRole('region', { name: pool.invited }).getByText(name)).toBeVisible()
  await expect(page.getByText(pool.refusals.invited)).toBeVisible()
  expect(trouble).toEqual([])

  const [mail] = readRows('select body from "candidateMails" where reference = ?', [reference])
  const link = /\S+\/invitations\/end\/[\w.-]+/.exec(String(mail?.body))?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const candidate = await context.newPage()
  const opened = await candidate.goto(new URL(link).pathname)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  const agreed = () =>
    String(readRows('select answers from applications where reference = ?', [reference])[0]?.answers).includes(
      '"communicationConsent":true',
    )
  expect(agreed()).toBe(true)
  await candidate.getByRole('button', { name: invitationsEnd.ask.button }).press('Enter')
  await expect(candidate.getByRole('heading', { level: 1 })).toHaveText(invitationsEnd.done.title)
  expect(agreed()).toBe(false)
  const broken = await candidate.goto(`${new URL(link).pathname}x`)
  expect(broken?.status()).toBe(404)
  await context.close()

  await page.reload()
  await page.getByLabel(pool.skill, { exact: true }).fill(word)
  await page.getByLabel(pool.skill, { exact: true }).press('Enter')
  await expect(page.getByText(pool.none)).toBeVisible()
})
