import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { candidateMails } from '../../content/candidate-mails.ts'
import { listCandidateMails } from '../applications/candidate-mails.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { apply } from '../backend/testing-applicants.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { deliverMail } from '../delivery/deliver-mail.ts'
import type { Mail } from '../mail/message.ts'
import { cleanEnv } from '../testing-env.ts'
import { setApplicationState } from './applications.ts'
import { batchEndSchema, batchSchema, listRecipients, sendBatch, takeBackBatch } from './mail-batches.ts'
import {
  getMailTemplate,
  listMailTemplates,
  resetMailTemplate,
  saveMailTemplate,
  templateSchema,
} from './mail-templates.ts'

afterAll(stopPostgres)

const KEY = 'batch-key-of-sixteen'
const PEOPLE = 4
const SECRET = 'only-for-tests-and-long-enough-to-be-taken'
const env = {
  NODE_ENV: 'test',
  SIGNING_SECRET: SECRET,
  JOB_LINK_SECRET: SECRET,
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'site@site.example',
} as const

describe.each(engines)('batches of mails on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  let references: string[]
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  beforeEach(async () => {
    jest.replaceProperty(process, 'env', env)
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-mail-batches-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    references = []
    for (let at = 0; at < PEOPLE; at += 1)
      references.push(await apply(backend, dataDir, { name: `Person${at}`, email: `person${at}@mail.example` }))
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await backend.close()
    if (url) await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const toBatch = (more: Partial<z.input<typeof batchSchema>> = {}) => ({
    key: KEY,
    template: 'in-review',
    state: 'in review' as const,
    references,
    from: Object.fromEntries(references.map((reference) => [reference, 'new' as const])),
    ...more,
  })
  const send = (more: Partial<z.input<typeof batchSchema>> = {}) =>
    use((db) =>
      db
        .transaction()
        .execute((transaction) => sendBatch(transaction, { ...batchSchema.parse(toBatch(more)), by: 'Anika' })),
    )
  const countMails = async () => {
    const mails = await Promise.all(references.map((reference) => use((db) => listCandidateMails(db, reference))))
    return mails.map((each) => each.length)
  }
  const getStates = () =>
    use(async (db) => {
      const rows = await db.selectFrom('applications').select(['reference', 'state']).execute()
      return references.map((reference) => rows.find((row) => row.reference === reference)?.state)
    })

  it('can go to everyone of a filtered list, however many of them a page shows', async () => {
    const [first = ''] = references
    await use((db) => setApplicationState(db, first, 'interview'))
    const { people, count } = await use((db) => listRecipients(db, { state: 'new' }))
    expect(count).toBe(PEOPLE - 1)
    expect(new Set(people.map(({ reference }) => reference))).toEqual(new Set(references.slice(1)))
    expect(people[0]).toEqual({ reference: expect.any(String), name: 'Person3', lastName: 'Sultana', state: 'new' })
    expect(await use((db) => listRecipients(db, { words: 'person2' }))).toMatchObject({
      people: [{ name: 'Person2' }],
      count: 1,
    })
  })

  it('write to each person once, however often they are sent', async () => {
    const [first, again] = await Promise.all([send(), send()])
    expect(first.sent.length + again.sent.length).toBe(2 * PEOPLE)
    expect(await send()).toMatchObject({ sent: references, left: [], isNew: false })
    expect(await countMails()).toEqual(references.map(() => 1))
    expect(await getStates()).toEqual(references.map(() => 'in review'))
  })

  it('leave out whoever has been moved in the meantime, and who is gone', async () => {
    const [moved = ''] = references
    await use((db) => setApplicationState(db, moved, 'interview'))
    const gone = 'NK-0000-0000'
    const result = await send({ references: [...references, gone], from: { ...toBatch().from, [gone]: 'new' } })
    expect(result).toMatchObject({ sent: references.slice(1), left: [moved, gone] })
    expect(await countMails()).toEqual([0, 1, 1, 1])
    expect((await getStates())[0]).toBe('interview')
  })

  it('can be taken back as a whole, with their states, and are then never sent', async () => {
    await send()
    const back = await use((db) =>
      db.transaction().execute((transaction) => takeBackBatch(transaction, batchEndSchema.parse(toBatch()))),
    )
    expect(back).toEqual({ sent: [], left: references })
    expect(await getStates()).toEqual(references.map(() => 'new'))
    await use((db) =>
      db
        .updateTable('deliveries')
        .set({ nextAt: new Date(0).toISOString() })
        .execute(),
    )
    const sent: Mail[] = []
    await deliverMail(backend.use, {
      send: async (mail) => {
        sent.push(mail)
        return { result: 'accepted' }
      },
    })
    expect(sent).toEqual([])
  })

  it('keep the state that someone else has set since', async () => {
    const [early = '', late = ''] = references
    await use((db) => setApplicationState(db, early, 'in review'))
    const batch = toBatch({ from: { ...toBatch().from, [early]: 'in review' } })
    await send(batch)
    await use((db) => setApplicationState(db, late, 'interview'))
    const end = batchEndSchema.parse(batch)
    expect(await use((db) => db.transaction().execute((transaction) => takeBackBatch(transaction, end)))).toMatchObject(
      {
        left: references,
      },
    )
    expect(await getStates()).toEqual(['in review', 'interview', 'new', 'new'])
  })

  it('use the text that was changed for one person, and the template for the others', async () => {
    const [own = ''] = references
    await send({ texts: { [own]: { subject: 'Only you', text: 'Dear {name}\n\n{personal}' } }, personal: 'Well done.' })
    const [first] = await use((db) => listCandidateMails(db, own))
    const [second] = await use((db) => listCandidateMails(db, references[1] ?? ''))
    expect(first).toMatchObject({
      subject: 'Only you',
      text: expect.stringMatching(/^Dear Person0[\s\S]*Well done\.$/),
    })
    expect(second?.text).toContain('Well done.')
    expect(second?.subject).toMatch(/^We are reading/)
  })

  it('are whole or not there after their process was killed, and whole after a repetition', async () => {
    const script = path.join(__dirname, 'testing-batch-process.ts')
    const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script]
    for (let round = 0; round < 4; round += 1) {
      const key = `${KEY}-${round}`
      const batch = JSON.stringify(toBatch({ key, state: null }))
      const child = spawn(process.execPath, [...flags, dataDir, url ?? '', batch], {
        env: { ...cleanEnv, ...env, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      await sleep(Math.random() * 40)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const counts = await countMails()
      expect([round, round + 1]).toContain(counts[0])
      expect(new Set(counts).size).toBe(1)
      await send({ key, state: null })
      expect(await countMails()).toEqual(references.map(() => round + 1))
    }
  })

  it('take the templates that people have changed', async () => {
    const template = await use((db) => getMailTemplate(db, 'in-review'))
    expect(template).toMatchObject({ version: 0, isChanged: false, text: candidateMails['in-review'].text })
    const text = 'Hello {name}\n\n{personal}'
    const save = (version: number) =>
      use((db) => saveMailTemplate(db, { id: 'in-review', version }, { subject: 'Changed', text }))
    expect(await save(0)).toMatchObject({ version: 1, isChanged: true, subject: 'Changed' })
    await expect(save(0)).rejects.toThrow('conflict')
    await send()
    const [mail] = await use((db) => listCandidateMails(db, references[0] ?? ''))
    expect(mail?.subject).toBe('Changed')
    expect(await use((db) => resetMailTemplate(db, 'in-review', 1))).toMatchObject({ version: 0, isChanged: false })
    expect(await use(listMailTemplates)).toHaveLength(Object.keys(candidateMails).length)
  })
})

describe('a template', () => {
  const check = (subject: string, text: string) => {
    const result = templateSchema.safeParse({ subject, text })
    return result.success
      ? null
      : Object.fromEntries(result.error.issues.map(({ path: at, message }) => [at.join(), message]))
  }

  it('of content keeps its own rules', () => {
    for (const { subject, text } of Object.values(candidateMails)) expect(check(subject, text)).toBeNull()
  })

  it('needs the personal line, and knows its placeholders', () => {
    expect(check('Hello {nam}', '{personal}')).toEqual({ subject: 'has the unknown placeholder {nam}' })
    expect(check('Hello {personal}', '{personal}')).toEqual({ subject: 'cannot have {personal}' })
    expect(check('Hello', 'Dear {name}')).toEqual({ text: expect.stringContaining('needs {personal}') })
    expect(check('', '')).toMatchObject({ subject: 'is required' })
  })
})
