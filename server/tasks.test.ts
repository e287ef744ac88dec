import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getEmbeddedBackend } from '../lib/backend/index.ts'
import { enqueue, enqueueMails } from '../lib/delivery/deliveries.ts'
import { getEnv } from '../lib/env.ts'
import { renderMail } from '../lib/mail/message.ts'
import { startMailServer } from '../lib/mail/testing-mail-server.ts'
import { startTasks } from './tasks.ts'

it('sends mail, and logs how long mail and submissions have waited and how many are up to the owner', async () => {
  const lines: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-tasks-'))
  const received: string[] = []
  const mails = await startMailServer({
    onMail({ to }, answer) {
      received.push(to)
      answer()
    },
  })
  const env = { DATA_DIR: dataDir, SMTP_URL: mails.url, MAIL_FROM: 'site@site.example', NODE_ENV: 'test' as const }
  jest.replaceProperty(process, 'env', env)
  const backend = getEmbeddedBackend()
  await backend?.use('test', async (db) => {
    await enqueueMails(db, [renderMail('someone@mail.example', 'Hello', [])], 'none')
    const kinds = ['mail', 'mail', 'contact', 'contact']
    await enqueue(
      db,
      kinds.map((kind, at) => ({ id: `old-${at}`, kind, reference: '', recipient: '', payload: '{}' })),
    )
    const createdAt = new Date(Date.now() - 3_600_000).toISOString()
    await db.updateTable('deliveries').set({ createdAt, nextAt: '9999' }).where('id', 'like', 'old-%').execute()
    await db.updateTable('deliveries').set({ state: 'dead' }).where('id', 'in', ['old-1', 'old-3']).execute()
  })

  const tasks = new AbortController()
  startTasks(getEnv(), tasks.signal)
  const read = (event: string) => lines.map((line) => JSON.parse(line)).find((line) => line.event === event)
  while (!read('mail waits') || !read('submissions wait') || received.length === 0) await sleep(50)
  expect(read('submissions wait')).toMatchObject({
    level: 'warn',
    waiting: 1,
    oldestS: expect.closeTo(3_600, -2),
    dead: 1,
  })
  expect(read('mail waits')).toMatchObject({ level: 'warn', oldestS: expect.closeTo(3_600, -2), dead: 1 })
  expect(received).toEqual(['someone@mail.example'])
  tasks.abort()
  await backend?.close()
  await mails.close()
  jest.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})
