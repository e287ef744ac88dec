import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type FilesOutcome, FUZZED_SITE, fuzzFiles } from '../tools/fuzz/run-files.ts'
import { startOwnSite } from './site'

test.describe.configure({ mode: 'serial' })

let folder: string
let outcome: FilesOutcome

test.beforeAll(async () => {
  // `FUZZ_FILES=50000` makes the run long.
  test.setTimeout(process.env.FUZZ_FILES ? 0 : 240_000)
  folder = mkdtempSync(path.join(os.tmpdir(), 'fuzz-files-'))
  const start = () => startOwnSite('fuzz files', folder, FUZZED_SITE)
  outcome = await fuzzFiles(Number(process.env.FUZZ_FILES || 500), { seed: 20, start, dataDir: folder })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('no damaged file breaks the site, ends it or delays others', { tag: '@full' }, () => {
  const lines = outcome.findings.map(
    ({ file, problems }) => `file ${file.index} (${file.made}): ${problems.join('; ')}`,
  )
  expect(lines).toEqual([])
  expect(outcome.restarts).toBe(0)
  expect(outcome.statuses).toMatchObject({ 200: expect.any(Number), 415: expect.any(Number), 422: expect.any(Number) })
})

test('damaged files take little memory, and leave nothing behind', { tag: '@full' }, () => {
  expect(outcome.memory.peak - outcome.memory.before).toBeLessThan(400)
  expect(outcome.leftInSpool).toBe(0)
  expect(outcome.extraDisk).toBeLessThan(50)
})
