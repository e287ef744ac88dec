import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { jobFields, jobsCopy } from '../lib/content/studio-jobs'
import { postFields, studioPosts } from '../lib/content/studio-posts'
import { teamCopy } from '../lib/content/studio-team'
import { routes } from '../lib/routes'
import type { Site } from '../tools/bench/site'
import { findFaults, openView, views } from './axe'
import { startOwnSite } from './site'
import { enterStudio } from './studio'
import { watchTrouble } from './trouble'

// A site of its own: the other specs read posts, the team and the jobs as they were built.
test.describe.configure({ mode: 'default' })

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'short-texts-'))
let site: Site

test.beforeAll(async () => {
  site = await startOwnSite(16, dataDir)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const tool = (page: Page, label: string, name: string) =>
  page.getByRole('toolbar', { name: `Tools for ${label}` }).getByRole('button', { name })

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
}

const toHtml = (level: number) =>
  `<h${level}>At the loom</h${level}><p>Woven by <strong>hand</strong>, see <a href="https://loom.example/a" rel="external noopener">here</a></p><blockquote><p>Slowly</p></blockquote>`
const WORDS = 'Woven by hand, see here'

async function read(page: Page, address: string) {
  return (await page.request.get(new URL(address, site.url).href)).text()
}
const shows = (page: Page, address: string, part: string) =>
  expect.poll(() => read(page, address), { message: `${address}: ${part}`, timeout: 8_000 }).toContain(part)

async function open(page: Page, address: string) {
  await page.goto(site.url + address)
}
async function enter(page: Page) {
  await enterStudio(page, 'owner', 'Rafi', { url: site.url, dataDir })
}

/** Opens the first post of the list, the first member or a job, at its short text. */
const places: [string, (page: Page) => Promise<void>][] = [
  [
    postFields.subTitle,
    async (page) => {
      await open(page, routes.studio.posts)
      await page.getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    },
  ],
  [
    'Bio',
    async (page) => {
      await open(page, routes.studio.team)
      await page
        .getByRole('button', { name: new RegExp(`^${teamCopy.edit}: `) })
        .first()
        .click()
    },
  ],
  [jobFields.description.label, (page) => open(page, routes.studio.job('1042'))],
]

test('a subtitle, a bio and a description get formats, which the site shows where they stand in full', async ({
  page,
}) => {
  const trouble = watchTrouble(page)
  await enter(page)
  const [[summary, toPost], [bio, toMember], [description, toJob]] = places as [
    (typeof places)[number],
    (typeof places)[number],
    (typeof places)[number],
  ]

  await toPost(page)
  const title = await page.getByRole('textbox', { name: 'Title' }).inputValue()
  await write(page, summary)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('link', { name: studioPosts.edit.view })
  await expect(page.getByText(studioPosts.edit.published)).toBeVisible()
  const post = (await link.getAttribute('href')) ?? ''
  await shows(page, post, toHtml(2))
  const article = await read(page, post)
  expect(article).toContain(`"description":"At the loom\\n\\n${WORDS}\\n\\nSlowly"`)
  expect(/<meta name="description" content="([^"]*)"/.exec(article)?.[1]).toContain(WORDS)
  for (const address of [routes.blog, routes.feed('blog', 'rss')]) {
    await shows(page, address, WORDS)
    expect(await read(page, address)).not.toContain('"ops"')
  }
  await page.getByRole('button', { name: studioPosts.edit.preview }).click()
  const preview = page.getByRole('article')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByRole('heading', { level: 2, name: 'At the loom' })).toBeVisible()
  await page.getByRole('button', { name: studioPosts.edit.versions }).click()
  await expect(page.getByText(studioPosts.versions.none)).toBeVisible()

  await toMember(page)
  await write(page, bio)
  await page.getByRole('button', { name: teamCopy.save }).click()
  for (const address of [routes.about, routes.home]) await shows(page, address, toHtml(4))
  await toMember(page)
  await expect(field(page, bio).locator('strong')).toHaveText('hand')

  await toJob(page)
  await write(page, description)
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  const job = (await page.getByRole('link', { name: jobsCopy.view }).getAttribute('href')) ?? ''
  await shows(page, job, toHtml(2))
  expect(await read(page, job)).toContain(`<p>At the loom</p><p>${WORDS}</p><p>Slowly</p>`.replaceAll('<', '\\u003c'))
  await shows(page, routes.careers, `At the loom ${WORDS} Slowly`)
  await shows(page, routes.jobFeed(), WORDS)
  expect(trouble).toEqual([])
})

test('a text whose formats are taken away is plain text again', async ({ page }) => {
  await enter(page)
  await open(page, routes.studio.job('1042'))
  const description = field(page, jobFields.description.label)
  await description.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('One.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await page.getByRole('button', { name: jobsCopy.save }).click()
  await expect(page.getByText(jobsCopy.saved.open)).toBeVisible()
  const { form } = await (await page.request.get(`${site.url}/api/studio/jobs/1042`)).json()
  expect(form.description).toBe('One.\n\nTwo.')
})

async function findFaultsOf(browser: Browser, view: (typeof views)[number]) {
  const page = await openView(browser, view)
  await enter(page)
  const found: string[] = []
  for (const [label, go] of places) {
    await go(page)
    await field(page, label).click()
    await page.keyboard.press('Control+a')
    await expect(tool(page, label, 'Bold')).toBeVisible()
    found.push(...(await findFaults(page, `${label} with its tools`)))
    await page.keyboard.press('Control+k')
    found.push(...(await findFaults(page, `${label} with a link`)))
    await page.keyboard.press('Escape')
  }
  return found
}

for (const view of views)
  test(`has no faults that axe finds (${view.name})`, { tag: view.tag }, async ({ browser }) => {
    expect(await findFaultsOf(browser, view)).toEqual([])
  })
