import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { applicationForm } from '../content/application-form'
import { candidatePage } from '../content/candidate-page'
import { application, careers } from '../content/careers'
import { positionForm } from '../content/position-form'
import type { JobQuestion } from '../lib/backend/contract'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { jobsCopy } from '../lib/studio/copy/studio-jobs'
import { formFields, questionsCopy } from '../lib/studio/copy/studio-questions'
import type { StudioJob } from '../lib/studio/edit-jobs'
import type { Site } from '../tools/bench/site'
import { findProblems, openView, views } from './axe'
import { files, fillStep, newEmail, next, submit } from './fill'
import { openHydrated } from './hydrated'
import { startOwnSite } from './site'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

// Runs its own site, because the other specs read the positions as they were built.
test.describe.configure({ mode: 'default' })

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'position-questions-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite('position questions', dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const HOSTILE = '"><img src=x onerror=alert(1)> \u202egnp.exe'
const LOOM: JobQuestion = {
  id: 'loom',
  kind: 'choice',
  label: "Which loom is 'yours'?",
  help: 'Any is fine.',
  isRequired: true,
  choices: ["Grandmother's", 'A frame loom'],
}
const WHY: JobQuestion = { id: 'why', kind: 'long', label: 'Why looms?', help: '', isRequired: false, choices: [] }
const NIGHT: JobQuestion = { ...WHY, id: 'night', kind: 'yes-no', label: 'Would you work at night?' }

type Form = Partial<StudioJob['form']> & { state?: 'open' | 'closed' }

/** Someone in the Studio, and the changes that they make to jobs there. */
async function openStudio(page: Page) {
  await enterStudio(page, 'hiring', 'Anika', { url: site.url, dataDir })
  const call = async (address: string, method: string, data?: object, version?: number) => {
    const headers = { origin: site.url, ...(version !== undefined && { 'if-match': `"${version}"` }) }
    const response = await page.request.fetch(`${site.url}/api/studio/jobs${address}`, { method, data, headers })
    expect(response.status(), await response.text()).toBe(200)
    return response.json()
  }
  const { empty } = await call('', 'GET')
  const facts = { department: 'Product', location: 'Dhaka', jobType: 'Full-time', salaryMin: '90000' }
  return {
    add: (form: Form): Promise<StudioJob> =>
      call('', 'POST', { ...empty, title: 'Weaver', description: 'Weave.', ...facts, state: 'open', ...form }),
    async change(id: string, form: Form): Promise<StudioJob> {
      const job = await call(`/${id}`, 'GET')
      return call(`/${id}`, 'PUT', { ...job.form, state: 'open', ...form }, job.version)
    },
  }
}

const toUrl = (job: StudioJob, rest = '') => site.url + job.page + rest
const read = async (page: Page, address: string) => (await page.request.get(site.url + address)).text()

test('a position is given questions by keyboard alone, and they can be moved, removed and brought back', async ({
  page,
}) => {
  const trouble = watchTrouble(page, [422])
  const { add } = await openStudio(page)
  const job = await add({ title: 'Dyer' })
  await page.goto(site.url + routes.studio.job(job.id))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (name: string) => {
    await button(name).focus()
    await page.keyboard.press('Enter')
  }
  await press(questionsCopy.add)
  await expect(page.getByLabel(questionsCopy.question, { exact: true })).toBeFocused()
  await page.keyboard.type('Which dye?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Indigo')
  await press(questionsCopy.add)
  await page.keyboard.type('For how long?')
  await press(jobsCopy.save)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Choices of question 1 must be at least two.')
  await page.getByLabel(questionsCopy.choices, { exact: true }).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nMadder')

  await press(questionsCopy.up('For how long?'))
  await expect(button(questionsCopy.up('For how long?'))).toBeFocused()
  await expect(page.getByRole('status').getByText(questionsCopy.moved('For how long?', 1, 2))).toBeVisible()
  await press(questionsCopy.removeOf('Which dye?'))
  await expect(button(studio.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel(formFields.coverLetterRule.label, { exact: true }).focus()
  await page.keyboard.type(questionsCopy.ruleOptions[2]?.label.split(' ')[0] ?? '')
  await press(jobsCopy.save)
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()

  await expect.poll(() => read(page, job.page)).toContain('Which dye?')
  const html = await read(page, job.page)
  expect(html.indexOf('For how long?')).toBeLessThan(html.indexOf('Which dye?'))
  expect(html).toContain('<option value="Madder">')
  expect(html).not.toContain('name="coverLetterFile"')
  expect(trouble).toEqual([])
})

test('with scripts, the answers are kept, checked, listed, and arrive in the Studio and on the candidate’s page', async ({
  page,
  browser,
}) => {
  const reader = await (await browser.newContext()).newPage()
  const { add } = await openStudio(reader)
  const job = await add({ questions: [LOOM, WHY, NIGHT], resumeRule: 'optional', coverLetterRule: 'none' })
  await openHydrated(page, toUrl(job, '#apply'))
  await expect(page.getByText(`${positionForm.needed.optional.none} `)).toBeVisible()
  const email = newEmail()
  await fillStep(page, 1, email)
  await next(page)
  await fillStep(page, 2, email)
  await next(page)
  await fillStep(page, 3, email)
  await page.getByLabel(WHY.label).fill(HOSTILE)
  await page.reload()
  await expect(page.getByLabel(WHY.label)).toHaveValue(HOSTILE)
  await next(page)
  await next(page)
  await fillStep(page, 5, email)
  const list = page.getByRole('region', { name: 'Check your answers' })
  await expect(list).toContainText(HOSTILE)
  await expect(list.getByText('Still missing')).toHaveCount(1)
  await submit(page)
  await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Choose an answer to “${LOOM.label}”` }).click()
  await expect(page.getByLabel(LOOM.label)).toBeFocused()
  await page.getByLabel(LOOM.label).selectOption(LOOM.choices[0] ?? '')
  await page.getByRole('link', { name: /Additional/ }).click()
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
  await expect(page.getByText(positionForm.lead)).toBeVisible()

  await page.getByRole('link', { name: application.done.candidatePage }).click()
  await expect(page.getByRole('heading', { name: candidatePage.answersTitle })).toBeVisible()
  await expect(page.getByText(LOOM.choices[0] ?? '')).toBeVisible()
  await expect(page.getByText(HOSTILE)).toBeVisible()
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toHaveCount(0)

  await reader.goto(site.url + routes.studio.applications)
  await reader.getByRole('link', { name: 'Rumana Akter' }).first().click()
  await expect(reader.getByText(HOSTILE)).toBeVisible()
  await expect(reader.getByText(LOOM.label)).toBeVisible()
  await expect(reader.getByText(/^Not answered:.*Would you work at night\?/)).toBeVisible()
  const csv = await (await reader.request.get(`${site.url}/api/studio/applications/export`)).text()
  expect(csv).toContain(`${LOOM.label}\n${LOOM.choices[0]}`)
})

test('a question that changes while someone fills in the form costs no answer', async ({ page, browser }) => {
  const reader = await (await browser.newContext()).newPage()
  const { add, change } = await openStudio(reader)
  const job = await add({ questions: [LOOM, WHY], coverLetterRule: 'none' })
  await openHydrated(page, toUrl(job, '#apply'))
  const email = newEmail()
  for (const step of [1, 2, 3, 4, 5]) {
    if (step === 4) await page.getByLabel('Resume', { exact: true }).setInputFiles(files.resume)
    else await fillStep(page, step, email)
    if (step === 3) {
      await page.getByLabel(LOOM.label).selectOption(LOOM.choices[0] ?? '')
      await page.getByLabel(WHY.label).fill('They hum.')
    }
    if (step < 5) await next(page)
  }
  await change(job.id, { questions: [{ ...LOOM, label: 'Which loom do you know?' }, NIGHT] })
  await expect.poll(() => read(page, job.page)).toContain('Which loom do you know?')
  await submit(page)
  const alert = page.getByRole('alert').filter({ hasText: positionForm.changed })
  await expect(alert).toContainText(`${positionForm.dropped} “They hum.”`)
  await alert.getByRole('button', { name: applicationForm.changed.reload }).click()
  await expect(page.getByLabel('Which loom do you know?')).toHaveValue(LOOM.choices[0] ?? '')
  await expect(page.getByText(applicationForm.changed.kept)).toBeVisible()
  await expect(page.getByText('They hum.')).toBeVisible()
  await page.getByRole('link', { name: /Additional/ }).click()
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a missing answer brings back what was typed; a changed form too', async ({ page, browser }) => {
    const reader = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    const { add, change } = await openStudio(reader)
    const job = await add({ questions: [LOOM, WHY], resumeRule: 'none', coverLetterRule: 'none' })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(toUrl(job))
    await expect(page.locator('input[type="file"]')).toHaveCount(0)
    const email = newEmail()
    for (const step of [1, 2, 3, 5]) await fillStep(page, step, email)
    await page.getByLabel(WHY.label).fill(HOSTILE)
    await submit(page)
    await expect(page.getByRole('link', { name: `Choose an answer to “${LOOM.label}”` })).toBeVisible()
    await expect(page.getByLabel(WHY.label)).toHaveValue(HOSTILE)
    await page.getByLabel(LOOM.label).selectOption(LOOM.choices[0] ?? '')

    await change(job.id, { questions: [{ ...LOOM, label: 'Which loom do you know?' }] })
    await expect.poll(() => read(page, job.page)).toContain('Which loom do you know?')
    await submit(page)
    await expect(page.getByText(positionForm.changed)).toContainText(`${positionForm.dropped} “${HOSTILE}”`)
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Rumana')
    await expect(page.getByLabel('Which loom do you know?')).toHaveValue(LOOM.choices[0] ?? '')
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: application.done.title })).toBeVisible()
    await page.getByRole('link', { name: candidatePage.open }).click()
    await expect(page.getByText('Which loom do you know?')).toBeVisible()
  })
})

test('an open application is not listed, and “Send Us Your Resume” leads to it until it is closed', async ({
  page,
}) => {
  const { add, change } = await openStudio(page)
  const [action] = careers.closing.actions
  await page.goto(site.url + routes.careers)
  await expect(page.getByRole('link', { name: action?.label })).toHaveAttribute('href', action?.href ?? '')
  const nothing = { department: '', location: '', jobType: '', salaryMin: '' }
  const job = await add({
    title: 'Tell us about yourself',
    listing: 'open-application',
    coverLetterRule: 'optional',
    ...nothing,
  })
  await expect.poll(() => read(page, routes.careers)).toContain(job.page)
  for (const address of [routes.careers, routes.sitemap, '/sitemap.xml', routes.jobFeed(), '/job-apply/none'])
    expect(await read(page, address), address).not.toContain('Tell us about yourself')
  await page.goto(site.url + routes.careers)
  await page.getByRole('link', { name: action?.label }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about yourself' })).toBeVisible()
  await expect(page.getByRole('heading', { name: positionForm.open.title })).toBeVisible()
  await expect(page.getByLabel(positionForm.open.fields.whyInterested?.label ?? '')).toBeAttached()
  expect(await read(page, job.page)).not.toContain('JobPosting')
  await change(job.id, { state: 'closed' })
  await expect.poll(() => read(page, routes.careers)).not.toContain(job.page)
})

for (const view of views) {
  test(`the form and its editor have no problems of access: ${view.name}`, { tag: view.tag }, async ({ browser }) => {
    const page = await openView(browser, view)
    const { add } = await openStudio(page)
    const long = 'x'.repeat(150)
    const questions = [
      LOOM,
      { ...WHY, label: HOSTILE, help: long },
      { ...LOOM, id: 'long', choices: [long, `${long}y`] },
    ]
    const job = await add({ questions, resumeRule: 'optional', coverLetterRule: 'none' })
    await page.goto(site.url + routes.studio.job(job.id))
    await page.getByLabel(questionsCopy.question, { exact: true }).first().waitFor()
    const problems = await findProblems(page, 'editor')
    await openHydrated(page, toUrl(job, '?step=3#apply'))
    await expect(page.getByLabel(HOSTILE)).toBeVisible()
    problems.push(...(await findProblems(page, 'form')))
    expect(problems).toEqual([])
  })
}
