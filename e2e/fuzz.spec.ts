import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Site } from '../tools/bench/site.ts'
import { fuzzHandlers, fuzzPaths, type Outcome } from '../tools/fuzz/run.ts'
import { startOwnSite } from './site'

/** A short, seeded run of `npm run fuzz --prefix tools`. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string
let site: Site

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fuzz-'))
  site = await startOwnSite('fuzz', folder, { TRUST_PROXY: 'true', REVALIDATE_SECRET: '0123456789abcdef-fuzz' })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const options = () => ({ base: site.url, seed: 20, secrets: [folder] })
const toLines = ({ findings }: Outcome) =>
  findings.map(
    ({ request, problems }) =>
      `${problems.join('; ')}: ${request.method} ${request.path} ${JSON.stringify(request.headers)}`,
  )

test('no made-up address breaks the site or makes it talk', { tag: '@full' }, async () => {
  const outcome = await fuzzPaths(1_000, options())
  expect(toLines(outcome)).toEqual([])
  expect(outcome.statuses).toMatchObject({ 404: expect.any(Number), 308: expect.any(Number) })
})

test('no made-up request breaks a handler or makes it talk', { tag: '@full' }, async () => {
  const outcome = await fuzzHandlers(800, options())
  expect(toLines(outcome)).toEqual([])
  expect(outcome.statuses).toMatchObject({ 200: expect.any(Number), 405: expect.any(Number), 422: expect.any(Number) })
})

test('the log stays one object a line, and says nothing of what was sent', { tag: '@full' }, () => {
  const lines = site.getOutput().split('\n').filter(Boolean)
  const foreign = lines.slice(lines.findIndex((line) => line.startsWith('{'))).filter((line) => !line.startsWith('{'))
  expect(foreign).toEqual([])
  expect(lines.filter((line) => line.includes('form handler broke'))).toEqual([])
})
