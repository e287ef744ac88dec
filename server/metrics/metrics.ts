import type { IncomingMessage, ServerResponse } from 'node:http'
import client from 'prom-client'
import { setCounter } from '../../lib/count-event.ts'
import { toRequestKind } from './request-kind.ts'
import type { SiteFigures } from './site-figures.ts'

/** Seconds; most responses take milliseconds, uploads up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type Metrics = {
  /** Counts a request when its response ends. */
  observe(request: IncomingMessage, response: ServerResponse): void
  /** Returns all metrics as Prometheus text. */
  render(): Promise<string>
  contentType: string
}

/** Creates the metrics of this process. `read` returns the figures that are not counted here; null if they cannot be read. */
export function createMetrics(read: () => Promise<SiteFigures | null>): Metrics {
  const registry = new client.Registry()
  const registers = [registry]
  client.collectDefaultMetrics({ register: registry })

  const requests = new client.Counter({
    name: 'site_requests_total',
    help: 'Responses by kind and class of status. "aborted": the visitor left.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new client.Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until the response was sent, by kind.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const uploads = new client.Counter({
    name: 'site_uploads_total',
    help: 'Files that were accepted, and forms and files that were refused, by reason.',
    labelNames: ['result'],
    registers,
  })
  const caches = new client.Counter({
    name: 'site_cache_reads_total',
    help: 'Reads of the caches of pages, by result.',
    labelNames: ['cache', 'result'],
    registers,
  })
  setCounter((event, result) => {
    if (event === 'upload') uploads.inc({ result })
    else caches.inc({ cache: event, result })
  })

  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new client.Gauge({ name, help, labelNames, registers })
  const single = {
    database: gauge('site_database_up', '1 if the database answers.'),
    files: gauge('site_file_store_up', '1 if the store of candidates’ files answers.'),
    disk: gauge('site_disk_free_bytes', 'Free bytes where DATA_DIR is.'),
    copies: gauge('site_backup_copies', 'Copies in BACKUP_URL.'),
    newest: gauge('site_backup_newest_timestamp_seconds', 'When the newest copy was made. 0: there is none.'),
    proof: gauge('site_backup_proof_timestamp_seconds', 'When a copy was last restored as a test. 0: never.'),
    proved: gauge('site_backup_proof_success', '1 if the last test restore succeeded.'),
  }
  const labelled = {
    deliveries: gauge('site_deliveries', 'Unsent deliveries by kind and state.', ['kind', 'state']),
    oldest: gauge('site_delivery_oldest_seconds', 'Age of the oldest delivery that is still tried.', ['kind']),
    promises: gauge('site_promises', 'Cases in which a promise is at risk or broken.', ['promise', 'state']),
  }

  async function update() {
    const figures = await read()
    // Figures that cannot be read are left out, so that nobody takes old ones for new.
    for (const each of Object.values(single)) each.remove()
    for (const each of Object.values(labelled)) each.reset()
    single.database.set(figures ? 1 : 0)
    if (!figures) return
    single.files.set(figures.hasFiles ? 1 : 0)
    single.disk.set(figures.freeBytes)
    for (const { kind, state, count } of figures.deliveries) labelled.deliveries.set({ kind, state }, count)
    for (const { kind, seconds } of figures.oldest) labelled.oldest.set({ kind }, seconds)
    for (const { id, atRisk, broken } of figures.promises) {
      labelled.promises.set({ promise: id, state: 'at risk' }, atRisk)
      labelled.promises.set({ promise: id, state: 'broken' }, broken)
    }
    if (!figures.backups) return
    const { copies, newestAt, proof } = figures.backups
    single.copies.set(copies)
    single.newest.set((newestAt ?? 0) / 1_000)
    single.proof.set(proof ? Date.parse(proof.startedAt) / 1_000 : 0)
    single.proved.set(proof && !proof.problem ? 1 : 0)
  }

  return {
    contentType: registry.contentType,
    observe(request, response) {
      const kind = toRequestKind(request)
      const end = durations.startTimer({ kind })
      response.once('close', () => {
        end()
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
        requests.inc({ kind, status })
      })
    },
    async render() {
      await update()
      return registry.metrics()
    },
  }
}
