import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { candidateMails } from '../../content/candidate-mails.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { apply } from '../backend/testing-applicants.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { deliverMail } from '../delivery/deliver-mail.ts'
import { claim } from '../delivery/deliveries.ts'
import type { Mail } from '../mail/message.ts'
import {
  listCandidateMails,
  markSentByHand,
  type NewCandidateMail,
  queueCandidateMail,
  takeBackCandidateMail,
} from './candidate-mails.ts'
import { erase } from './erase.ts'
import { fillTemplate } from './fill-template.ts'
import { UNDO_MS } from './visible-state.ts'

afterAll(stopPostgres)

describe.each(engines)('mails to candidates on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  let reference: string
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const setEnv = (more: object) =>
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'site@site.example',
      ...more,
    })
  beforeEach(async () => {
    setEnv({})
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-candidate-mails-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    reference = await apply(backend, dataDir, { name: 'Rafi', email: 'Rafi@mail.example' })
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await backend.close()
    if (url) await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const write = (more: Partial<NewCandidateMail> = {}, now = Date.now()) =>
    use((db) =>
      db
        .transaction()
        .execute((transaction) =>
          queueCandidateMail(
            transaction,
            { reference, template: 'declined', subject: 'Hello\nBcc: x', text: 'One\n\nTwo', by: 'Anika', ...more },
            { now },
          ),
        ),
    )
  const takeBack = (id: string) =>
    use((db) => db.transaction().execute((transaction) => takeBackCandidateMail(transaction, id)))
  const list = () => use((db) => listCandidateMails(db, reference))
  const deliver = async () => {
    const sent: Mail[] = []
    const send = async (mail: Mail) => {
      sent.push(mail)
      return { result: 'accepted' } as const
    }
    await deliverMail(backend.use, { send })
    return sent
  }

  it('wait ten minutes, and are sent once', async () => {
    await write()
    expect(await deliver()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'waiting', subject: 'Hello Bcc: x', text: 'One\n\nTwo', by: 'Anika' }])
    await write({ template: 'offer' }, Date.now() - UNDO_MS - 1)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'Rafi@mail.example', replyTo: expect.stringContaining('@') })
    expect(mail?.headers).toEqual({})
    expect(await deliver()).toEqual([])
    expect((await list()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting'])
  })

  it('are never sent once they are taken back, and cannot be taken back twice or too late', async () => {
    const id = await write()
    expect(await takeBack(id)).toBe(true)
    expect(await takeBack(id)).toBe(false)
    const late = await write({ delayMs: 0 })
    await deliver()
    expect(await takeBack(late)).toBe(false)
    expect((await list()).map(({ state }) => state).sort()).toEqual(['sent', 'taken-back'])
  })

  it('are taken back or sent, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await write({ delayMs: 0 })
      const [claimed, isBack] = await Promise.all([use((db) => claim(db, 'mail', 5)), takeBack(id)])
      expect(claimed.some((row) => row.id === id)).toBe(!isBack)
    }
  })

  it('go at once after an act of the candidate, as automatic ones', async () => {
    await write({ by: '' })
    const [mail] = await deliver()
    expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  })

  it('wait for a person where the site sends none', async () => {
    setEnv({ SMTP_URL: undefined })
    const id = await write({ delayMs: 0 })
    expect(await deliver()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'by-hand' }])
    const mark = () => use((db) => markSentByHand(db, id))
    expect([await mark(), await mark()]).toEqual([true, false])
    expect(await list()).toMatchObject([{ state: 'sent' }])
  })

  it('are erased with the application', async () => {
    await write()
    await use((db) => erase(db, backend.files, reference))
    expect(await use((db) => db.selectFrom('candidateMails').selectAll().execute())).toEqual([])
    expect(await use((db) => db.selectFrom('deliveries').selectAll().execute())).toEqual([])
  })
})

describe('a template', () => {
  const values = {
    name: 'Rafi {job}',
    job: 'Weaver\nBcc: x',
    reference: 'NK',
    personal: '',
    page: '',
    company: 'The Loom',
  }

  it('is filled in one pass, and leaves out an empty line of the person who writes', () => {
    const { subject, text } = fillTemplate(candidateMails.declined, values)
    expect(subject).toBe('Your application: Weaver Bcc: x')
    expect(text).toMatch(/^Dear Rafi \{job\},\n\nThank you/)
    expect(text).not.toMatch(/\n\n\n|\{personal\}/)
  })

  it('keeps words in braces that it does not know', () => {
    expect(fillTemplate({ subject: '{other}', text: '{constructor} {name}' }, values).text).toBe(
      '{constructor} Rafi {job}',
    )
  })
})
