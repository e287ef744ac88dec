import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { routes } from '../lib/routes'
import { postFields, studioPosts } from '../lib/studio/copy/studio-posts'
import type { PostDraft } from '../lib/studio/posts/post-draft'
import type { Site } from '../tools/bench/site'
import { startOwnSite } from './site'
import { enterStudio } from './studio'

/** Two people write on one post while the server is killed STUDIO_KILLS times, or one of them is offline for STUDIO_OFFLINE seconds. */
test.describe.configure({ mode: 'default' })

const KILLS = Number(process.env.STUDIO_KILLS || 3)
const OFFLINE_SECONDS = Number(process.env.STUDIO_OFFLINE || 10)
/** The maximum age of a keystroke that may be lost with its tab. */
const LOSS_MS = 3_000
const { copies, conflict } = studioPosts

type Word = { text: string; at: number }
/** A person who writes in one line of the post, and the words typed there. */
type Writer = { name: string; page: Page; words: Word[]; count: number; merges: number }

const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-crash-'))
let site: Site
const start = async () => {
  site = await startOwnSite('studio crash', folder)
}
test.beforeAll(start)
test.afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const body = (page: Page) => page.getByRole('textbox', { name: postFields.body, exact: true })
const readText = async ({ page }: Writer) => (await body(page).textContent()) ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const findMissing = (words: Word[], text: string) => words.filter((word) => !text.includes(word.text))
const isOld = ({ at }: Word) => at < Date.now() - LOSS_MS

async function enter(browser: Browser, name: string): Promise<Writer> {
  const page = await (await browser.newContext()).newPage()
  await enterStudio(page, 'editor', name, { url: site.url, dataDir: folder })
  return { name, page, words: [], count: 0, merges: 0 }
}

/** Opens a new post with two writers. */
async function startPost(browser: Browser, names: [string, string]) {
  const [first, second] = await Promise.all([enter(browser, names[0]), enter(browser, names[1])])
  await first.page.goto(site.url + routes.studio.posts)
  await button(first.page, 'New post').click()
  await body(first.page).fill(`${first.name}: \nTwo people write at once.\n${second.name}: `)
  await settle(first)
  const { pathname } = new URL(first.page.url())
  await second.page.goto(site.url + pathname)
  await expect(body(second.page)).toContainText(`${second.name}:`)
  return { first, second, writers: [first, second], pathname }
}

/** Merges if the other writer saved first. */
async function respondConflict(writer: Writer) {
  const merge = button(writer.page, conflict.merge)
  if (!(await merge.isVisible())) return
  await merge.click()
  writer.merges += 1
}

/** Types a word at the end of the writer's own line. */
async function typeWord(writer: Writer) {
  const { page, name, words } = writer
  await respondConflict(writer)
  await body(page)
    .locator('p', { hasText: `${name}:` })
    .last()
    .evaluate((line) => {
      line.closest<HTMLElement>('[contenteditable]')?.focus()
      getSelection()?.selectAllChildren(line)
      getSelection()?.collapseToEnd()
    })
  writer.count += 1
  const text = `${name.toLowerCase()}${String(writer.count).padStart(4, '0')}`
  await page.keyboard.type(`${text} `, { delay: 15 })
  words.push({ text, at: Date.now() })
}

/** Writes for a number of milliseconds, with pauses. Long pauses start a save. */
async function writeFor(writer: Writer, ms: number) {
  const ends = Date.now() + ms
  while (Date.now() < ends) {
    await typeWord(writer)
    await sleep(writer.count % 7 === 0 ? 3_200 : 150 + ((writer.count * 61) % 400))
  }
}

/** Waits until the server has everything that a writer typed. */
async function settle(writer: Writer) {
  await expect(async () => {
    await respondConflict(writer)
    await expect(writer.page.locator('[data-save="saved"]')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000 })
}

/** Kills a writer's tab, reopens the post and restores what is offered. Returns the number of lost words. */
async function crashTab(writer: Writer, pathname: string): Promise<number> {
  const former = writer.page
  const devtools = await former.context().newCDPSession(former)
  const crashed = former.waitForEvent('crash')
  const old = writer.words.filter(isOld)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await former.close()
  writer.page = await former.context().newPage()
  await writer.page.goto(site.url + pathname)
  await expect(body(writer.page)).toBeVisible({ timeout: 30_000 })
  const copy = await writer.page.evaluate(() => JSON.stringify(localStorage))
  const wanted = writer.words.filter((word) => old.includes(word) || copy.includes(word.text))
  const offered = button(writer.page, copies.restore)
  await expect(async () => {
    if (await offered.isVisible()) await offered.click({ timeout: 5_000 })
    expect(findMissing(wanted, await readText(writer)), 'words older than 3 s, or in a copy').toEqual([])
  }).toPass({ timeout: 60_000 })
  const lost = findMissing(writer.words, await readText(writer))
  writer.words = writer.words.filter((word) => !lost.includes(word))
  return lost.length
}

/** Compares the server's final text with everything that both typed. */
async function expectEverything(writers: Writer[], pathname: string) {
  // The second writer to finish has the text that the first one saved.
  for (const writer of writers) await settle(writer)
  for (const { page } of writers) await page.reload()
  const { page } = writers[0] as Writer
  const call = site.url + pathname.replace('/studio/', '/api/studio/')
  const { content } = (await (await page.request.get(call)).json()) as PostDraft
  for (const { name, words } of writers) expect(findMissing(words, content.body), `words of ${name}`).toEqual([])
  const twice = writers.flatMap(({ words }) => words.filter(({ text }) => content.body.split(text).length > 2))
  const typed = writers.reduce((sum, { words }) => sum + words.length, 0)
  const merges = writers.reduce((sum, writer) => sum + writer.merges, 0)
  return { typed, twice: twice.length, merges }
}

test('no text is lost while the server is killed under two writers', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout((KILLS * 90 + 180) * 1_000)
  const { first, second, writers, pathname } = await startPost(browser, ['Rafi', 'Anika'])
  let lost = 0
  for (let round = 0; round < KILLS; round += 1) {
    const writing = Promise.all(writers.map((writer) => writeFor(writer, 6_000)))
    // Odd rounds are killed at a random moment, even ones just after a save was sent.
    if (round % 2 === 0) await first.page.waitForRequest((request) => request.method() === 'PUT', { timeout: 15_000 })
    await sleep((round * 61) % 300)
    await site.stop('SIGKILL')
    await sleep((round * 677) % 3_000)
    await start()
    await writing
    if (round % 3 === 2) lost += await crashTab(round % 2 === 0 ? first : second, pathname)
  }
  const result = await expectEverything(writers, pathname)
  console.log(JSON.stringify({ kills: KILLS, ...result, lostWithATab: lost }))
})

test('no text is lost while one of two writers is offline', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout((OFFLINE_SECONDS + 240) * 1_000)
  const { first, second, writers, pathname } = await startPost(browser, ['Lamia', 'Imran'])
  await first.page.context().setOffline(true)
  const ends = Date.now() + OFFLINE_SECONDS * 1_000
  while (Date.now() < ends) {
    await Promise.all(writers.map((writer) => writeFor(writer, 5_000)))
    const kept = first.words.filter(isOld)
    const copy = await first.page.evaluate(() => JSON.stringify(localStorage))
    expect(findMissing(kept, copy), 'words older than 3 s in no copy').toEqual([])
  }
  await expect(first.page.locator('[data-save="failed"], [data-save="saving"]')).toBeVisible()
  await first.page.context().setOffline(false)
  const back = Date.now()
  await settle(first)
  const seconds = Math.round((Date.now() - back) / 1_000)
  await settle(second)
  const result = await expectEverything([second, first], pathname)
  console.log(JSON.stringify({ offlineSeconds: OFFLINE_SECONDS, ...result, savedAfterSeconds: seconds }))
})
