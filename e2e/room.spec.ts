import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { getDatabasePath } from '../lib/db/database'
import { routes } from '../lib/routes'
import { createPdf } from '../lib/uploads/testing-documents.ts'
import type { Site } from '../tools/bench/site.ts'
import { createApplicants, createTally } from '../tools/load/visitors.ts'
import { startOwnSite } from './site'
import { readRows } from './store'

const MB = 1024 * 1024

/** Servers that run out of disk space, or lose their data. */
test.describe.configure({ mode: 'serial' })

let folder: string
let site: Site | undefined

test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'room-'))
})
test.afterEach(async () => {
  await site?.stop()
  site = undefined
  rmSync(folder, { recursive: true, force: true })
})

const pdf = () => new File([new Uint8Array(createPdf(5 * MB))], 'cv.pdf')

async function upload(url: string, address: string) {
  const body = new FormData()
  body.set('resume', pdf())
  const headers = { accept: 'application/json', 'x-forwarded-for': address }
  return fetch(url + routes.api.upload, { method: 'POST', body, headers })
}

const getReady = async (url: string) => {
  const answer = await fetch(`${url}/readyz`)
  return [answer.status, (await answer.text()).trim()]
}

test('one address cannot fill the disk, and an honest application from another goes through', {
  tag: '@full',
}, async () => {
  site = await startOwnSite('room', folder, { TRUST_PROXY: 'true', UNCLAIMED_MB_PER_ADDRESS: '30', UNCLAIMED_MB: '60' })
  let answer = await upload(site.url, '198.51.100.1')
  let taken = 0
  for (; answer.ok && taken < 20; taken += 1) answer = await upload(site.url, '198.51.100.1')
  expect([answer.status, taken]).toEqual([429, 5])
  expect(await answer.json()).toMatchObject({
    code: 'quota',
    detail: expect.stringContaining('Submit those applications'),
  })
  const stored = readRows('select sum(bytes) as bytes from uploads', [], getDatabasePath(folder))[0]?.bytes
  expect(Number(stored)).toBeLessThanOrEqual(30 * MB)

  const jobPage = await (await fetch(`${site.url}/job-apply/none`)).text()
  const token = /href="\/job-apply\/([\w-]+)"/.exec(jobPage)?.[1] ?? ''
  const apply = createApplicants(site.url, token, MB)
  const tally = createTally()
  for (let time = 0; time < 4; time += 1) await apply(tally)
  expect(tally.failures).toEqual({})
  const left = readRows('select count(*) as n from uploads where claimedBy is not null', [], getDatabasePath(folder))
  expect(left[0]?.n).toBe(8)
})

test('a disk without free space refuses files in words, and the server says that it is not ready', {
  tag: '@full',
}, async () => {
  site = await startOwnSite('room', folder, { FREE_SPACE_MB: '1000000000' })
  expect(await getReady(site.url)).toEqual([503, 'no space'])
  const answer = await upload(site.url, '198.51.100.1')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300'])
  expect(await answer.json()).toMatchObject({ code: 'no-room', errors: {} })
})

const subscribe = (url: string) =>
  fetch(url + routes.api.newsletter, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@mail.example' }),
  })

test('a data folder that is removed gets no more "yes", and the server says that it is not ready', {
  tag: '@full',
}, async () => {
  const dataDir = path.join(folder, 'data')
  site = await startOwnSite('room', dataDir)
  expect([(await subscribe(site.url)).status, await getReady(site.url)]).toEqual([200, [200, 'ready']])
  renameSync(dataDir, `${dataDir}.away`)
  expect([(await subscribe(site.url)).status, await getReady(site.url)]).toEqual([502, [503, 'data folder gone']])
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(`${dataDir}.away`, dataDir)
  expect([(await subscribe(site.url)).status, await getReady(site.url)]).toEqual([200, [200, 'ready']])
})

test('a damaged database is named, holds nobody up, and is no reason to say that nothing is open', {
  tag: '@full',
}, async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(getDatabasePath(folder), 'This is no database. '.repeat(400))
  site = await startOwnSite('room', folder)
  expect(await getReady(site.url)).toEqual([503, 'database damaged'])
  const started = performance.now()
  await Promise.all(Array.from({ length: 10 }, () => subscribe(site?.url ?? '')))
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  // Before the fix, each of the ten blocked for two seconds.
  expect(performance.now() - started).toBeLessThan(10_000)
  // Not a page of the build: no good copy of this one exists.
  const list = await fetch(`${site.url}${routes.careers}?search=nobody-searched-this`)
  expect(list.status).toBeGreaterThanOrEqual(500)
  expect(site.getOutput()).toContain('"trouble":"database damaged","code":"SQLITE_NOTADB"')
})
