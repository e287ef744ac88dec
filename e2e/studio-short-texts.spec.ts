import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { jobFields, jobsCopy } from '../lib/studio/copy/studio-jobs'
import { postFields, studioPosts } from '../lib/studio/copy/studio-posts'
import { teamCopy } from '../lib/studio/copy/studio-team'
import type { Site } from '../tools/bench/site'
import { findInViews, openView } from './axe'
import { startOwnSite } from './site'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

// Runs its own site, because the other specs read posts, the team and the jobs as they were built.
test.describe.configure({ mode: 'default' })

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'short-texts-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite('short texts', dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const tool = (page: Page, label: string, name: string) =>
  page.getByRole('toolbar', { name: `Tools for ${label}` }).getByRole('button', { name })

const WRITTEN = ['At the loom', 'hand', 'here', 'Slowly']

/** Writes a short text by keyboard: a heading, a linked and a bold word, a quote. */
async function write(page: Page, label: string) {
  const { keyboard } = page
  await field(page, label).click()
  await keyboard.press('Control+a')
  await keyboard.type('At the loom')
  await keyboard.press('Shift+Home')
  await tool(page, label, 'Heading 1').click()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('Woven by ')
  await keyboard.press('Control+b')
  await keyboard.type('hand')
  await keyboard.press('Control+b')
  await keyboard.type(', see ')
  await keyboard.type('here')
  await keyboard.press('Shift+Control+ArrowLeft')
  await keyboard.press('Control+k')
  await page.getByLabel('Address of the link').fill('https://loom.example/a')
  await keyboard.press('Enter')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('Slowly')
  await keyboard.press('Shift+Home')
  await keyboard.press('Alt+F10')
  await expect(tool(page, label, 'Bold')).toBeFocused()
  await keyboard.press('End')
  await expect(tool(page, label, 'Quote')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await expect(field(page, label)).toBeFocused()
  await expect(field(page, label).locator('h1, strong, a, blockquote')).toHaveText(WRITTEN)
}

const toHtml = (level: number) =>
  `<h${level}>At the loom</h${level}><p>Woven by <strong>hand</strong>, see <a href="https://loom.example/a" rel="external noopener">here</a></p><blockquote><p>Slowly</p></blockquote>`
const WORDS = 'Woven by hand, see here'

async function read(page: Page, address: string) {
  return (await page.request.get(new URL(address, site.url).href)).text()
}
const shows = (page: Page, address: string, part: string) =>
  expect.poll(() => read(page, address), { message: `${address}: ${part}` }).toContain(part)

async function open(page: Page, address: string) {
  await page.goto(site.url + address)
}
async function enter(page: Page) {
  await enterStudio(page, 'owner', 'Rafi', { url: site.url, dataDir })
}

/** Opens the first post of the list, the first member, or a job. */
const places = {
  post: {
    label: postFields.subTitle,
    async open(page: Page) {
      await open(page, routes.studio.posts)
      await page.getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    },
  },
  member: {
    label: 'Bio',
    async open(page: Page) {
      await open(page, routes.studio.team)
      const edit = page.getByRole('button', { name: new RegExp(`^${teamCopy.edit}: `) })
      await edit.first().click()
    },
  },
  job: { label: jobFields.description.label, open: (page: Page) => open(page, routes.studio.job('1042')) },
}

test('the formats of a summary are shown on the post’s page, and its words everywhere else', async ({ page }) => {
  const trouble = watchTrouble(page)
  await enter(page)
  await places.post.open(page)
  await write(page, postFields.subTitle)
  await page.getByRole('button', { name: studioPosts.edit.update, exact: true }).click()
  await expect(page.getByText(studioPosts.edit.updated)).toBeVisible()
  const post = (await page.getByRole('link', { name: studioPosts.edit.view }).getAttribute('href')) ?? ''
  await shows(page, post, toHtml(2))
  const article = await read(page, post)
  expect(article).toContain(`"description":"At the loom\\n\\n${WORDS}\\n\\nSlowly"`)
  expect(/<meta name="description" content="([^"]*)"/.exec(article)?.[1]).toContain(WORDS)
  for (const address of [routes.blog, routes.feed('blog', 'rss')]) {
    await shows(page, address, WORDS)
    expect(await read(page, address)).not.toMatch(/ops\\*(?:"|&quot;):/)
  }
  await page.getByRole('button', { name: studioPosts.edit.preview }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name: 'At the loom' })).toBeVisible()
  expect(trouble).toEqual([])
})

test('the formats of a bio are shown where the team is, and are there when it is opened again', async ({ page }) => {
  const trouble = watchTrouble(page)
  await enter(page)
  await places.member.open(page)
  await write(page, 'Bio')
  await page.getByRole('button', { name: teamCopy.save }).click()
  for (const address of [routes.about, routes.home]) await shows(page, address, toHtml(4))
  await places.member.open(page)
  await expect(field(page, 'Bio').locator('strong')).toHaveText('hand')
  expect(trouble).toEqual([])
})

test('the formats of a description are shown on the job’s page, and its words everywhere else', async ({ page }) => {
  const trouble = watchTrouble(page)
  await enter(page)
  await places.job.open(page)
  await write(page, jobFields.description.label)
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  const job = (await page.getByRole('link', { name: jobsCopy.view }).getAttribute('href')) ?? ''
  await shows(page, job, toHtml(2))
  const posting = /<script type="application\/ld\+json">(\{[^<]*JobPosting.*?)<\/script>/.exec(
    await read(page, job),
  )?.[1]
  expect(JSON.parse(posting ?? '{}').description).toContain(`<p>At the loom</p><p>${WORDS}</p><p>Slowly</p>`)
  await shows(page, routes.careers, `At the loom ${WORDS} Slowly`)
  await shows(page, routes.jobFeed(), WORDS)
  expect(trouble).toEqual([])
})

test('a text whose formats are taken away is plain text again', async ({ page }) => {
  await enter(page)
  await open(page, routes.studio.job('1042'))
  const { label } = jobFields.description
  const heading = tool(page, label, 'Heading 1')
  await field(page, label).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('One.')
  await page.keyboard.press('Shift+Home')
  if ((await heading.getAttribute('aria-pressed')) === 'false') await heading.click()
  await expect(heading).toHaveAttribute('aria-pressed', 'true')
  await heading.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  const { form } = await (await page.request.get(`${site.url}/api/studio/jobs/1042`)).json()
  expect(form.description).toBe('One.\n\nTwo.')
})

for (const [name, place] of Object.entries(places))
  test(`has no problems that axe finds (${name})`, async ({ browser }) => {
    const page = await openView(browser)
    await enter(page)
    await place.open(page)
    await field(page, place.label).click()
    await page.keyboard.press('Control+a')
    await expect(tool(page, place.label, 'Bold')).toBeVisible()
    expect(await findInViews(page, 'its tools')).toEqual([])
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findInViews(page, 'its link')).toEqual([])
  })
