import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { crash } from './testing-crash.ts'

afterAll(stopPostgres)

// Each takes two starts. Two of them are killed right after an answer, and one at some moment.
const rounds = 3

it.each(engines)(
  'on %s loses, halves and doubles no application when it is killed again and again while people apply',
  async (engine) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-crash-'))
    const url = await createDatabase(engine, path.join(folder, 'data'))
    const { acknowledged, stored, ...errors } = await crash(folder, rounds, { url })
    expect(errors).toEqual({ lost: 0, damaged: 0, doubled: 0, failedRetries: 0 })
    expect(stored).toBe(6 * rounds)
    // Some must have been answered before the kill and some not, or the test proves nothing.
    expect(acknowledged).toBeGreaterThan(0)
    expect(acknowledged).toBeLessThan(6 * rounds)
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  },
)
