/**
 * `node --conditions=react-server tools/bench/many-jobs.ts [jobs] [port]`: serves what was built last with that many open
 * positions (500), and tells how large the careers pages are, compressed, and how long filtering takes in a browser.
 * Build again afterwards: the pages of the careers list are remade with these positions.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { openDatabase } from '../../lib/backend/own/database.ts'
import { jobs as samples } from '../../lib/backend/own/seed/jobs.ts'
import { departments } from '../../lib/content/departments.ts'
import { routes } from '../../lib/routes.ts'
import { sign } from '../../lib/security/signature.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { startSite } from './site.ts'

const [wanted = '500', port = '4100'] = process.argv.slice(2)
const LIMITS = { kilobytes: 60, milliseconds: 50 }
/** For how long a finger or a button stays down, or focus rests on a link before a key: the answer is asked for meanwhile. */
const NOTICE_MS = { pointerdown: 80, focus: 250 }
type Notice = keyof typeof NOTICE_MS
const REVALIDATE_SECRET = randomUUID()

async function fill(folder: string, count: number) {
  const db = openDatabase(folder)
  for (let place = 0; place < count - samples.length; place += 1) {
    const sample = samples[place % samples.length]
    if (!sample) throw new Error('There is no sample to copy.')
    await db
      .insertInto('jobs')
      .values({
        ...sample,
        id: `many-${place}`,
        position: samples.length + place,
        title: `${sample.title} ${place}`,
        // In turn, so that the newest are of every department: a pill that leaves the first page as it is changes nothing.
        createdAt: new Date(Date.parse('2026-11-01') - place * 3_600_000).toISOString(),
        requirements: JSON.stringify(sample.requirements.map((text) => `${text} (${place})`)),
        responsibilities: JSON.stringify(sample.responsibilities.map((text) => `${text} (${place})`)),
      })
      .execute()
  }
  await db.destroy()
}

async function remake(url: string) {
  const time = String(Math.floor(Date.now() / 1000))
  const headers = { 'x-signature': sign(`${time}.`, REVALIDATE_SECRET), 'x-signature-timestamp': time }
  await fetch(url + routes.api.revalidate, { method: 'POST', headers })
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await (await fetch(url + routes.careers)).text()).includes(routes.careersPage(2))) return
    await sleep(200)
  }
  throw new Error('The careers page was not remade.')
}

async function weigh(url: string, page: Page): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = await response?.request().sizes()
  return (sizes?.responseBodySize ?? 0) / 1000
}

/** From the click on a pill until the list has changed, in ms as the page itself sees it; null for a click that nothing announces. */
const timeFilter = (page: Page, label: string, notice: Notice | null) =>
  page.evaluate(
    async ([name, announced, ms]) => {
      const pill = [...document.querySelectorAll<HTMLElement>('[role=search] a')].find((link) =>
        link.textContent?.startsWith(name),
      )
      const list = document.querySelector('[role=search] ~ ul')
      if (!pill || !list) throw new Error('The page has no list, or no such pill.')
      if (announced === 'focus') pill.focus()
      else if (announced)
        pill.dispatchEvent(new PointerEvent(announced, { bubbles: true, cancelable: true, isPrimary: true }))
      await new Promise((released) => setTimeout(released, ms))
      const started = performance.now()
      const changed = new Promise<number>((resolve, reject) => {
        new MutationObserver(() => resolve(performance.now() - started)).observe(list, {
          childList: true,
          subtree: true,
        })
        setTimeout(() => reject(new Error(`The list stayed as it was after a click on ${name}.`)), 5_000)
      })
      pill.click()
      return changed
    },
    [label, notice, notice ? NOTICE_MS[notice] : 0] as const,
  )

/** All pills of a page that was just opened, one after another. */
async function timePills(url: string, notice: Notice | null): Promise<number[]> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  // A link that React has not reached yet would lead to another page.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=search] a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  const times: number[] = []
  for (const { value, label } of departments) if (value) times.push(await timeFilter(page, label, notice))
  await page.close()
  return times
}

const folder = await mkdtemp(path.join(tmpdir(), 'many-jobs-'))
await fill(folder, Number(wanted))
const site = await startSite({ port: Number(port), env: { DATA_DIR: folder, REVALIDATE_SECRET } })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await remake(site.url)
  const kilobytes = await weigh(site.url + routes.careers, await browser.newPage())
  const sudden = await timePills(site.url + routes.careers, null)
  const byKey = await timePills(site.url + routes.careers, 'focus')
  const byPress = await timePills(site.url + routes.careers, 'pointerdown')
  const list = (times: number[]) => times.map(Math.round).join(' ')
  console.log(`ms a pill: by a press ${list(byPress)}; by a key ${list(byKey)}; by a sudden click ${list(sudden)}`)
  const [press, key] = [Math.max(...byPress), Math.max(...byKey)]
  console.log(
    `${wanted} positions: /careers has ${kilobytes.toFixed(1)} kB of HTML, compressed; a press filters them within ${press.toFixed(0)} ms, a key within ${key.toFixed(0)}`,
  )
  process.exitCode = kilobytes < LIMITS.kilobytes && Math.max(press, key) < LIMITS.milliseconds ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
