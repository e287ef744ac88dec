import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runOutage } from './testing-outage.ts'

it('brings everything to a backend that was away for a day, once and not all at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-outage-'))
  const { sent, kills, minutes, ...errors } = await runOutage(folder, 12, 4)
  // The backend fails in another way every two hours, so each way meets two people.
  expect([sent, kills]).toEqual([12, 4])
  expect(errors).toEqual({
    atWork: expect.any(Number),
    repeats: expect.any(Number),
    mostInOneSecond: 1,
    lost: 0,
    doubled: 0,
    damagedFiles: 0,
  })
  expect(minutes).toBeLessThan(60)
  await rm(folder, { recursive: true })
})
