/**
 * `npm run load -- [--minutes 5] [--views 100] [--applications 50]`: builds the site if need be, then lets people look at
 * pages (so many a second) and apply with two files of 5 MB (so many a minute) at the same time. Prints waiting times,
 * memory, descriptors and disk every minute, and what they came to.
 * The visitors live in this process, on the same processors as the site: the figures are what both together reach.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getDatabasePath } from '../../lib/backend/own/database.ts'
import { FILE_LIMITS } from '../../lib/limits.ts'
import { summarise, toMedian, toSlope } from '../load/figures.ts'
import { repeat } from '../load/repeat.ts'
import { createApplicants, createTally, view } from '../load/visitors.ts'
import { countDescriptors, measureFolder, prepareSite, readMemory, readProcessorTime, startSite } from './site.ts'
import { readSitemap } from './sitemap.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    views: { type: 'string', default: '100' },
    applications: { type: 'string', default: '50' },
  },
})
const minutes = Number(values.minutes)

/** Pages within 50 ms for 95 of 100; and memory that does not grow by more than its garbage comes and goes. */
const MOST_P95_MS = 50
const MOST_GROWTH_MB_A_MINUTE = 15

const { port, env } = await prepareSite()
const site = await startSite({ port, env: { ...env, TRUST_PROXY: 'true' } })

async function findPages(): Promise<{ pages: string[]; token: string }> {
  const [sitemap, careers] = await Promise.all(
    ['/sitemap.xml', '/careers'].map(async (page) => (await fetch(site.url + page)).text()),
  )
  const pages = readSitemap(sitemap ?? '').map(({ pathname }) => pathname)
  const token = /\/job-apply\/([\w-]+)/.exec(careers ?? '')?.[1]
  if (!token || pages.length === 0) throw new Error('The site lists no pages or no open position.')
  return { pages, token }
}

const { pages, token } = await findPages()
const apply = createApplicants(site.url, token, FILE_LIMITS.bytes)
const [views, applications] = [createTally(), createTally()]
const memory: { x: number; y: number }[] = []
const descriptors: number[] = []
const ownDelay = monitorEventLoopDelay({ resolution: 10 })
ownDelay.enable()

const processorBefore = readProcessorTime(site.pid)
const started = performance.now()
const until = started + minutes * 60_000
let reported = 0
const watch = setInterval(() => {
  const minute = (performance.now() - started) / 60_000
  memory.push({ x: minute, y: readMemory(site.pid) })
  descriptors.push(countDescriptors(site.pid))
  if (minute < reported + 1) return
  reported += 1
  const [seen, data] = [summarise(views.ms), measureFolder(env.DATA_DIR)]
  const figures = {
    memoryMB: Math.round(memory.at(-1)?.y ?? 0),
    descriptors: descriptors.at(-1),
    dataMB: Math.round(data.megabytes),
  }
  console.log(`minute ${reported}: ${JSON.stringify({ ...figures, views: seen, applied: applications.ms.length })}`)
}, 1_000)

await Promise.all([
  repeat(1_000 / Number(values.views), until, (due) =>
    view(views, due, site.url + pages[Math.floor(Math.random() * pages.length)]),
  ),
  repeat(60_000 / Number(values.applications), until, () => apply(applications)),
])
clearInterval(watch)
const processor = (readProcessorTime(site.pid) - processorBefore) / ((performance.now() - started) / 1000)
await sleep(500)

const db = new DatabaseSync(getDatabasePath(env.DATA_DIR), { readOnly: true })
const stored = Number(db.prepare('select count(*) as n from applications').get()?.n)
db.close()
const incoming = path.join(env.DATA_DIR, 'incoming')
const left = readdirSync(incoming, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
const [begin, end] = [descriptors.slice(0, 10), descriptors.slice(-10)].map(toMedian)
await site.stop()

// The first third loads code and fills caches.
const growth = toSlope(memory.filter(({ x }) => x > minutes / 3))
const failures = { ...views.failures, ...applications.failures }
const result = {
  minutes,
  views: summarise(views.ms),
  applications: summarise(applications.ms),
  failures,
  stored,
  leftInSpool: left,
  memoryMB: memory.filter((_, at) => at % 30 === 0).map(({ y }) => Math.round(y)),
  growthMBAMinute: Number(growth.toFixed(1)),
  descriptors: [begin, end],
  processorPercent: Math.round(processor * 100),
  ownDelayP95Ms: Math.round(ownDelay.percentile(95) / 1e6),
}
console.log(JSON.stringify(result))
const isWhole = Object.keys(failures).length === 0 && stored === applications.ms.length && left === 0
process.exit(isWhole && result.views.p95 < MOST_P95_MS && growth < MOST_GROWTH_MB_A_MINUTE ? 0 : 1)
