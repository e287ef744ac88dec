import type { EmbeddedBackend } from '../../backend/embedded/index.ts'
import { getPostSummaries } from '../../backend/embedded/read-content.ts'
import { claim, settle } from '../../delivery/deliveries.ts'
import { deliverDue } from '../../delivery/send-with-retries.ts'
import type { Env } from '../../env.ts'
import { log } from '../../log.ts'
import type { Attempt } from '../../mail/attempt.ts'
import { createGoogleIndexing } from './google-indexing.ts'
import { createIndexNow } from './index-now.ts'
import { listIndexedPages } from './indexed-pages.ts'
import { noteChanges, type PositionChange } from './note-changes.ts'

/** Few, because none of them is urgent. */
const PARALLEL = 2

type Settings = Pick<Env, 'SITE_URL' | 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'GOOGLE_INDEXING_FILE' | 'GOOGLE_INDEXING_URL'>

/**
 * Creates the task that tells search engines what changed; returns null without settings for it. The task compares the
 * pages only after content changed or a position closed, for which it looks once an hour, and sends what is due.
 */
export function createIndexing(backend: EmbeddedBackend, env: Settings): (() => Promise<void>) | null {
  const { SITE_URL, INDEXNOW_KEY, INDEXNOW_URL, GOOGLE_INDEXING_FILE, GOOGLE_INDEXING_URL } = env
  if (!INDEXNOW_KEY && !GOOGLE_INDEXING_FILE) return null
  const indexNow = INDEXNOW_KEY ? createIndexNow(INDEXNOW_KEY, INDEXNOW_URL, SITE_URL) : null
  const google = GOOGLE_INDEXING_FILE ? createGoogleIndexing(GOOGLE_INDEXING_FILE, GOOGLE_INDEXING_URL) : null
  let compared = ''
  let open = { hour: '', ids: '' }

  /** Returns the ids of open positions. They close at the end of their day, without a change in the database. */
  async function listOpen(): Promise<string> {
    const hour = new Date().toISOString().slice(0, 13)
    if (open.hour !== hour) open = { hour, ids: (await backend.getJobs()).map(({ id }) => id).join(' ') }
    return open.ids
  }

  async function compare(): Promise<void> {
    const now = `${JSON.stringify(await backend.getVersions())} ${await listOpen()}`
    if (now === compared) return
    const [posts, jobs, studies, articles] = await Promise.all([
      backend.use('indexing', getPostSummaries),
      backend.getJobs(),
      backend.getStudies?.() ?? [],
      backend.getArticles?.() ?? [],
    ])
    const pages = listIndexedPages({ posts, jobs, studies, articles }, SITE_URL)
    const targets = { indexNow: indexNow !== null, google: google !== null }
    const changes = await backend.use('indexing', (db) => noteChanges(db, pages, targets))
    if (changes > 0) log.info('search engines will be told', { changes })
    compared = now
  }

  async function send(kind: string, payload: string): Promise<Attempt> {
    if (kind === 'indexnow' && indexNow) return indexNow((JSON.parse(payload) as { urls: string[] }).urls)
    if (kind === 'google' && google) return google(JSON.parse(payload) as PositionChange)
    return { result: 'refused', problem: 'the setting for it is gone' }
  }

  const deliver = () =>
    deliverDue({
      now: Date.now,
      claim: () => backend.use('indexing', (db) => claim(db, 'indexing', PARALLEL)),
      send: ({ kind, payload }) => send(kind, payload),
      async settle(delivery, settlement) {
        await backend.use('indexing', (db) => settle(db, delivery, settlement))
        const { problem, state } = settlement
        const { id, kind, attempts } = delivery
        if (problem) log.warn('search engine not told', { delivery: id, kind, problem, attempts, state })
      },
    })

  return async () => {
    await compare()
    while ((await deliver()) > 0);
  }
}
