import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { getDatabasePath } from '../lib/db/database'
import { routes } from '../lib/routes'
import { createDocx, createPdf } from '../lib/uploads/testing-documents'
import { hostileFiles } from '../lib/uploads/testing-hostile'
import { readMemory, type Site } from '../tools/bench/site.ts'
import { apply, post, toAnswers, upload } from '../tools/load/apply.ts'
import { startOwnSite } from './site'
import { readRows } from './store'

/** One stranger attacks uploads while another one applies. Figures are reported as annotations; only limits are asserted. */
test.describe.configure({ mode: 'serial' })

const MB = 1024 * 1024

let folder: string
let site: Site
let token: string

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'attacks-'))
  site = await startOwnSite('attacks', folder, { TRUST_PROXY: 'true', CLAIMED_MB_PER_ADDRESS: '40' })
  const page = await (await fetch(`${site.url}/job-apply/none`)).text()
  token = /href="\/job-apply\/([\w-]+)"/.exec(page)?.[1] ?? ''
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const pdf = (bytes: number) => new File([new Uint8Array(createPdf(bytes))], 'cv.pdf')
const docx = () => new File([new Uint8Array(createDocx())], 'letter.docx')

async function applyHonestly(): Promise<number> {
  const started = performance.now()
  expect(await apply(site.url, { token, key: randomUUID(), files: [pdf(MB), docx()] })).toMatch(/^NK-/)
  return performance.now() - started
}

/** Watches the server until `attack` is over, while a person applies again and again. */
async function watch(attack: (isOver: () => boolean) => Promise<unknown>, seconds: number) {
  const longest = { healthMs: 0, applicationMs: 0, memoryMB: 0, applications: 0 }
  const measureHealth = async () => {
    const started = performance.now()
    expect((await fetch(site.url + routes.health)).status).toBe(200)
    return performance.now() - started
  }
  let idleMs = 0
  for (let time = 0; time < 50; time += 1) idleMs = Math.max(idleMs, await measureHealth())
  const memoryBefore = readMemory(site.pid)
  let isOver = false
  const attacking = attack(() => isOver)
  const probe = async () => {
    while (!isOver) {
      longest.healthMs = Math.max(longest.healthMs, await measureHealth())
      longest.memoryMB = Math.max(longest.memoryMB, readMemory(site.pid) - memoryBefore)
      await sleep(50)
    }
  }
  const honest = async () => {
    while (!isOver) {
      await sleep(1_000)
      longest.applicationMs = Math.max(longest.applicationMs, await applyHonestly())
      longest.applications += 1
    }
  }
  const both = Promise.all([probe(), honest()])
  await sleep(seconds * 1_000)
  isOver = true
  await Promise.all([both, attacking])
  const figures = Object.entries({ idleMs, ...longest }).map(([name, value]) => `${name} ${Math.round(value)}`)
  test.info().annotations.push({ type: 'attack', description: figures.join(', ') })
  expect(longest.applications).toBeGreaterThan(1)
}

const countSpooled = () =>
  readdirSync(path.join(folder, 'incoming'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

const HEAD =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7'

/**
 * Opens a connection that announces a large file and sends one byte a second. Resolves to the response once it is
 * closed.
 */
function drip(address: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1')
    let answer = ''
    const timer = setInterval(() => socket.write('x'), 1_000)
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(answer)
    })
    socket.write(
      `POST ${routes.api.upload} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\nAccept: application/json\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${5 * MB}\r\n\r\n${HEAD}`,
    )
  })
}

test('453 slow connections from 13 networks take nobody’s room, and are let go', { tag: '@full' }, async () => {
  test.setTimeout(120_000)
  // Half of the senders share one household, whose networks count as one.
  const toAddress = (at: number) => (at % 2 ? `2001:db8:0:4${(at % 16).toString(16)}::1` : `192.0.2.${at % 13}`)
  let answers: string[] = []
  await watch(async () => {
    answers = await Promise.all(Array.from({ length: 453 }, (_, at) => drip(toAddress(at))))
  }, 25)
  const statuses = new Set(answers.map((answer) => answer.slice(9, 12)))
  expect([...statuses].filter((status) => !['408', '503'].includes(status))).toEqual([])
  await expect.poll(countSpooled).toBe(0)
})

test('files that are costly to inspect hold up nobody else’s', { tag: '@full' }, async () => {
  test.setTimeout(120_000)
  const contents = Object.entries(hostileFiles).map(([name, { create }]) => new File([new Uint8Array(create())], name))
  await watch(async (isOver) => {
    const sent: Promise<unknown>[] = []
    for (let at = 0; !isOver(); at += 1) {
      const body = new FormData()
      body.set('resume', contents[at % contents.length] ?? '')
      const headers = { accept: 'application/json', 'x-forwarded-for': '192.0.2.77' }
      sent.push(fetch(site.url + routes.api.upload, { method: 'POST', body, headers }).then((answer) => answer.status))
      // As often as the limit on posts allows.
      await sleep(200)
    }
    const statuses = new Set(await Promise.all(sent))
    expect([...statuses].filter((status) => ![200, 415, 422, 429, 503].includes(Number(status)))).toEqual([])
  }, 20)
  await expect.poll(countSpooled).toBe(0)
})

test('one address cannot keep files without end by applying, and others still can', { tag: '@full' }, async () => {
  const from = '192.0.2.99'
  const applyAs = async () => {
    const files = [pdf(5 * MB), pdf(5 * MB)]
    const key = randomUUID()
    const [resumeLink, coverLetterLink] = await Promise.all(
      files.map((file, at) => upload(site.url, at === 0 ? 'resume' : 'coverLetterFile', `${key}-${at}`, file, from)),
    )
    return post(site.url, routes.api.apply, key, { ...toAnswers({ token, key }), resumeLink, coverLetterLink }, from)
  }
  const outcomes: string[] = []
  for (let time = 0; time < 5; time += 1)
    outcomes.push(
      await applyAs().then(
        () => 'taken',
        (error: Error) => error.message,
      ),
    )
  expect(outcomes).toEqual(['taken', 'taken', 'taken', 'taken', `${routes.api.apply} answered 429`])
  await applyHonestly()
  const [row] = readRows(
    'select sum(bytes) as kept from uploads where claimedBy is not null',
    [],
    getDatabasePath(folder),
  )
  expect(Number(row?.kept)).toBeLessThan(100 * MB)
})
