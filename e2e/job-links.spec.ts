import { type Browser, expect, type Page, test } from '@playwright/test'
import { application } from '../content/careers'
import { jobs } from '../content/jobs'
import { posting } from '../content/posting'
import { applicationFields } from '../lib/applications/steps'
import { routes } from '../lib/routes'
import { jobLinks as copy } from '../lib/studio/copy/studio-job-links'
import { jobFields, jobsCopy } from '../lib/studio/copy/studio-jobs'
import { findProblems } from './axe'
import { fillAll, fillStep, newEmail, submit } from './fill'
import { findJobPath } from './inbox'
import { readRows } from './store'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

// Each test enters the Studio and sends an application.
test.describe.configure({ timeout: 180_000 })

/** Enters the Studio on a phone, with scripts. */
async function enterOnTelephone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', javaScriptEnabled: true })
  const page = await context.newPage()
  await enterStudio(page, 'hiring', 'Anika')
  return page
}

/** Opens the first job's page in the Studio on a phone. */
async function openJob(browser: Browser): Promise<Page> {
  const page = await enterOnTelephone(browser)
  await page.goto(routes.studio.jobs)
  await page
    .getByRole('link', { name: jobs[0]?.title ?? '', exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: copy.title })).toBeVisible()
  return page
}

/** Creates a link with the keyboard, and returns its path. */
async function makeLink(page: Page, label: string): Promise<string> {
  await page.getByLabel(copy.label, { exact: true }).fill(label)
  await page.keyboard.press('Enter')
  const address = await page.getByLabel(copy.address(label)).inputValue()
  return new URL(address).pathname
}

const findSource = (email: string) =>
  readRows(
    'select label from "applicationSources" where reference in (select reference from applications where email = ?)',
    [email],
  ).map(({ label }) => label)

const newLabel = (name: string) => `${name} <b>${crypto.randomUUID().slice(0, 8)}</b>`

test('a link with a label leads to the same page, and the application keeps the label', async ({ page, browser }) => {
  const studio = await openJob(browser)
  const trouble = watchTrouble(studio)
  const label = newLabel('Anika’s friends')
  const path = await makeLink(studio, label)
  expect(await findProblems(studio, 'the links')).toEqual([])

  const response = await page.goto(path)
  const html = (await response?.text()) ?? ''
  expect(html).not.toMatch(/Anika|friends/)
  expect(new URL(page.url()).pathname).toBe(path)
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  expect(new URL(canonical).pathname).not.toBe(path)

  const email = newEmail()
  await fillAll(page, email)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
  expect(findSource(email)).toEqual([label])
  expect(await page.context().cookies()).toEqual([])

  // The list in the Studio counts it, and filters by it.
  await studio.reload()
  await studio
    .getByRole('listitem')
    .filter({ hasText: label })
    .getByRole('link', { name: copy.applications(1) })
    .click()
  await expect(studio.getByLabel(copy.source)).toHaveValue(label)
  await expect(studio.getByRole('listitem').filter({ hasText: 'Rumana Akter' })).toHaveCount(1)
  expect(await findProblems(studio, 'the list')).toEqual([])
  await studio.getByRole('link', { name: 'Rumana Akter' }).click()
  await expect(studio.getByText(label)).toBeVisible()
  expect(trouble).toEqual([])
})

test('a draft that began with a label keeps it on the position’s own page', async ({ page, browser, request }) => {
  const label = newLabel('Bdjobs')
  const studio = await openJob(browser)
  const path = await makeLink(studio, label)
  await page.goto(path)
  await fillStep(page, 1, newEmail())
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Rumana')
  await page.goto(new URL(canonical).pathname)
  const email = newEmail()
  await fillAll(page, email)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
  expect(findSource(email)).toEqual([label])

  // A removed link still works, and a forged one does what it always did.
  await studio.getByRole('button', { name: copy.of(copy.remove, label) }).click()
  await expect(studio.getByLabel(copy.address(label))).toHaveCount(0)
  expect((await request.get(path)).status()).toBe(200)
  expect((await request.get(`${path.slice(0, -4)}AAAA`)).status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the label arrives, also after a problem', async ({ page, browser }) => {
    const label = newLabel('LinkedIn')
    const path = await makeLink(await openJob(browser), label)
    const email = newEmail()
    await page.goto(path)
    const consent = page.getByLabel(applicationFields.find(({ name }) => name === 'privacyConsent')?.label ?? '')
    for (let step = 1; step <= 4; step += 1) await fillStep(page, step, email)
    await submit(page)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await consent.check()
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    expect(findSource(email)).toEqual([label])
  })

  test('the page says who screens, and an application through its own link has no label', async ({ page, request }) => {
    const email = newEmail()
    await page.goto(await findJobPath(request))
    await expect(page.getByText(posting.screening.people)).toBeVisible()
    for (let step = 1; step <= 5; step += 1) await fillStep(page, step, email)
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    expect(findSource(email)).toEqual([])
  })
})

test('the Studio warns where the law asks for more, and publishes all the same', async ({ browser }) => {
  const page = await enterOnTelephone(browser)
  await page.goto(routes.studio.newJob)
  await page.getByLabel(jobFields.title.label).fill('Weaver abroad')
  await page.getByLabel(jobFields.location.label).fill('Toronto')
  await page.getByLabel(jobFields.salaryWords.label).fill('By agreement')
  await page.getByLabel(jobFields.requirements.label).fill('Two years of Canadian experience')
  const warnings = page.getByRole('status').filter({ hasText: jobsCopy.warnings.title })
  await expect(warnings.getByRole('listitem')).toHaveCount(2)
  await expect(warnings.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.ontario\.ca\//)
  expect(await findProblems(page, 'a warning')).toEqual([])
  await page.getByLabel(jobFields.location.label).fill('Dhaka')
  await expect(warnings).toHaveCount(0)
  await page.getByLabel(jobFields.location.label).fill('Berlin')
  await expect(warnings.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: jobsCopy.save, exact: true }).click()
  await expect(page.getByText(jobsCopy.saved.draft)).toBeVisible()
})
