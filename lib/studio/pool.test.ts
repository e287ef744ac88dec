import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { INVITATION_DAYS, invitationLinks } from '../../content/position-invitations.ts'
import { RETENTION } from '../../content/promises.ts'
import { listCandidateMails } from '../applications/candidate-mails.ts'
import { erase } from '../applications/erase.ts'
import { askToRenew, keepLonger } from '../applications/retention.ts'
import { UNDO_MS } from '../applications/visible-state.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import type { sampleCandidate } from '../backend/testing.ts'
import { apply } from '../backend/testing-applicants.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { listOpen } from '../delivery/deliveries.ts'
import { addMonths } from '../format/months.ts'
import type { Mail } from '../mail/message.ts'
import { routes } from '../routes.ts'
import { setApplicationState } from './applications.ts'
import { retention } from './copy/studio-hiring.ts'
import { listInvited, previewInvitations, searchPool, sendInvitations } from './pool.ts'
import { withdrawConsent } from './withdraw-consent.ts'

afterAll(stopPostgres)

const DAY_MS = 86_400_000
const SITE = 'https://site.example'
const settings = {
  NODE_ENV: 'test',
  SITE_URL: SITE,
  SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
  JOB_LINK_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'site@site.example',
} as const

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  let jobs: string[]
  const use = <Value>(act: (db: Database) => Promise<Value>) => backend.use('test', act)
  const within = <Value>(act: (db: Database) => Promise<Value>) => use((db) => db.transaction().execute(act))
  const agree = (more: Partial<typeof sampleCandidate> = {}) =>
    apply(backend, dataDir, { communicationConsent: true, jobId: jobs[0] ?? '', ...more })
  const search = async (question: Parameters<typeof searchPool>[1] = {}) =>
    (await use((db) => searchPool(db, question))).rows.map(({ reference }) => reference)
  const invite = (references: string[], jobId = jobs[1] ?? '', now = Date.now()) =>
    within((db) => sendInvitations(db, { jobId, references, personal: 'We remember your looms.' }, 'Anika', now))
  const readMails = async () => {
    const open = await use((db) => listOpen(db))
    return open
      .map(({ payload }) => JSON.parse(payload) as Mail)
      .filter(({ headers }) => headers?.['List-Unsubscribe'] !== undefined)
  }

  beforeEach(async () => {
    jest.replaceProperty(process, 'env', settings)
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-pool-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    jobs = (await backend.getJobs()).map(({ id }) => id)
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const rumana = { name: 'Rumana', lastName: 'Akter', email: 'rumana@mail.example', phone: '01711 000000' }
  const amina = { name: 'Amina', lastName: 'Sultana', email: 'amina@mail.example', phone: '01999 000000' }

  it('finds those who agreed, by skill, words and former position', async () => {
    const [first, second] = [
      await agree({ ...rumana, skills: ['React', 'Vue.js'], relevantExperience: 'Kotlin on the side.' }),
      await agree({ ...amina, skills: ['Kotlin'], jobId: jobs[1] ?? '' }),
    ]
    await apply(backend, dataDir, { name: 'Karim', lastName: 'Uddin', email: 'k@mail.example', skills: ['React'] })
    const hired = await agree({ name: 'Nadia', lastName: 'Islam', email: 'n@mail.example', phone: '01888 000000' })
    await use((db) => setApplicationState(db, hired, 'hired'))
    expect(await search()).toEqual([second, first])
    expect(await search({ skill: 'kotlin' })).toEqual([second])
    expect(await search({ words: 'kotlin' })).toEqual([second, first])
    expect(await search({ skill: 'vue.js' })).toEqual([first])
    expect(await search({ skill: 'react', words: 'rumana' })).toEqual([first])
    expect(await search({ jobId: jobs[1] ?? '' })).toEqual([second])
    expect(await search({ skill: '#%_ <script>' })).toEqual([])
    const { rows } = await use((db) => searchPool(db, { forJob: jobs[1] ?? '' }))
    expect(rows.map(({ refusal, skills }) => [refusal, skills])).toEqual([
      ['applied', ['Kotlin']],
      [null, ['React', 'Vue.js']],
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('lists a person once, and nobody whose last application says no', async () => {
    await agree(rumana)
    const last = await agree({ ...rumana, email: 'RUMANA@mail.example', jobId: jobs[1] ?? '' })
    await agree(amina)
    await apply(backend, dataDir, { ...amina, jobId: jobs[1] ?? '' })
    expect(await search()).toEqual([last])
  })

  it('sends each person the mail that the preview showed, once, with a way to say no', async () => {
    const [one, other] = [await agree(rumana), await agree(amina)]
    const choice = { jobId: jobs[1] ?? '', references: [one, other], personal: 'We remember your looms.' }
    const shown = await use((db) => previewInvitations(db, choice))
    const twice = await Promise.all([invite([one, other]), invite([other, one])])
    expect(twice.flatMap(({ sent }) => sent).sort()).toEqual([one, other].sort())
    expect(twice.flatMap(({ refused }) => refused.map(({ refusal }) => refusal))).toEqual(['invited', 'invited'])
    const mails = await readMails()
    expect(mails.map(({ to }) => to).sort()).toEqual([amina.email, rumana.email])
    for (const { email, mail: preview } of shown) {
      const mail = mails.find((each) => each.to === email)
      expect(mail).toMatchObject({ subject: preview.subject, text: preview.text })
      expect(preview.html).toContain('We remember your looms.')
      expect(mail?.text).toContain('We remember your looms.')
      expect(mail?.text).toMatch(/https:\/\/site\.example\/job-apply\/U2FsdGVkX1\S+/)
      expect(mail?.text).toMatch(/https:\/\/site\.example\/invitations\/end\/\S+/)
      expect(mail?.headers?.['List-Unsubscribe']).toMatch(
        /^<https:\/\/site\.example\/api\/invitations\/end\?token=\S+>$/,
      )
      expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    }
    expect(await use((db) => listCandidateMails(db, one))).toMatchObject([{ template: 'invitation', by: 'Anika' }])
  })

  it('invites nobody twice to a position, nor twice in 30 days, with whatever application', async () => {
    const first = await agree(rumana)
    const second = await agree({ ...rumana, email: 'other@mail.example' })
    const now = Date.now()
    const refusals = async (...given: Parameters<typeof invite>) =>
      (await invite(...given)).refused.map(({ refusal }) => refusal)
    expect(await refusals([first, second], jobs[1], now)).toEqual(['twice'])
    expect(await refusals([second], jobs[1], now)).toEqual(['invited'])
    expect(await refusals([second], jobs[2], now + INVITATION_DAYS * DAY_MS - 1)).toEqual(['too-soon'])
    expect(await refusals([second], jobs[1], now + 400 * DAY_MS)).toEqual(['invited'])
    expect(await refusals([second], jobs[0], now + 400 * DAY_MS)).toEqual(['applied'])
    expect(await refusals([second], jobs[2], now + INVITATION_DAYS * DAY_MS + 1)).toEqual([])
    expect(await refusals(['NK-NONE', await apply(backend, dataDir, amina)])).toEqual(['no-consent', 'no-consent'])
    await expect(invite([first], 'none')).rejects.toMatchObject({ problem: { code: 'missing' } })
    await use((db) =>
      db
        .updateTable('jobs')
        .set({ state: 'closed' })
        .where('id', '=', jobs[2] ?? '')
        .execute(),
    )
    await expect(invite([first], jobs[2])).rejects.toMatchObject({ problem: { code: 'missing' } })
  })

  it('shows who was invited, and who applied afterwards', async () => {
    const [one, other] = [await agree(rumana), await agree(amina)]
    await invite([one, other])
    const applied = await apply(backend, dataDir, { ...rumana, email: 'Rumana@MAIL.example', jobId: jobs[1] ?? '' })
    const lines = await use((db) => listInvited(db, jobs[1] ?? ''))
    expect(new Map(lines.map((line) => [line.reference, line.applied]))).toEqual(
      new Map([
        [one, applied],
        [other, null],
      ]),
    )
    expect(lines[0]).toMatchObject({ by: 'Anika', mail: 'waiting' })
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  it('a no ends invitations for all applications of the person, and what rests on the consent', async () => {
    const first = await agree(rumana)
    const second = await agree({ ...rumana, jobId: jobs[1] ?? '' })
    const other = await agree(amina)
    const now = Date.now()
    for (const each of [first, second]) await use((db) => setApplicationState(db, each, 'declined', { now }))
    await use((db) => keepLonger(db, first, retention.reasons.pool, now + DAY_MS))
    await use((db) => keepLonger(db, second, 'A dispute.', now + DAY_MS))
    await invite([second, other], jobs[2])
    expect((await within((db) => withdrawConsent(db, first))).sort()).toEqual([first, second].sort())
    expect(await within((db) => withdrawConsent(db, second))).toEqual([])

    expect(await search()).toEqual([other])
    expect((await invite([first], jobs[3], now + 60 * DAY_MS)).refused).toEqual([
      { reference: first, refusal: 'no-consent' },
    ])
    // The waiting invitation is not sent.
    expect((await readMails()).map(({ to }) => to)).toEqual([amina.email])
    const rows = await use((db) => db.selectFrom('applications').select(['reference', 'keepUntil']).execute())
    const keptUntil = new Map(rows.map(({ reference, keepUntil }) => [reference, keepUntil]))
    expect([keptUntil.get(first), keptUntil.get(second)]).toEqual([null, expect.any(String)])
    const soon = addMonths(now, RETENTION.applicationMonths) - DAY_MS
    expect(await use((db) => askToRenew(db, SITE, soon))).toBe(0)
    // Someone who agrees again in another application may be written to again.
    const anew = await agree({ ...rumana, jobId: jobs[2] ?? '' })
    expect(await search()).toEqual([anew, other])
  })

  it('writes a text with all links where a person sends the mail', async () => {
    jest.replaceProperty(process, 'env', { ...settings, SMTP_URL: '' })
    const reference = await agree(rumana)
    await invite([reference])
    const [mail] = await use((db) => listCandidateMails(db, reference))
    expect(mail?.state).toBe('by-hand')
    expect(mail?.text).toContain(`${invitationLinks.end}: ${SITE}${routes.invitationsEnd()}/`)
    expect(mail?.text).toContain(`${invitationLinks.position}: ${SITE}/job-apply/`)
  })

  it('keeps hostile names and lines as text', async () => {
    const hostile = '<img src=x>\r\nBcc: all@mail.example \u202e{company}'
    const reference = await agree({ ...rumana, name: 'Ru{page}', lastName: '<b>A</b>' })
    await within((db) =>
      sendInvitations(db, { jobId: jobs[1] ?? '', references: [reference], personal: hostile }, 'Anika'),
    )
    const [mail] = await readMails()
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).toContain('&lt;img src=x&gt;')
    expect(mail?.text).toContain('{company}')
    expect(mail?.text).toContain('Ru{page}')
    expect(mail?.html).not.toContain('<b>A</b>')
  })

  it('vanishes with the application', async () => {
    const reference = await agree(rumana)
    await invite([reference], jobs[1], Date.now() - UNDO_MS)
    await backend.use('test', (db, files) => erase(db, files, reference))
    expect(await use((db) => db.selectFrom('positionInvitations').selectAll().execute())).toEqual([])
  })
})
