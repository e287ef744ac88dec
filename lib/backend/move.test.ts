import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { moveRunningSite } from '../db/testing-move.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'

afterAll(stopPostgres)

const itOnPostgres = engines.includes('PostgreSQL') ? it : it.skip

itOnPostgres('a site is moved whole while people apply, though the first run is killed half-way', async () => {
  const url = (await createDatabase('PostgreSQL')) ?? ''
  const folder = await mkdtemp(path.join(tmpdir(), 'site-move-'))
  const result = await moveRunningSite(folder, url, 60, 300_000)
  const { before, meanwhile, atKill, second, last } = result
  expect([second.error, last.error]).toEqual(['', ''])
  expect(result.different).toBe(0)
  expect(result.applications).toBe(before + meanwhile)
  expect(result.files).toBe(2 * result.applications)
  // The kill must come in the middle, and people must apply during the runs, or the test has shown nothing.
  expect(atKill).toBeLessThan(2 * before)
  expect(meanwhile).toBeGreaterThan(0)
  // Existing files are not copied again, except those that the kill cut off: s3rver lists them.
  expect(second.kept).toBeGreaterThanOrEqual(atKill - 4)
  expect(last.kept).toBe(second.copied + second.kept)
  await dropDatabase(url)
  await rm(folder, { recursive: true, force: true })
})
