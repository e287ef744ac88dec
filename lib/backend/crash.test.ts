import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crash } from './testing-crash.ts'

it('loses, halves and doubles no application when it is killed ten times while people apply', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-crash-'))
  const { acknowledged, stored, ...faults } = await crash(folder, 10)
  expect(faults).toEqual({ lost: 0, damaged: 0, doubled: 0, failedRetries: 0 })
  expect(stored).toBe(60)
  // Some were answered before the kill and some were not, or the test has shown nothing.
  expect(acknowledged).toBeGreaterThan(0)
  expect(acknowledged).toBeLessThan(60)
  await rm(folder, { recursive: true, force: true })
}, 120_000)
