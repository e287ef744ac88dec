/**
 * `node --conditions=react-server tools/bench/growth.ts [posts] [unknown]`: builds and serves the site with 12 posts and
 * with many (10,000), and asks for as many addresses that do not exist (10,000). Prints what it measured as JSON and fails
 * where a limit is broken. It builds into this folder: nothing else may be served from it meanwhile. Linux only.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../lib/backend/own/database.ts'
import { toPostPath } from '../../lib/format/post-path.ts'
import { routes } from '../../lib/routes.ts'
import { toMedian } from '../load/figures.ts'
import { measureFolder, readMemory, type Site, startSite } from './site.ts'

const [posts, unknown] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 10_000)]
const LIMITS = {
  buildGrowthPercent: 20,
  firstVisitMs: 300,
  listBytes: 40_000,
  listGrowthBytes: 2_000,
  keystrokeMs: 50,
  unknownMs: 300,
  diskGrowthMB: 5,
  memoryMB: 600,
}
const BUILT = 12
const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'growth-'))
const port = Number(process.env.PORT ?? 3119)
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

type Answer = { status: number; ms: number; bytes: number }

/** `bytes` as they travel, compressed. */
function ask(url: string): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started, bytes }))
    })
    request.on('error', reject)
  })
}

const round = (value: number) => Math.round(value * 10) / 10

function run(script: string, args: string[], dataDir: string): void {
  const programs = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  const env = { ...process.env, PATH: programs, DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${port}` }
  const options = ['--conditions=react-server', '--disable-warning=ExperimentalWarning']
  execFileSync(process.execPath, [...options, script, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Seconds for a build without anything left from an earlier one. */
function build(count: number): { dataDir: string; seconds: number } {
  const dataDir = path.join(mkdtempSync(path.join(folder, `${count}-`)), 'data')
  run('tools/bench/many-posts.ts', [dataDir, String(count)], dataDir)
  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  const started = performance.now()
  run('scripts/build.ts', [], dataDir)
  return { dataDir, seconds: (performance.now() - started) / 1000 }
}

async function findUnbuilt(dataDir: string, count: number): Promise<string[]> {
  const db = await openDatabase(dataDir)
  const rows = await db.selectFrom('posts').select(['id', 'title']).orderBy('createdAt', 'asc').limit(count).execute()
  await db.destroy()
  return rows.map((post) => routes.post(toPostPath(post)))
}

async function askAll(site: Site, paths: string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const address of paths) answers.push(await ask(site.url + address))
  return answers
}

/** Addresses with the shape of ours that name nothing. */
const toUnknown = (index: number) =>
  [
    routes.post(`a-title-${900_000_000 + index}`),
    routes.post(randomUUID()),
    routes.job(randomUUID()),
    routes.blogPage(20_000 + index),
  ][index % 4] ?? ''

async function askUnknown(site: Site): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const ask4 = async () => {
    while (next < unknown) {
      const { status, ms } = await ask(site.url + toUnknown(next++))
      if (status !== 404) throw new Error(`An address that does not exist answered ${status}`)
      times.push(ms)
    }
  }
  await Promise.all([1, 2, 3, 4].map(ask4))
  return times
}

// As on a small machine: what grows without bound does not survive here, and what is merely not yet collected is.
const serve = (dataDir: string) =>
  startSite({ port, env: { DATA_DIR: dataDir }, nodeOptions: ['--max-old-space-size=256'] })
const getListBytes = async (site: Site) => (await ask(site.url + routes.blog)).bytes
const disk = () => measureFolder(path.join(root, '.next')).megabytes

try {
  // A build takes a tenth more or less from one time to the next, and a machine has slow minutes: of three pairs the middle one counts.
  const pairs = [1, 2].map(() => ({ few: build(BUILT), many: build(posts) }))
  const few = build(BUILT)
  const small = await serve(few.dataDir)
  const fewBytes = await getListBytes(small)
  await small.stop()

  const many = build(posts)
  pairs.push({ few, many })
  const site = await serve(many.dataDir)
  const listBytes = await getListBytes(site)
  const visits = await askAll(site, await findUnbuilt(many.dataDir, 20))
  const last = Math.ceil((posts - 1) / 9)
  const pages = [routes.blogPage(last), routes.sitemapXml, routes.sitemap, routes.feed('blog', 'rss')]
  const edges = await askAll(site, [...pages, routes.blogPage(last + 1)])
  // The first one waits for the index.
  const keys = await askAll(
    site,
    ['l', 'l', 'le', 'led', 'ledg', 'ledge', 'ledger', 'legder'].map((q) => `${routes.api.posts}?q=${q}`),
  )
  const diskBefore = disk()
  const memoryBefore = readMemory(site.pid)
  const unknownTimes = await askUnknown(site)
  const measured = {
    buildGrowthPercent: round((toMedian(pairs.map((pair) => pair.many.seconds / pair.few.seconds)) - 1) * 100),
    firstVisitMs: round(toMedian(visits.map(({ ms }) => ms))),
    listBytes,
    listGrowthBytes: Math.abs(listBytes - fewBytes),
    keystrokeMs: round(Math.max(...keys.slice(1).map(({ ms }) => ms))),
    unknownMs: round(toMedian(unknownTimes)),
    diskGrowthMB: round(disk() - diskBefore),
    memoryMB: round(readMemory(site.pid)),
  }
  await site.stop()
  const more = {
    posts,
    unknown,
    buildSeconds: pairs.map((pair) => [round(pair.few.seconds), round(pair.many.seconds)]),
    slowestFirstVisitMs: round(Math.max(...visits.map(({ ms }) => ms))),
    firstKeystrokeMs: round(keys[0]?.ms ?? 0),
    edges: edges.map(({ status, bytes }) => [status, bytes]),
    memoryBeforeMB: round(memoryBefore),
  }
  console.log(JSON.stringify({ measured, limits: LIMITS, ...more }, null, 2))
  const statuses = [...visits, ...keys].every(({ status }) => status === 200)
  const broken = Object.entries(LIMITS).filter(([name, limit]) => measured[name as keyof typeof LIMITS] > limit)
  if (broken.length > 0) console.error(`Over the limit: ${broken.map(([name]) => name).join(', ')}`)
  process.exitCode = statuses && broken.length === 0 ? 0 : 1
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
