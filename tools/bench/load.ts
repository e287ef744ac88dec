/**
 * `npm run load --prefix tools -- [--minutes 5] [--views 100] [--applications 50]`: builds the site if necessary, then simulates
 * people who view pages (`--views` a second) and apply with two files of 5 MB (`--applications` a minute). Prints response times,
 * memory, file descriptors and disk usage every minute, and a summary at the end. The visitors share the processors with the site, so
 * the figures include both.
 */
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { getDatabasePath } from '../../lib/db/database.ts'
import { FILE_LIMITS } from '../../lib/limits.ts'
import { routes } from '../../lib/routes.ts'
import { readOptions } from '../command.ts'
import { summarise, toMedian, toSlope } from '../load/figures.ts'
import { createApplicants, createTally, repeat, view } from '../load/visitors.ts'
import { findLink, listPaths } from './page-kinds.ts'
import { countDescriptors, measureFolder, prepareSite, readMemory, readProcessorTime, startSite } from './site.ts'

const { minutes, ...rates } = readOptions({ minutes: 5, views: 100, applications: 50 })

/** The 95th percentile for pages, and a growth that ordinary garbage collection does not exceed. */
const MAX_P95_MS = 50
const MAX_GROWTH_MB_A_MINUTE = 15

const { port, env } = await prepareSite()
const site = await startSite({ port, env: { ...env, TRUST_PROXY: 'true', CLAIMED_MB: '1000000' } })

const pages = await listPaths(site.url)
const token = path.basename(await findLink(site.url, routes.careers, routes.job('')))
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
  repeat(1_000 / rates.views, until, (due) =>
    view(views, due, site.url + pages[Math.floor(Math.random() * pages.length)]),
  ),
  repeat(60_000 / rates.applications, until, () => apply(applications)),
])
clearInterval(watch)
const processor = (readProcessorTime(site.pid) - processorBefore) / ((performance.now() - started) / 1000)
await sleep(500)

const db = new DatabaseSync(getDatabasePath(env.DATA_DIR), { readOnly: true })
const stored = Number(db.prepare('select count(*) as n from applications').get()?.n)
db.close()
const left = measureFolder(path.join(env.DATA_DIR, 'incoming')).files
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
process.exit(isWhole && result.views.p95 < MAX_P95_MS && growth < MAX_GROWTH_MB_A_MINUTE ? 0 : 1)
