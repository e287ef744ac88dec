/**
 * `npm run hostile -- [--seconds 60] [--rate 20]`: builds the site if need be, and uploads that many hostile files a second
 * while people read pages and apply. First nobody is hostile, so that both can be compared. Fails when one of 20 pages takes
 * more than 100 ms, or when a page or an honest application fails.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { routes } from '../../lib/routes.ts'
import { hostileFiles } from '../../lib/uploads/testing-hostile.ts'
import { findPageKinds } from '../bench/page-kinds.ts'
import { prepareSite, readMemoryOfAll, readProcessorTime, startSite } from '../bench/site.ts'
import { toNextAddress, toUpload } from '../fuzz/upload-files.ts'
import { watchHealth } from '../http/health.ts'
import { send } from '../http/send.ts'
import { summarise } from './figures.ts'
import { repeat } from './repeat.ts'
import { createApplicants, createTally, createVisitors } from './visitors.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '20' } },
})
const seconds = Number(values.seconds)

/** What a person calls at once. */
const MOST_P95_MS = 100
const PAGES_A_SECOND = 20
const APPLY_EVERY_MS = 3_000
const IDLE_SECONDS = 15
const FILE_BYTES = 300_000

const { port, env } = await prepareSite()
const site = await startSite({ port, env: { ...env, TRUST_PROXY: 'true' } })
const visitors = createVisitors(site.url)

const kinds = await findPageKinds(site.url)
const pages = kinds
  .filter(({ name }) => ['home', 'blog', 'article', 'careers', 'job', 'contact'].includes(name))
  .map(({ path }) => path)
const token = kinds.find(({ name }) => name === 'job')?.path.replace(routes.job(''), '') ?? ''
const apply = await createApplicants(visitors, token, FILE_BYTES)

/** Lets people read and apply for so long. */
async function visit(duration: number) {
  const [views, applications] = [createTally(), createTally()]
  const until = performance.now() + duration * 1_000
  let turn = 0
  await Promise.all([
    repeat(1_000 / PAGES_A_SECOND, until, (due) => {
      turn += 1
      return visitors.view(views, due, pages[turn % pages.length] ?? routes.home)
    }),
    repeat(APPLY_EVERY_MS, until, () => apply(applications)),
  ])
  const failures = { ...views.failures, ...applications.failures }
  return { pages: summarise(views.ms), applications: summarise(applications.ms), failures }
}

for (const page of pages) await visitors.view(createTally(), performance.now(), page)
const idle = await visit(IDLE_SECONDS)
console.log(`idle: ${JSON.stringify(idle)}`)

// Made once: what is measured is the site, and this program shares its processors.
const attacks = await Promise.all(
  Object.entries(hostileFiles).map(async ([name, { create }]) => ({
    name,
    upload: await toUpload({ name, bytes: create() }, ''),
  })),
)
const answers: Record<string, number> = {}
const before = readMemoryOfAll(site.pid)
let peak = before
const watch = setInterval(() => {
  peak = Math.max(peak, readMemoryOfAll(site.pid))
}, 100)
const health = watchHealth(site.url)
const ownDelay = monitorEventLoopDelay({ resolution: 10 })
ownDelay.enable()
let sent = 0
const processorBefore = readProcessorTime(site.pid)
async function attack() {
  const next = attacks[sent % attacks.length]
  sent += 1
  if (!next) return
  const headers = { ...next.upload.headers, 'x-forwarded-for': toNextAddress() }
  const answer = await send(site.url, { ...next.upload, headers })
  const name = `${next.name} ${answer.status || answer.error}`
  answers[name] = (answers[name] ?? 0) + 1
}
const [hostile] = await Promise.all([
  visit(seconds),
  repeat(1_000 / Number(values.rate), performance.now() + seconds * 1_000, attack),
])
clearInterval(watch)
const processorPercent = Math.round((readProcessorTime(site.pid) - processorBefore) * (100 / seconds))
health.stop()
visitors.close()
await site.stop()

const result = {
  sent,
  answers,
  ...hostile,
  idleP95: idle.pages.p95,
  ownDelayP95Ms: Math.round(ownDelay.percentile(95) / 1e6),
  healthMs: summarise(health.probes.map(({ ms }) => ms)),
  processorPercent,
  memoryMB: [before, peak].map(Math.round),
}
console.log(`hostile: ${JSON.stringify(result)}`)
const isHeld = Object.keys(hostile.failures).length === 0 && hostile.applications.count > 0
process.exit(isHeld && hostile.pages.p95 <= MOST_P95_MS ? 0 : 1)
