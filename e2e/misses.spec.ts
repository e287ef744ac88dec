import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { toTooManyText } from '../content/too-many'
import { routes } from '../lib/routes'
import { COSTLY_PER_WINDOW } from '../lib/security/cache-miss-counter.ts'
import type { Site } from '../tools/bench/site.ts'
import { send } from '../tools/http/send.ts'
import { startOwnSite } from './site'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string
let site: Site

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'misses-'))
  site = await startOwnSite('misses', folder, { TRUST_PROXY: 'true', LIMIT_MISSES: 'true' })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const SECONDS = 6
const MISSES_PER_SECOND = 25
const PAGES_PER_SECOND = 20
const agent = new http.Agent({ keepAlive: true, maxSockets: 300 })

const ask = (path: string, from: string) =>
  send(site.url, { method: 'GET', path, headers: { 'x-forwarded-for': from, accept: 'text/html' } }, agent)

/** Sends requests at a fixed rate, however slowly the server answers, as strangers do. */
async function askSteadily(rate: number, seconds: number, from: string, toPath: (i: number) => string) {
  const answers = []
  for (let i = 0; i < rate * seconds; i += 1) {
    answers.push(ask(toPath(i), from))
    await sleep(1000 / rate)
  }
  return Promise.all(answers)
}

const ordinary = [routes.home, routes.about, routes.blog, routes.careers]
const readPages = async (seconds: number) => {
  const answers = await askSteadily(
    PAGES_PER_SECOND,
    seconds,
    '203.0.113.1',
    (i) => ordinary[i % ordinary.length] ?? '/',
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  return answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? 0
}

const unknown = {
  drawings: (i: number) => `/art/cover/nothing-${i}.aaaaaaaa.svg`,
  articles: (i: number) => routes.post(`nothing-${i}`),
  positions: (i: number) => routes.job(`nothing-${i}`),
  searches: (i: number) => `${routes.blog}?search=nothing${i}`,
  'deep pages': (i: number) => routes.blogPage(9_000 + i),
}
const mixed = (i: number) => Object.values(unknown)[i % 5]?.(i) ?? ''

test(`misses of every kind, ${MISSES_PER_SECOND} a second, slow nobody down`, { tag: '@full' }, async () => {
  await readPages(1)
  const idle = await readPages(3)
  const [misses, busy] = await Promise.all([
    askSteadily(MISSES_PER_SECOND, SECONDS, '198.51.100.1', mixed),
    readPages(SECONDS),
  ])
  test.info().annotations.push({ type: 'p95', description: `idle ${idle} ms, during the misses ${busy} ms` })
  const refused = misses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]?.body).toContain(toTooManyText(Number(refused[0]?.headers['retry-after'])))
  // A slow machine that also runs other tests needs 1.05 s.
  expect(busy).toBeLessThan(20 * idle + 2500)
  // Waits until the time windows of all addresses have ended.
  await sleep(10_000)
})

test('an address that is refused misses still gets every page, old article and position that exists', {
  tag: '@full',
}, async () => {
  const from = '198.51.100.99'
  const [article = ''] = /\/blog-read\/[\w-]+/.exec((await ask(routes.blogPage(2), '203.0.113.1')).body) ?? []
  expect((await ask(article, '203.0.113.1')).status).toBe(200)
  await Promise.all(Array.from({ length: COSTLY_PER_WINDOW.page.each + 1 }, (_, i) => ask(`/nothing-${i}`, from)))
  expect((await ask('/nothing-more', from)).status).toBe(429)
  for (const path of [...ordinary, article, '/healthz']) {
    expect([path, (await ask(path, from)).status]).toEqual([path, 200])
  }
})

test('three hundred misses at once are not all let in', { tag: '@full' }, async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => ask(`/at-once-${i}`, '198.51.100.98')))
  expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(COSTLY_PER_WINDOW.page.each)
})
