import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { company } from '../../content/company.ts'
import { interviewMails, interviewNotices } from '../../content/interviews.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { sampleCandidate } from '../backend/testing.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import type { ApplicationState } from '../limits.ts'
import { fill, type Mail } from '../mail/message.ts'
import { setApplicationState } from '../studio/applications.ts'
import { getInterviewNews, previewPlan } from '../studio/interviews.ts'
import { listCandidateMails } from './candidate-mails.ts'
import { eraseForGood, eraseRows } from './erase.ts'
import { formatInterviewTime, INTERVIEW_LIMITS, type Interview } from './interview-times.ts'
import {
  askForTimes,
  cancelDecided,
  cancelInterview,
  changeInterview,
  getInterview,
  listInterviews,
  pickTime,
  proposeInterview,
} from './interviews.ts'
import { UNDO_MS } from './visible-state.ts'

afterAll(stopPostgres)

const HIRING = 'hiring@site.example'
const ANIKA = 'anika@company.example'
const CANDIDATE = 'zubbayda@mail.example'
const DAY_MS = 86_400_000
const now = Date.now()
const toTime = (days: number) => new Date(Math.ceil(now / 60_000) * 60_000 + days * DAY_MS).toISOString()
const [FIRST, SECOND, OTHER] = [toTime(2), toTime(3), toTime(5)]
const plan = {
  times: [SECOND, FIRST],
  minutes: 45,
  place: 'Level 6',
  link: 'https://meet.example/x',
  people: [
    { name: 'Anika', email: ANIKA },
    { name: 'Rafi', email: '' },
  ],
}
const by = 'A hirer'

describe.each(engines)('on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  const use = <Value>(act: (db: Database) => Promise<Value>) =>
    backend.use('test', (db) => db.transaction().execute(act))

  beforeAll(() => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SITE_URL: 'https://site.example',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'site@site.example',
      MAIL_TO_HIRING: HIRING,
    })
  })
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-interviews-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
  })
  afterEach(async () => {
    await backend.close()
    await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  async function apply(more: Partial<typeof sampleCandidate> = {}): Promise<string> {
    const jobId = (await backend.getJobs())[0]?.id ?? ''
    const send = async () => {
      const file = path.join(dataDir, randomUUID())
      await writeFile(file, '%PDF-1.7')
      return backend.sendFile({ path: file, name: 'cv.pdf', type: 'application/pdf', bytes: 8 }, {})
    }
    const [resumeLink, coverLetterLink] = [await send(), await send()]
    const person = { name: 'Zubbayda', lastName: 'Quaderiya', email: CANDIDATE, ...more }
    const receipt = await backend.sendCandidate(
      { ...sampleCandidate, ...person, jobId, resumeLink, coverLetterLink },
      {},
    )
    return receipt.reference ?? ''
  }
  const propose = async (reference: string, more: Partial<typeof plan> = {}, at = now): Promise<Interview> => {
    const proposed = await use((db) => proposeInterview(db, reference, { ...plan, ...more }, { by, now: at }))
    return proposed ?? fail()
  }
  const read = async ({ reference, id }: Interview) =>
    (await use((db) => getInterview(db, reference, id))) ?? fail('There is no such interview')
  const pick = async (given: Interview, time: string, at = now) => {
    const from = await read(given)
    return use((db) => pickTime(db, from, time, at))
  }

  /**
   * Returns the emails since the last call: recipient, subject without the position, and method and number of the
   * calendar.
   */
  async function takeMails(): Promise<string[][]> {
    const rows = await use((db) => db.selectFrom('deliveries').selectAll().execute())
    await use((db) => db.deleteFrom('deliveries').execute())
    const mails = rows.map(({ payload }) => JSON.parse(payload) as Mail)
    return mails
      .map(({ to, subject, calendar }) => {
        const content = calendar?.content ?? ''
        const number = /^SEQUENCE:(\d+)/m.exec(content)?.[1] ?? ''
        const uid = /^UID:(\S+)/m.exec(content)?.[1] ?? ''
        return [to, subject, ...(calendar ? [calendar.method, number, uid] : [])]
      })
      .sort((one, other) => String(one).localeCompare(String(other)))
  }
  const job = async () => ({ job: (await backend.getJobs())[0]?.title ?? '' })

  it('is shown as the mail that it will send, without being stored', async () => {
    const reference = await apply()
    await takeMails()
    const preview = (input: Partial<typeof plan>, interview: string | null = null) =>
      use((db) => previewPlan(db, reference, { ...plan, ...input, interview }))
    const shown = await preview({})
    expect(await use((db) => listInterviews(db, reference))).toEqual([])
    expect(await takeMails()).toEqual([])

    const proposed = await propose(reference)
    const mails = () => use((db) => listCandidateMails(db, reference))
    expect(await mails()).toMatchObject([{ subject: shown.subject }])
    const [sent] = await mails()
    const lines = (sent?.text ?? '').split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(shown.text).toContain(line)

    await pick(proposed, FIRST)
    const moved = await preview({ times: [OTHER] }, proposed.id)
    expect(moved.subject).toBe(fill(interviewMails['interview-moved'].subject, await job()))
    expect(moved.text).toContain(formatInterviewTime(OTHER, plan.minutes))
    expect(await read(proposed)).toMatchObject({ start: FIRST })
    await expect(preview({}, 'gone')).rejects.toThrow('missing')
    const ofNobody = use((db) => previewPlan(db, 'NK-0000-0000', { ...plan, interview: null }))
    await expect(ofNobody).rejects.toThrow('missing')
  })

  it('is proposed, picked once, moved and cancelled, and everyone’s calendar follows', async () => {
    const reference = await apply()
    await takeMails()
    const interview = await propose(reference)
    const uid = `${interview.id}@${company.domain}`
    const about = await job()
    const mail = (name: keyof typeof interviewMails, ...rest: string[]) => [
      CANDIDATE,
      fill(interviewMails[name].subject, about),
      ...rest,
    ]
    const notice = (kind: 'picked' | 'moved' | 'cancelled', ...rest: string[]) =>
      [ANIKA, HIRING].map((to) => [to, fill(interviewNotices[kind].subject, about), ...rest])
    expect(interview.times).toEqual([FIRST, SECOND])
    expect(await takeMails()).toEqual([mail('interview-proposed')])

    expect(await pick(interview, OTHER)).toBe(false)
    expect(await pick(interview, FIRST, Date.parse(FIRST))).toBe(false)
    expect(await takeMails()).toEqual([])
    expect(await pick(interview, FIRST)).toBe(true)
    expect(await takeMails()).toEqual([
      ...notice('picked', 'REQUEST', '1', uid),
      mail('interview-confirmed', 'REQUEST', '1', uid),
    ])
    // A second press, and another tab with another time.
    expect([await pick(interview, FIRST), await pick(interview, SECOND)]).toEqual([true, false])
    expect(await takeMails()).toEqual([])
    expect(await read(interview)).toMatchObject({ state: 'picked', start: FIRST, version: 1 })

    const picked = await read(interview)
    const move = (from: Interview) => use((db) => changeInterview(db, from, { ...plan, times: [OTHER] }, { by, now }))
    expect(await move(picked)).toMatchObject({ start: OTHER, version: 2 })
    expect(await takeMails()).toEqual([
      ...notice('moved', 'REQUEST', '2', uid),
      mail('interview-moved', 'REQUEST', '2', uid),
    ])
    // Someone else was faster.
    expect(await move(picked)).toBeNull()
    const moved = await read(interview)
    expect(await use((db) => cancelInterview(db, moved, { by, now }))).toBe(true)
    expect(await takeMails()).toEqual([
      ...notice('cancelled', 'CANCEL', '3', uid),
      mail('interview-cancelled', 'CANCEL', '3', uid),
    ])
    const cancelled = await read(interview)
    expect(await use((db) => cancelInterview(db, cancelled, { by, now }))).toBe(false)
    expect(await move(cancelled)).toBeNull()
    expect(await pick(interview, FIRST)).toBe(false)
    expect(await takeMails()).toEqual([])
  })

  it('is picked once, and confirmed once, by many presses at the same time', async () => {
    const reference = await apply()
    const interview = await propose(reference)
    await takeMails()
    const press = (time: string) => use((db) => pickTime(db, interview, time, now))
    const pressed = await Promise.all([FIRST, FIRST, SECOND, FIRST, SECOND].map((time) => press(time)))
    const { start } = await read(interview)
    expect(pressed).toEqual([FIRST, FIRST, SECOND, FIRST, SECOND].map((time) => time === start))
    expect(await takeMails()).toHaveLength(3)
  })

  it('tells the company once that the candidate asks for other times, and takes the request away with new times', async () => {
    const reference = await apply()
    const interview = await propose(reference)
    await takeMails()
    const ask = async () => {
      const from = await read(interview)
      return use((db) => askForTimes(db, from, 'In the evening, please.', now))
    }
    expect([await ask(), await ask()]).toEqual([true, true])
    expect(await takeMails()).toEqual([[HIRING, fill(interviewNotices.asked.subject, await job())]])
    expect((await use((db) => getInterviewNews(db, now))).asked).toMatchObject([{ reference }])
    const asked = await read(interview)
    expect(asked).toMatchObject({ state: 'proposed', request: 'In the evening, please.' })
    await use((db) => changeInterview(db, asked, { ...plan, times: [OTHER] }, { by, now }))
    expect(await read(interview)).toMatchObject({ state: 'proposed', times: [OTHER], askedAt: null, request: '' })
    expect(await pick(interview, FIRST)).toBe(false)
    expect(await pick(interview, OTHER)).toBe(true)
    expect(await use((db) => getInterviewNews(db, now))).toMatchObject({
      coming: [{ reference, start: OTHER }],
      asked: [],
    })
  })

  it.each<ApplicationState>(['declined', 'withdrawn'])('ends with the application: %s', async (state) => {
    const [reference, other] = [await apply(), await apply()]
    const [picked, open, past] = [await propose(reference), await propose(reference), await propose(reference)]
    const kept = await propose(other)
    for (const interview of [picked, kept]) await pick(interview, FIRST)
    await use((db) =>
      db
        .updateTable('interviews')
        .set({ state: 'picked', start: toTime(-1) })
        .where('id', '=', past.id)
        .execute(),
    )
    await takeMails()
    await use((db) => setApplicationState(db, reference, state, { now }))
    const run = (at: number) => backend.use('test', (db) => cancelDecided(db, at))
    // Until then the decision can be undone, and the candidate must not learn of it.
    expect(await run(now + UNDO_MS - 1)).toBe(0)
    expect(await run(now + UNDO_MS)).toBe(1)
    expect(await run(now + UNDO_MS)).toBe(0)
    const states = await Promise.all([picked, open, past, kept].map(async (one) => (await read(one)).state))
    expect(states).toEqual(['cancelled', 'cancelled', 'picked', 'picked'])
    // Nobody had an entry for the times that were only proposed.
    expect((await takeMails()).map(([to, , method]) => [to, method])).toEqual(
      [ANIKA, HIRING, CANDIDATE].map((to) => [to, 'CANCEL']),
    )
    expect(await use((db) => proposeInterview(db, reference, plan, { by, now: now + UNDO_MS }))).toBeNull()
  })

  it('goes with an erased application, and only takes itself out of the company’s calendars', async () => {
    const reference = await apply()
    const interview = await propose(reference)
    await propose(reference)
    await pick(interview, FIRST)
    await takeMails()
    await backend.use('test', (db, files) =>
      eraseForGood(db, files, (transaction) => eraseRows(transaction, reference)),
    )
    expect(await use((db) => listInterviews(db, reference))).toEqual([])
    const rows = await use((db) => db.selectFrom('deliveries').selectAll().execute())
    expect(JSON.stringify(rows)).not.toMatch(/zubbayda|quaderiya/i)
    expect((await takeMails()).map(([to, , method, number]) => [to, method, number])).toEqual(
      [ANIKA, HIRING].map((to) => [to, 'CANCEL', '2']),
    )
  })

  it('takes the proposal back if it is cancelled before the mail is sent, and tells nobody', async () => {
    const reference = await apply()
    await takeMails()
    const interview = await propose(reference)
    const other = await use((db) => changeInterview(db, interview, { ...plan, times: [OTHER] }, { by, now }))
    // The email with the earlier times was taken back.
    expect(await use((db) => db.selectFrom('deliveries').select('id').execute())).toEqual([{ id: other?.mailId }])
    const replaced = await read(interview)
    expect(await use((db) => cancelInterview(db, replaced, { by, now }))).toBe(true)
    expect(await takeMails()).toEqual([])
  })

  it('keeps hostile text in its place in every mail', async () => {
    const text = `Eve\r\nBcc: all@mail.example\r\n\r\n<script>alert(1)</script>"'\u202E\u2028{times}$&`
    const reference = await apply({ name: text, lastName: text })
    await use((db) =>
      db.updateTable('applications').set({ jobTitle: text }).where('reference', '=', reference).execute(),
    )
    const people = [{ name: text, email: ANIKA }]
    const interview = await propose(reference, { place: text, people })
    await use((db) => askForTimes(db, interview, text, now))
    await pick(interview, FIRST)
    const picked = await read(interview)
    await use((db) => changeInterview(db, picked, { ...plan, place: text, people, times: [OTHER] }, { by, now }))
    const moved = await read(interview)
    await use((db) => cancelInterview(db, moved, { by, now }))
    const rows = await use((db) =>
      db.selectFrom('deliveries').select('payload').where('reference', '=', reference).execute(),
    )
    const mails = rows.map(({ payload }) => JSON.parse(payload) as Mail)
    expect(mails.length).toBeGreaterThanOrEqual(10)
    for (const { subject, html, calendar } of mails) {
      expect(subject).not.toMatch(/[\r\n\u2028]/)
      expect(html).not.toContain('<script')
      expect(calendar?.content ?? '').not.toMatch(/^(?:Bcc|<script)/m)
    }
  })

  it('has limits', async () => {
    const reference = await apply()
    for (let count = 0; count < INTERVIEW_LIMITS.perApplication; count += 1) await propose(reference)
    expect(await use((db) => proposeInterview(db, reference, plan, { by, now }))).toBeNull()
  })
})
