import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { application } from '../content/careers'
import { routes } from '../lib/routes'
import { studio } from '../lib/studio/copy/studio'
import { articleCopy, articleFields } from '../lib/studio/copy/studio-articles'
import { studioContent } from '../lib/studio/copy/studio-content'
import { jobFields, jobsCopy } from '../lib/studio/copy/studio-jobs'
import { pieceCopy } from '../lib/studio/copy/studio-pieces'
import { studioPosts } from '../lib/studio/copy/studio-posts'
import { studyCopy, studyFields } from '../lib/studio/copy/studio-studies'
import { teamCopy } from '../lib/studio/copy/studio-team'
import type { Role } from '../lib/studio/roles'
import type { Site } from '../tools/bench/site'
import { findInViews, openView } from './axe'
import { startOwnSite } from './site'
import { enterStudio, takePhoto } from './studio'
import { watchTrouble } from './trouble'

// Runs its own site, because the other specs read the team and the jobs as they were built.
test.describe.configure({ mode: 'default' })

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'team-and-jobs-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite('team and jobs', dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(page: Page, address: string, role: Role = 'owner', name = 'Rafi') {
  await enterStudio(page, role, name, { url: site.url, dataDir })
  await page.goto(site.url + address)
}
const read = async (page: Page, address: string) => (await page.request.get(site.url + address)).text()
const shows = async (page: Page, address: string, words: string) => (await read(page, address)).includes(words)
const namesOn = (html: string) => [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name)

// Next has its own alert, outside the page.
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

/** Reaches a control by Tab alone. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach it')
}
async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}
async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

async function validate(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const data = blocks.map(([, json = '']) => JSON.parse(json)).find((each) => each['@type'] === 'JobPosting')
  const issues = await new Validator().validate({ jsonld: { JobPosting: [data] } })
  return { data, errors: issues.filter(({ severity }) => severity === 'ERROR') }
}

test('a new job is published, found on the site and closed again, by keyboard alone', async ({ page }) => {
  const trouble = watchTrouble(page, [422])
  await open(page, routes.studio.jobs, 'hiring')
  await tabTo(page, page.getByRole('link', { name: jobsCopy.create }))
  await page.keyboard.press('Enter')
  await type(page, jobFields.title.label, 'Loom Engineer')
  await press(page, jobsCopy.publish)
  const summary = alertOf(page)
  await expect(summary).toContainText('Description is required.')
  await tabTo(page, summary.getByRole('link', { name: /^Location/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dhaka (Hybrid)')
  for (const [field, choice] of [
    [jobFields.department, 'Development'],
    [jobFields.jobType, 'Full-time'],
  ] as const) {
    await page.getByLabel(field.label).focus()
    await page.keyboard.type(choice)
  }
  await type(page, jobFields.salaryMin.label, '90,000')
  await type(page, jobFields.salaryMax.label, '120,000')
  await expect(page.getByText('BDT 90,000–120,000 per month')).toBeVisible()
  await type(page, jobFields.description.label, 'You will keep the looms running.')
  await type(page, jobFields.requirements.label, 'Patience')
  await type(page, jobFields.closingDate.label, '31 January 2099')
  const before = Date.now()
  await press(page, jobsCopy.publish)
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  await expect.poll(() => shows(page, routes.careers, 'Loom Engineer')).toBe(true)
  test.info().annotations.push({ type: 'shown on the site after', description: `${Date.now() - before} ms` })
  await expect.poll(() => shows(page, routes.jobFeed(), 'Loom Engineer')).toBe(true)

  const link = await page.getByRole('link', { name: jobsCopy.view }).getAttribute('href')
  const { data, errors } = await validate(await read(page, link ?? ''))
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    title: 'Loom Engineer',
    validThrough: '2099-01-31T23:59:59+06:00',
    baseSalary: { currency: 'BDT', value: { minValue: 90_000, maxValue: 120_000, unitText: 'MONTH' } },
  })

  await press(page, jobsCopy.close)
  await expect(page.getByText(jobsCopy.saved.closed)).toBeVisible()
  await expect.poll(() => shows(page, link ?? '', application.closed.title)).toBe(true)
  expect((await page.request.get(site.url + link)).status()).toBe(404)
  expect(await shows(page, routes.careers, 'Loom Engineer')).toBe(false)
  expect(trouble).toEqual([])
})

test('a job is found, copied, deleted and put back', async ({ page }) => {
  await open(page, routes.studio.jobs, 'hiring')
  await page.getByRole('searchbox').fill('analyst')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Data Analyst'])
  await press(page, jobsCopy.of(jobsCopy.duplicate, 'Data Analyst'))
  await expect(page.getByText(jobsCopy.status.draft)).toBeVisible()
  await page.getByRole('link', { name: jobsCopy.back }).click()
  const drafts = page.getByRole('region', { name: jobsCopy.groups.draft })
  await expect(drafts.getByRole('link')).toHaveText('Data Analyst')
  await drafts.getByRole('button', { name: jobsCopy.remove }).focus()
  await page.keyboard.press('Enter')
  await expect(drafts).toHaveCount(0)
  await expect(page.getByRole('button', { name: studio.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drafts.getByRole('link')).toBeFocused()
})

async function openSecond(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage()
  await open(page, address, 'owner', 'Anika')
  return page
}

test('two people on one job: the second keeps the text, sees who saved, and takes over', async ({ page, browser }) => {
  await open(page, routes.studio.job('1042'))
  const second = await openSecond(browser, routes.studio.job('1042'))
  // Both write before either saves: an unchanged page would show the other person's text.
  await second.getByLabel(jobFields.experience.label).fill('4 years')
  await page.getByLabel(jobFields.experience.label).fill('3 years')
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  await second.getByRole('button', { name: jobsCopy.save }).click()
  const conflict = alertOf(second).filter({ hasText: studio.conflict.title('Rafi') })
  await expect(conflict.getByRole('definition')).toHaveText('3 years')
  await expect(second.getByLabel(jobFields.experience.label)).toHaveValue('4 years')
  await conflict.getByRole('button', { name: studio.conflict.takeOver }).click()
  await expect(second.getByText(jobsCopy.saved.open)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(jobFields.experience.label)).toHaveValue('4 years')
})

test('changes of an open job are kept for every browser, and shown by a press', async ({ page, browser }) => {
  await open(page, routes.studio.job('1042'))
  const { label } = jobFields.experience
  const link = (await page.getByRole('link', { name: jobsCopy.view }).getAttribute('href')) ?? ''
  const before = await page.getByLabel(label).inputValue()
  await page.getByLabel(label).fill('Kept on the server')
  await expect(page.getByText(jobsCopy.changes)).toBeVisible()
  const second = await openSecond(browser, routes.studio.job('1042'))
  await expect(second.getByLabel(label)).toHaveValue('Kept on the server')
  expect(await findInViews(second, 'kept changes')).toEqual([])
  expect(await shows(page, link, 'Kept on the server')).toBe(false)
  await second.goto(site.url + routes.studio.jobs)
  await expect(second.getByText(jobsCopy.unsaved)).toBeVisible()
  await press(page, jobsCopy.discard)
  await expect(page.getByLabel(label)).toHaveValue(before)
  await expect(page.getByText(jobsCopy.changes)).toBeHidden()
  await expect(page.getByRole('button', { name: studio.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(label)).toHaveValue('Kept on the server')
  await expect(page.getByText(jobsCopy.changes)).toBeVisible()
  await page.getByLabel(label).fill('Shown by a press')
  await expect(page.getByText(jobsCopy.changes)).toBeVisible()
  await press(page, jobsCopy.save)
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  await expect(page.getByText(jobsCopy.changes)).toBeHidden()
  await expect.poll(() => shows(page, link, 'Shown by a press')).toBe(true)
})

test('two windows on one job each keep their text, and the next one offers that of a closed one', async ({
  page,
  context,
}) => {
  const fillIn = async (window: Page, text: string) => {
    await window.getByLabel(jobFields.experience.label).fill(text)
    // The copy is written half a second after a key.
    await window.waitForTimeout(700)
  }
  const openNext = async () => {
    const next = await context.newPage()
    await next.goto(site.url + routes.studio.job('1042'))
    await expect(next.getByLabel(jobFields.experience.label)).toBeVisible()
    return next
  }
  // On a slow line, neither text has reached the server yet.
  await context.route('**/changes', () => undefined)
  await open(page, routes.studio.job('1042'))
  await fillIn(page, 'In the first window')
  const second = await openNext()
  await fillIn(second, 'In the second window')
  await expect(alertOf(second)).toHaveCount(0)
  await page.close()
  const third = await openNext()
  await third.getByRole('button', { name: studio.copies.restore }).click()
  await expect(third.getByLabel(jobFields.experience.label)).toHaveValue('In the first window')
})

test('typed text survives a lost connection and the end of the session, and is not left unasked', async ({ page }) => {
  await open(page, routes.studio.job('1042'), 'hiring', 'Ended')
  const description = page.getByLabel(jobFields.description.label)
  await description.fill('A new text.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(alertOf(page).filter({ hasText: 'cannot save' })).toBeVisible()
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(alertOf(page).filter({ hasText: 'not signed in' })).toBeVisible()
  await expect(description).toHaveText('A new text.')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: jobsCopy.back }).click({ noWaitAfter: true })
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  await expect(description).toHaveText('A new text.')
})

test('the team is put in order by keyboard, and the site follows', async ({ page }) => {
  await open(page, routes.studio.team, 'editor')
  const names = page.getByRole('list', { name: teamCopy.list }).getByRole('heading', { level: 2 })
  await expect(names.first()).toBeVisible()
  const before = await names.allTextContents()
  const third = before[2] ?? ''
  await tabTo(page, page.getByRole('button', { name: teamCopy.of(teamCopy.up, third) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: teamCopy.moved(third, 2, before.length) })).toBeVisible()
  await expect(page.getByRole('button', { name: teamCopy.of(teamCopy.up, third) })).toBeFocused()
  await page.keyboard.press('Enter')
  const order = [third, ...before.toSpliced(2, 1)]
  await expect(names).toHaveText(order)
  const start = Date.now()
  await expect
    .poll(async () => namesOn(await read(page, routes.about)).filter((name) => name && before.includes(name)))
    .toEqual(order)
  test.info().annotations.push({ type: 'shown on the site after', description: `${Date.now() - start} ms` })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: teamCopy.first(third) })).toBeVisible()
})

test('a member is dragged to another place', async ({ page }) => {
  await open(page, routes.studio.team, 'editor')
  const rows = page.getByRole('list', { name: teamCopy.list }).getByRole('listitem')
  const names = rows.getByRole('heading', { level: 2 })
  await expect(names.first()).toBeVisible()
  const before = await names.allTextContents()
  const from = await rows.nth(0).locator('[data-handle]').boundingBox()
  const to = await rows.nth(2).boundingBox()
  if (!from || !to) throw new Error('The rows are not shown')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 8 })
  await expect(rows.nth(0)).toHaveAttribute('data-dragged')
  await page.mouse.up()
  const [first = '', second = '', third = '', ...others] = before
  await expect(names).toHaveText([second, third, first, ...others])
  await page.reload()
  await expect(names).toHaveText([second, third, first, ...others])
})

test('a list that cannot be read says so, and is read by a press', async ({ page }) => {
  await open(page, routes.studio.start)
  for (const [address, call] of [
    [routes.studio.team, 'team'],
    [routes.studio.jobs, 'jobs'],
    [routes.studio.posts, 'posts'],
    [routes.studio.content, 'content'],
    [routes.studio.people, 'people'],
  ] as const) {
    await page.route(`**/api/studio/${call}`, (route) => route.abort())
    await page.goto(site.url + address)
    await expect(alertOf(page), call).toBeVisible()
    await page.unroute(`**/api/studio/${call}`)
    await page.getByRole('button', { name: studio.again }).click()
    await expect(alertOf(page), call).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }
})

test('a member is dragged with a finger on a phone, also beyond what the screen shows', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, routes.studio.team, 'editor')
  const rows = page.getByRole('list', { name: teamCopy.list }).getByRole('listitem')
  const names = rows.getByRole('heading', { level: 2 })
  await expect(names.first()).toBeVisible()
  const [first = '', ...others] = await names.allTextContents()
  const handle = rows.nth(0).locator('[data-handle]')
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  if (!from) throw new Error('The rows are not shown')
  const finger = await context.newCDPSession(page)
  const x = from.x + from.width / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from.y + from.height / 2)
  for (let y = from.y + 40; y < 630; y += 30) await touch('touchMove', y)
  await expect(rows.nth(0)).toHaveAttribute('data-dragged')
  // When a finger holds a row at the edge of the window, the list scrolls.
  await expect(rows.last()).toHaveAttribute('data-drop', 'after')
  await touch('touchEnd')
  await expect(names).toHaveText([...others, first])
  await page.reload()
  await expect(names).toHaveText([...others, first])
  await context.close()
})

test('a member is added, changed, removed and put back', async ({ page }) => {
  await open(page, routes.studio.team, 'editor')
  await page.getByRole('button', { name: teamCopy.add }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toContainText('Name is required.')
  await page.getByLabel('Name').fill('Shapla Ahmed')
  await page.getByLabel('Designation').fill('Weaver')
  await page.getByLabel('LinkedIn').fill('shapla')
  await page.getByRole('button', { name: teamCopy.save }).click()
  await expect(alertOf(page)).toContainText('LinkedIn must be a web address.')
  await page.getByLabel('LinkedIn').fill('https://social.example/in/shapla')
  await page.getByRole('button', { name: teamCopy.save }).click()
  await expect(page.getByRole('status').filter({ hasText: teamCopy.saved('Shapla Ahmed') })).toBeVisible()
  await expect.poll(() => shows(page, routes.about, 'Shapla Ahmed')).toBe(true)

  await page.getByRole('button', { name: teamCopy.of(teamCopy.edit, 'Shapla Ahmed') }).click()
  await page.getByLabel('Bio').fill('Knows <b>looms</b>.')
  await page.locator('input[type=file]').setInputFiles(await takePhoto(page))
  const photo = page.locator('form img')
  await expect(photo).toHaveAttribute('src', /^\/pictures\//)
  const src = (await photo.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: teamCopy.save }).click()
  await expect.poll(() => shows(page, routes.about, 'Knows &lt;b&gt;looms&lt;/b&gt;.')).toBe(true)
  expect(await shows(page, routes.about, src)).toBe(true)
  expect((await page.request.get(site.url + src)).headers()['content-type']).toBe('image/webp')

  await page.getByRole('button', { name: teamCopy.of(teamCopy.remove, 'Shapla Ahmed') }).click()
  await expect(page.getByRole('button', { name: studio.undo })).toBeFocused()
  await expect.poll(() => shows(page, routes.about, 'Shapla Ahmed')).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: teamCopy.of(teamCopy.edit, 'Shapla Ahmed') })).toBeFocused()
  await expect.poll(() => shows(page, routes.about, 'Shapla Ahmed')).toBe(true)
})

test('a first case study is written by keyboard alone, and is on its page, in lists, the sitemap and its card', {
  tag: '@full',
}, async ({ page, browser }) => {
  const trouble = watchTrouble(page)
  const words = 'বিদ্যুৎ চলে গেলেও চলে'
  await open(page, routes.studio.content, 'editor')
  await press(page, studioContent.create)
  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.type(text)
  }
  await write(studyFields.title, words)
  await write(studyFields.client, 'Shapla Stores')
  await tabTo(page, page.getByLabel(studyFields.industry))
  await page.keyboard.type('E-com')
  await write(studyFields.overview, 'Forty shops sell while the line is down.')
  for (const name of ['Discovery', 'Building']) {
    await press(page, studyCopy.phases.add)
    await page.keyboard.type(name)
  }
  await press(page, pieceCopy.rows.up(pieceCopy.rows.number(studyCopy.phases.one, 2)))
  await expect(page.getByLabel(studyCopy.phases.phase).first()).toHaveValue('Building')
  await press(page, studyCopy.results.add)
  await page.keyboard.type('40')
  await write(`${studyCopy.results.metric} (optional)`, 'shops without a closed day')
  await expect(page.getByText(studioPosts.saving.saved)).toBeVisible()
  await page.evaluate(() => document.body.focus())
  await press(page, studioPosts.edit.publish)
  await expect(page.getByRole('link', { name: studioPosts.edit.view })).toBeVisible()
  const address = (await page.getByRole('link', { name: studioPosts.edit.view }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/case-study-read\/[a-z-]{8,}$/)

  for (const place of [routes.caseStudies, routes.insights, routes.home, routes.sitemap])
    await expect.poll(() => shows(page, place, words), { message: place }).toBe(true)
  await expect.poll(() => shows(page, routes.sitemapXml, address)).toBe(true)
  await page.goto(site.url + address)
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  await expect(page.getByText('shops without a closed day')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).not.toContainText(['What the client says'])
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/png')
  expect(trouble).toEqual([])

  const other = await openView(browser)
  await open(other, routes.studio.content, 'editor', 'Anika')
  await other.getByRole('link', { name: words }).click()
  await expect(other.getByRole('textbox', { name: studyFields.title, exact: true })).toHaveValue(words)
  expect(await findInViews(other, 'a case study')).toEqual([])
  await other.getByRole('button', { name: studioPosts.edit.preview }).click()
  await expect(other.getByRole('article')).toContainText('shops without a closed day')
  expect(await findInViews(other, 'the preview of a case study')).toEqual([])
  await other.getByRole('button', { name: studioPosts.edit.remove, exact: true }).click()
  await expect.poll(async () => (await page.request.get(site.url + address)).status()).toBe(404)
  await expect.poll(() => shows(page, routes.caseStudies, words)).toBe(false)
})

test('a first article is written, is in the journal, and leaves it', { tag: '@full' }, async ({ page }) => {
  const words = 'What the pencil is for'
  await open(page, routes.studio.content, 'editor')
  await page.getByRole('button', { name: studioContent.createArticle }).click()
  await page.getByRole('textbox', { name: articleFields.title, exact: true }).fill(words)
  await page.getByRole('textbox', { name: articleFields.excerpt, exact: true }).fill('A register knows more.')
  await page.getByRole('textbox', { name: articleCopy.author.name, exact: true }).fill('Tahmina Sarwar')
  await page.getByRole('button', { name: articleCopy.blocks.add, exact: true }).click()
  await page.getByRole('textbox', { name: articleCopy.block.text }).fill('The store room had a register.')
  const first = pieceCopy.rows.number(articleCopy.blocks.one, 1)
  await page.getByRole('button', { name: articleCopy.blocks.below(first) }).click()
  await expect(page.getByRole('combobox', { name: articleCopy.block.type }).nth(1)).toBeFocused()
  await page.getByRole('combobox', { name: articleCopy.block.type }).nth(1).selectOption(articleCopy.types.list)
  await page.getByRole('textbox', { name: articleCopy.block.items }).fill('**A dot** means: taken\nInk is not')
  await page.getByRole('button', { name: studioPosts.edit.publish, exact: true }).click()
  const view = page.getByRole('link', { name: studioPosts.edit.view })
  const address = (await view.getAttribute('href')) ?? ''
  for (const place of [routes.journal, routes.insights, routes.sitemap, routes.feed('journal', 'rss')])
    await expect.poll(() => shows(page, place, words), { message: place }).toBe(true)
  await expect.poll(() => shows(page, address, '<strong>A dot</strong> means: taken')).toBe(true)
  await page.getByRole('button', { name: studioPosts.edit.preview }).click()
  await expect(page.getByRole('article')).toContainText('The store room had a register.')
  expect(await findInViews(page, 'the preview of an article')).toEqual([])
  await page.getByRole('button', { name: studioPosts.edit.remove, exact: true }).click()
  await expect.poll(async () => (await page.request.get(site.url + address)).status()).toBe(404)
})

test('has no problems that axe finds', async ({ browser }) => {
  const page = await openView(browser)
  await open(page, routes.studio.team)
  const names = page.getByRole('list', { name: teamCopy.list }).getByRole('heading', { level: 2 })
  await expect(names.first()).toBeVisible()
  expect(await findInViews(page, 'the team')).toEqual([])
  await page
    .getByRole('button', { name: new RegExp(`^${teamCopy.edit}`) })
    .first()
    .click()
  await page.getByRole('button', { name: teamCopy.add }).click()
  await page.getByRole('button', { name: teamCopy.save }).first().click()
  await expect(alertOf(page)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${teamCopy.remove}: Lamia`) }).click()
  await expect(page.getByRole('button', { name: studio.undo })).toBeVisible()
  expect(await findInViews(page, 'the team’s forms')).toEqual([])
  await page.getByRole('button', { name: studio.undo }).click()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(site.url + routes.studio.jobs)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await findInViews(page, 'the jobs')).toEqual([])
  await page.goto(site.url + routes.studio.newJob)
  await page.getByRole('button', { name: jobsCopy.publish }).click()
  await expect(alertOf(page)).toBeVisible()
  expect(await findInViews(page, 'a new job')).toEqual([])

  await page.goto(site.url + routes.studio.job('1042'))
  const version = { 'if-match': '"1"', origin: site.url }
  await expect(page.getByLabel(jobFields.title.label)).toBeVisible()
  await page.request.post(`${site.url}/api/studio/jobs/1042/close`, { headers: version, data: {} })
  await page.getByLabel(jobFields.experience.label).fill('9 years')
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByRole('button', { name: studio.conflict.takeOver })).toBeVisible()
  expect(await findInViews(page, 'a conflict')).toEqual([])
})
