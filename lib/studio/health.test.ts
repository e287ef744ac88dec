import { rm } from 'node:fs/promises'
import path from 'node:path'
import { GET } from '../../app/api/studio/health/route.ts'
import { GET as readReady } from '../../app/readyz/route.ts'
import { openCopies } from '../backups/copies.ts'
import { keepBackups } from '../backups/keep-backups.ts'
import { enqueue } from '../delivery/deliveries.ts'
import { getEnv } from '../env.ts'
import type { Health } from './health.ts'
import { startStudio } from './testing-studio.ts'

jest.mock('next/server', () => ({ connection: async () => undefined }))

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio()
  // The settings are read once.
  const BACKUP_URL = `${studio.dataDir}-copies`
  Object.assign(getEnv(), { BACKUP_URL, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@site.example' })
})
afterAll(async () => {
  await studio.stop()
  await rm(`${studio.dataDir}-copies`, { recursive: true })
})

const read = async (): Promise<Health> => (await studio.call(GET, { method: 'GET', role: 'owner' })).json()

it('reports the site, mail and copies without anything about people, and so does /readyz', async () => {
  await studio.backend.use('test', async (db) => {
    const mail = { reference: 'NK-1', recipient: 'someone@mail.example', payload: '{}' }
    await enqueue(db, [mail, { ...mail, id: 'sent' }, { ...mail, id: 'dead' }], Date.now() - 3_600_000)
    const settledAt = '2026-11-20T10:00:00.000Z'
    await db.updateTable('deliveries').set({ state: 'sent', settledAt }).where('id', '=', 'sent').execute()
    await db.updateTable('deliveries').set({ state: 'dead', problem: 'SMTP 550' }).where('id', '=', 'dead').execute()
  })
  await studio.apply()
  const health = await read()
  expect(health).toMatchObject({
    troubles: [],
    database: { engine: 'SQLite', version: expect.stringMatching(/^3\./) },
    files: 'folder',
    mail: {
      lastSentAt: '2026-11-20T10:00:00.000Z',
      waiting: 1,
      oldestS: expect.closeTo(3_600, -2),
      dead: 1,
      problem: 'SMTP 550',
    },
    backups: { copies: 0, newestAt: null, warnings: ['none'] },
    versions: { node: process.version, site: expect.stringMatching(/^\d/) },
  })
  expect(JSON.stringify(health)).not.toMatch(/@|NK-/)
  expect(await (await readReady()).text()).toContain('\nbackup: no copy\n')

  await keepBackups(getEnv(), studio.backend.use)
  const proved = await read()
  expect(proved.backups).toMatchObject({ copies: 1, warnings: [], proof: { applications: 1, files: 2, problem: '' } })
  expect(await (await readReady()).text()).not.toContain('backup:')

  const [name = ''] = await openCopies(getEnv().BACKUP_URL ?? '', getEnv()).list()
  await rm(path.join(getEnv().BACKUP_URL ?? '', name, 'manifest.json'))
  await keepBackups(getEnv(), studio.backend.use, () => Date.now() + 7 * 86_400_000)
  const damaged = await read()
  expect(damaged.backups?.warnings).toEqual(['damaged'])
  expect(damaged.backups?.proof?.problem).toContain('manifest.json of the backup is missing')
  const ready = await readReady()
  expect([ready.status, await ready.text()]).toEqual([
    200,
    expect.stringContaining('backup: the newest copy could not be restored'),
  ])
})
