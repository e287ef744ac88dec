import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { enqueue } from './deliveries.ts'
import { watchDeliveries } from './watch.ts'

it('tells the log how long mail and submissions have waited, and how many are up to the owner', async () => {
  const lines: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-watch-'))
  const db = await openDatabase(dataDir)
  await enqueue(
    db,
    ['a', 'b', 'c', 'd'].map((reference) => ({ reference, recipient: '', payload: {} })),
  )
  const createdAt = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('deliveries').set({ createdAt, nextAt: '9999' }).execute()
  await db.updateTable('deliveries').set({ kind: 'contact', place: 1 }).where('reference', 'in', ['c', 'd']).execute()
  await db.updateTable('deliveries').set({ state: 'dead' }).where('reference', 'in', ['b', 'd']).execute()
  await db.destroy()

  const secret = 'a secret of more than thirty-two characters'
  void watchDeliveries(readEnv({ DATA_DIR: dataDir, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@site.example' }))
  void watchDeliveries(
    readEnv({
      ...{ DATA_DIR: dataDir, BACKEND_URL: 'http://backend.example' },
      ...{ JOB_LINK_SECRET: secret, SECRETS_KEY: secret },
    }),
  )
  const read = (event: string) => lines.map((line) => JSON.parse(line)).find((line) => line.event === event)
  while (!read('mail waits') || !read('submissions wait')) await sleep(50)
  const waiting = { level: 'warn', waiting: 1, oldestS: expect.closeTo(3_600, -2), dead: 1 }
  expect(read('mail waits')).toMatchObject(waiting)
  expect(read('submissions wait')).toMatchObject(waiting)
  jest.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})
