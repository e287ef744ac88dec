import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../lib/backend/own/database.ts'
import { routes } from '../../lib/routes.ts'
import { findFreePort } from '../bench/free-port.ts'
import { readMemory, startSite } from '../bench/site.ts'
import { summarise } from '../load/figures.ts'

const TIMES = 20
const CHANGES = 30
const SECRET = 'only-for-measuring-on-this-machine'

const PAGES = [
  routes.blog,
  routes.blogPage(500),
  routes.blogCategory('devops'),
  `${routes.api.posts}?page=300`,
  `${routes.api.posts}?search=queue`,
  routes.careers,
  routes.sitemapXml,
]

/** Serves what was built last on a full database: the time of each list right after a change, and while nothing changes. */
export async function measureSite(db: Database, dataDir: string, url: string | undefined) {
  const port = await findFreePort()
  const secrets = { JOB_LINK_SECRET: SECRET, SIGNING_SECRET: SECRET }
  const site = await startSite({
    port,
    env: { DATA_DIR: dataDir, DATABASE_URL: url ?? '', BACKEND_URL: '', ...secrets },
  })
  const time = async (page: string) => {
    const started = performance.now()
    await (await fetch(site.url + page)).arrayBuffer()
    return performance.now() - started
  }
  const change = async () => {
    await sql`update posts set title = title where position = 0`.execute(db)
    await sleep(1_500)
  }
  await time(routes.blog)
  await change()
  const first = new Map<string, number>()
  for (const page of PAGES) first.set(page, await time(page))
  const measured = []
  for (const page of PAGES) {
    const times: number[] = []
    for (let count = 0; count < TIMES; count += 1) times.push(await time(page))
    const { p50, max } = summarise(times)
    measured.push({ page, 'after a change': Math.round(first.get(page) ?? 0), p50, max })
  }
  const memory: number[] = []
  for (let count = 0; count < CHANGES; count += 1) {
    await change()
    for (const page of PAGES) await time(page)
    memory.push(Math.round(readMemory(site.pid)))
  }
  await site.stop()
  return { measured, memory }
}
