import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../lib/db/database.ts'
import { routes } from '../../lib/routes.ts'
import { findFreePort } from '../bench/free-port.ts'
import { readMemory, readProcessorTime, startSite } from '../bench/site.ts'
import { summarise } from '../load/figures.ts'

const TIMES = 20
const CHANGES = 30
const SECRET = 'only-for-measuring-on-this-machine'

const PAGES = [
  routes.blog,
  routes.blogPage(500),
  routes.blogCategory('devops'),
  `${routes.blog}?page=20`,
  `${routes.blog}?search=queue`,
  `${routes.blog}?sort=popular`,
  `${routes.blog}?search=ledger`,
  routes.careers,
  routes.sitemapXml,
]

/**
 * Serves the latest build on a full database and changes a post repeatedly. Measures each list right after a change, in elapsed time
 * and in processor time, which does not depend on other programs, and while nothing changes.
 */
export async function measureSite(db: Database, dataDir: string, url: string | undefined) {
  const port = await findFreePort()
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, JOB_LINK_SECRET: SECRET, SIGNING_SECRET: SECRET }
  const site = await startSite({ port, env })
  const time = async (page: string) => {
    const started = performance.now()
    const answer = await fetch(site.url + page)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
    return performance.now() - started
  }
  const pages = PAGES.map((page) => ({ page, changed: [] as number[], kept: [] as number[], processor: 0 }))
  const memory: number[] = []
  // Not counted: the first request of each page loads its code, and the first search makes the index.
  for (const { page } of pages) await time(page)
  for (let count = 0; count < CHANGES; count += 1) {
    await sql`update posts set title = title where position = 0`.execute(db)
    await sleep(1_500)
    for (const row of pages) {
      const before = readProcessorTime(site.pid)
      row.changed.push(await time(row.page))
      row.processor += readProcessorTime(site.pid) - before
    }
    memory.push(Math.round(readMemory(site.pid)))
  }
  for (let count = 0; count < TIMES; count += 1) for (const { page, kept } of pages) kept.push(await time(page))
  await site.stop()
  const measured = pages.map(({ page, changed, kept, processor }) => ({
    page,
    'after a change': summarise(changed).p50,
    'of it processor': Math.round((processor / CHANGES) * 1_000),
    kept: summarise(kept).p50,
    max: summarise(kept).max,
  }))
  return { measured, memory }
}
