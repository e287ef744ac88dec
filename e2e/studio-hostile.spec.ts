import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { BLOCK_TYPES, EMPTY_ARTICLE, EMPTY_BLOCK } from '../lib/backend/article-content'
import { EMPTY_STUDY } from '../lib/backend/study-content'
import { toPostPath } from '../lib/format/post-path'
import { HOSTILE_DELTAS, HOSTILE_HTML } from '../lib/rich-text/testing/hostile-corpus'
import { routes } from '../lib/routes'
import { studioPosts } from '../lib/studio/copy/studio-posts'
import type { Site } from '../tools/bench/site'
import { startOwnSite } from './site'
import { enterStudio } from './studio'

const MARK = 'Breaks out'
const TEXT = `${MARK} "'></title></script><img src=x onerror=window.__ran=1>`
const { edit } = studioPosts

const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-hostile-'))
let site: Site
test.beforeAll(async () => {
  site = await startOwnSite('studio, hostile', folder)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const post = {
  ...{ title: TEXT, subTitle: TEXT, category: TEXT.slice(0, 80), tags: [TEXT.slice(0, 80)], level: TEXT.slice(0, 80) },
  ...{ author: { name: TEXT.slice(0, 160), designation: TEXT.slice(0, 160) }, slug: TEXT.slice(0, 120) },
  ...{ image: 'javascript:window.__ran=1', imageAlt: TEXT },
}
const job = {
  ...{ title: TEXT, department: TEXT, location: TEXT, jobType: TEXT, experience: TEXT, description: TEXT },
  ...{ salaryMin: '', salaryMax: '', salaryCurrency: '', salaryUnit: 'MONTH', salaryWords: TEXT, closingDate: '' },
  ...{ requirements: TEXT, responsibilities: TEXT, state: 'open' },
}
const member = {
  ...{ name: TEXT, designation: TEXT, bio: TEXT, image: 'javascript:window.__ran=1' },
  ...{ linkedinLink: '', twitterLink: '', githubLink: '' },
}

const study = {
  ...{ ...EMPTY_STUDY, title: TEXT, client: TEXT, industry: TEXT, location: TEXT, duration: TEXT, teamSize: TEXT },
  ...{ tags: [TEXT.slice(0, 80)], overview: TEXT, description: TEXT, futureImpact: TEXT, slug: 'hostile' },
  ...{ challenge: { title: TEXT, description: TEXT, points: TEXT }, meta: { title: TEXT, description: TEXT } },
  solution: { title: TEXT, description: TEXT, approach: [{ phase: TEXT, description: TEXT, duration: TEXT }] },
  diagram: `${TEXT.slice(0, 12)} -> Till: ${TEXT.slice(-38)}`,
  results: [{ metric: TEXT, value: TEXT, improvement: false, description: TEXT }],
  technologies: [{ name: TEXT, description: TEXT }],
  testimonial: { quote: TEXT, author: TEXT, position: TEXT, image: 'javascript:window.__ran=1' },
  image: 'javascript:window.__ran=1',
}

const block = { ...EMPTY_BLOCK, text: TEXT, author: TEXT, alt: TEXT, image: 'javascript:window.__ran=1' }
const article = {
  ...{ ...EMPTY_ARTICLE, title: TEXT, subtitle: TEXT, excerpt: TEXT, tags: [TEXT.slice(0, 80)], slug: 'hostile' },
  ...{ author: { name: TEXT, role: TEXT, bio: TEXT, image: block.image }, meta: { title: TEXT, description: TEXT } },
  blocks: BLOCK_TYPES.map((type) => ({ ...block, type })),
  image: block.image,
}

test('what an editor writes into any field does nothing, on the site and in the Studio', { tag: '@full' }, async ({
  browser,
}) => {
  test.setTimeout(180_000)
  // Without the policy of pages, everything that can run runs.
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.url })
  const page = await context.newPage()
  await enterStudio(page, 'owner', TEXT.slice(0, 80), { url: site.url, dataDir: folder })

  const send = async (method: string, call: string, data: object, version?: number) => {
    const headers = { origin: site.url, ...(version !== undefined && { 'if-match': `"${version}"` }) }
    const answer = await page.request.fetch(`${routes.api.studio}/${call}`, { method, headers, data })
    return { status: answer.status(), value: await answer.json() }
  }
  const bodies = [HOSTILE_HTML.join('\n'), ...HOSTILE_DELTAS.map((delta) => JSON.stringify(delta))]
  const ids: string[] = []
  for (const body of bodies.slice(0, 12)) {
    const { id, version } = (await send('POST', 'posts', {})).value
    const saved = await send('PUT', `posts/${id}`, { content: { ...post, body }, reason: 'save' }, version)
    expect(saved.status, JSON.stringify(saved.value)).toBe(200)
    // Some hostile Deltas are empty once cleaned.
    const published = await send('POST', `posts/${id}/publish`, {}, saved.value.version)
    if (published.status === 200) ids.push(id)
  }
  expect(ids.length).toBeGreaterThan(1)
  for (const link of ['javascript:window.__ran=1', 'data:text/html,x'])
    expect((await send('POST', 'team', { ...member, linkedinLink: link })).status).toBe(422)
  const added = await send('POST', 'team', member)
  expect(added.status, JSON.stringify(added.value)).toBe(200)
  const opened = await send('POST', 'jobs', job)
  expect(opened.status, JSON.stringify(opened.value)).toBe(200)
  const issue = await send('POST', 'newsletter', { subject: TEXT, introduction: TEXT, posts: ids.slice(0, 3) })
  expect(issue.status).toBe(200)
  const pieces: string[] = []
  for (const [calls, content] of Object.entries({ studies: study, articles: article })) {
    const written = (await send('POST', calls, {})).value
    const saved = await send('PUT', `${calls}/${written.id}`, { content, reason: 'save' }, written.version)
    expect(saved.status, JSON.stringify(saved.value)).toBe(200)
    expect((await send('POST', `${calls}/${written.id}/publish`, {}, saved.value.version)).status).toBe(200)
    pieces.push(written.id)
  }

  const look = async (address: string) => {
    await page.goto(address)
    await expect(
      page
        .getByText(MARK)
        .or(page.locator(`[value*="${MARK}"]`))
        .first(),
      address,
    ).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    const found = await page.evaluate(() => ({
      ran: '__ran' in window,
      links: [...document.querySelectorAll('a')]
        .map(({ href }) => href)
        .filter((href) => /^(javascript|data):/.test(href)),
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    }))
    expect(found, address).toEqual({ ran: false, links: [], handlers: [] })
  }
  await expect.poll(async () => (await page.request.get(routes.blog)).text(), { timeout: 8_000 }).toContain(MARK)
  await expect.poll(async () => (await page.request.get(routes.careers)).text(), { timeout: 8_000 }).toContain(MARK)
  await expect.poll(async () => (await page.request.get(routes.about)).text(), { timeout: 8_000 }).toContain(MARK)
  for (const address of [routes.home, routes.blog, routes.careers, routes.about]) await look(address)
  for (const id of ids) await look(routes.post(toPostPath({ id, title: '', slug: post.slug })))
  await page.goto(routes.careers)
  await look((await page.getByRole('link', { name: MARK }).first().getAttribute('href')) ?? '')
  for (const id of ids) {
    await look(routes.studio.post(id))
    for (const view of [edit.preview, edit.versions]) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page.getByText(MARK).first()).toBeVisible()
      expect(await page.evaluate(() => '__ran' in window), view).toBe(false)
    }
  }
  const { start, posts, team, jobs, newsletter, people } = routes.studio
  for (const address of [start, posts, team, jobs, newsletter, people]) await look(address)
  await look(routes.studio.job(opened.value.id))
  await look(routes.studio.issue(issue.value.id))
  const [studyId = '', articleId = ''] = pieces
  await expect.poll(async () => (await page.request.get(routes.journal)).text(), { timeout: 8_000 }).toContain(MARK)
  const places = [
    [routes.caseStudies, routes.caseStudy('hostile'), routes.studio.content, routes.studio.study(studyId)],
    [routes.journal, routes.journalArticle('hostile'), routes.studio.article(articleId)],
  ]
  for (const addresses of places) {
    for (const address of addresses) await look(address)
    await page.getByRole('button', { name: edit.preview, exact: true }).click()
    await expect(page.getByRole('article').getByText(MARK).first()).toBeVisible()
    expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  }
  await context.close()
})
