import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { countEvent } from '../../lib/count-event.ts'
import { readEnv } from '../../lib/env.ts'
import { createSiteServer } from '../create-server.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createFigureReader, type SiteFigures } from './site-figures.ts'
import { parseExposition } from './testing-exposition.ts'

const figures: SiteFigures = {
  hasFiles: false,
  freeBytes: 5_000,
  deliveries: [{ kind: 'mail', state: 'waiting', count: 3 }],
  oldest: [{ kind: 'mail', seconds: 840 }],
  promises: [{ id: 'firstAnswer', atRisk: 2, broken: 1 }],
  backups: {
    copies: 14,
    newestAt: 1_700_000_000_000,
    proof: {
      id: 'p',
      kind: 'proof',
      copy: 'site',
      startedAt: '2026-11-26T02:00:00.000Z',
      seconds: 3,
      rowCounts: '{}',
      files: 2,
      problem: '',
    },
  },
}

let answer: SiteFigures | null = figures
let site: http.Server
let server: http.Server
let metrics: ReturnType<typeof createMetrics>

const toUrl = (of: http.Server, at: string) => `http://127.0.0.1:${(of.address() as AddressInfo).port}${at}`
const scrape = async () => parseExposition(await (await fetch(toUrl(server, '/metrics'))).text())

async function find(name: string, labels: Record<string, string> = {}) {
  const { samples } = await scrape()
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )
  return found.map(({ value }) => value)
}

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  metrics = createMetrics(async () => answer)
  server = serveMetrics(metrics, 0, '127.0.0.1')
  const handleWithNext = async ({ url }: http.IncomingMessage, response: http.ServerResponse) => {
    response.statusCode = url === '/broken' ? 500 : 200
    response.end('ok')
  }
  const env = readEnv({ LIMIT_MISSES: '0' })
  site = createSiteServer({ env, root: process.cwd(), isDev: true, handleWithNext, observe: metrics.observe })
  site.listen(0, '127.0.0.1')
  await Promise.all([once(site, 'listening'), server.listening || once(server, 'listening')])
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  server.closeAllConnections()
  server.close()
  jest.restoreAllMocks()
})

it('counts requests by kind and class of status, with their duration', async () => {
  const asked = {
    '/about?utm=1': 'document',
    '/broken': 'document',
    '/sitemap.xml': 'data',
    '/_next/static/a.js': 'asset',
    '/api/read': 'call',
    '/pictures/one.jpg': 'picture',
    '/api/studio/applications/NK-7F3K-2M9Q/files/resume': 'file',
  }
  for (const address of Object.keys(asked)) await (await fetch(toUrl(site, address))).text()
  expect(await find('site_requests_total', { kind: 'document', status: '5xx' })).toEqual([1])
  for (const kind of new Set(Object.values(asked)))
    expect([kind, await find('site_request_duration_seconds_count', { kind })]).toEqual([
      kind,
      [Object.values(asked).filter((other) => other === kind).length],
    ])
})

it('counts refused uploads and reads of caches', async () => {
  countEvent('upload', 'too-large')
  countEvent('page cache', 'hit')
  expect(await find('site_uploads_total', { result: 'too-large' })).toEqual([1])
  expect(await find('site_cache_reads_total', { cache: 'page cache', result: 'hit' })).toEqual([1])
})

it('shows what the database knows, and nothing old when it does not answer', async () => {
  answer = figures
  expect(await find('site_deliveries', { kind: 'mail', state: 'waiting' })).toEqual([3])
  expect(await find('site_promises', { promise: 'firstAnswer', state: 'broken' })).toEqual([1])
  expect(await find('site_backup_newest_timestamp_seconds')).toEqual([1_700_000_000])
  expect(await find('site_backup_proof_success')).toEqual([1])
  expect([await find('site_database_up'), await find('site_file_store_up')]).toEqual([[1], [0]])
  answer = null
  expect(await find('site_database_up')).toEqual([0])
  for (const name of ['site_deliveries', 'site_disk_free_bytes', 'site_backup_newest_timestamp_seconds'])
    expect([name, await find(name)]).toEqual([name, []])
  answer = { ...figures, backups: null }
  expect(await find('site_backup_proof_success')).toEqual([])
  answer = figures
})

it('reads the database once for several readers, and gives up on one that hangs', async () => {
  let reads = 0
  const read = createFigureReader(async () => {
    reads += 1
    return figures
  })
  expect(await Promise.all([read(), read()])).toEqual([figures, figures])
  expect(reads).toBe(1)
  expect(await createFigureReader(() => Promise.reject(new Error('away')))()).toBeNull()
})

it('has as many series after 100,000 addresses as before', async () => {
  const { samples } = await scrape()
  const request = { headers: {} } as http.IncomingMessage
  const response = { once: (_: string, act: () => void) => act(), writableFinished: true, statusCode: 404 }
  for (let at = 0; at < 100_000; at += 1) {
    request.url = `/${at.toString(36)}/${['x.xml', 'y', 'art/z', 'api/a.pdf', '%00"\\\n'][at % 5]}`
    metrics.observe(request, response as never)
  }
  const after = await scrape()
  // A few for statuses that were not seen before.
  expect(after.samples.length - samples.length).toBeLessThan(20)
  expect(after.samples.length).toBeLessThan(400)
})

it('serves nothing else, and not on the port of the site', async () => {
  expect((await fetch(toUrl(server, '/'))).status).toBe(404)
  expect((await fetch(toUrl(server, '/metrics'), { method: 'POST' })).status).toBe(404)
  expect((await fetch(toUrl(server, '/metrics'))).headers.get('content-type')).toContain('version=0.0.4')
  expect(await (await fetch(toUrl(site, '/metrics'))).text()).not.toContain('site_requests_total')
})

it.each(['docs/grafana-dashboard.json', 'docs/prometheus-alerts.yml'])(
  '%s names metrics that there are',
  async (file) => {
    const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
    const named = new Set(text.match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g))
    const { types, samples } = await scrape()
    const known = new Set([...types.keys(), ...samples.map(({ name }) => name)])
    expect(named.size).toBeGreaterThan(5)
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  },
)

it('the parser refuses what Prometheus would', () => {
  const head = '# HELP a b\n# TYPE a gauge\n'
  expect(parseExposition(`${head}a{b="c"} 1\n`).samples).toEqual([{ name: 'a', labels: { b: 'c' }, value: 1 }])
  for (const wrong of ['a 1', 'a x\n', 'a{b=c} 1\n', 'a 1\na 1\n', 'b 1\n', 'a{b="c" 1\n'])
    expect(() => parseExposition(head + wrong)).toThrow()
})
