import { jobs as seed } from '../../content/jobs.ts'
import { prune } from '../backend/embedded/prune.ts'
import { getJob, getJobs } from '../backend/embedded/read-content.ts'
import { sendCandidate } from '../backend/embedded/store-submission.ts'
import { sampleCandidate } from '../backend/testing.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing-database.ts'
import { engines, stopPostgres } from '../db/testing-postgres.ts'
import {
  addJob,
  closeJob,
  discardJobChanges,
  duplicateJob,
  getEmptyForm,
  getStudioJob,
  isStillSaving,
  keepJobChanges,
  listJobs,
  removeJob,
  restoreJob,
  saveJob,
  toJobSubject,
} from './edit-jobs.ts'
import type { JobInput } from './job-input.ts'

beforeAll(() => {
  const JOB_LINK_SECRET = 'a secret that only the tests know'
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', JOB_LINK_SECRET, SIGNING_SECRET: 'x'.repeat(32) })
})
afterAll(stopPostgres)

const WEAVER: JobInput = {
  title: 'Weaver of Kantha',
  department: 'Product',
  location: 'Dhaka',
  jobType: 'Full-time',
  experience: '2 years',
  salary: 'BDT 90,000–120,000 per month',
  description: 'Weave.',
  requirements: ['Patience'],
  responsibilities: [],
  closingDate: null,
  kind: 'vacancy',
  decisionBy: null,
  screening: 'people',
  state: 'draft',
  listing: 'listed',
  resumeRule: 'required',
  coverLetterRule: 'required',
  questions: [],
}

const LOOM = {
  id: 'loom',
  kind: 'choice' as const,
  label: 'Loom?',
  help: '',
  isRequired: true,
  choices: ['Pit', 'Frame'],
}

describe.each(engines)('the jobs on %s', (engine) => {
  let opened: TestDatabase
  let db: Database

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterEach(() => opened.close())

  const ids = async () => (await getJobs(db)).map(({ id }) => id)
  const apply = (jobId: string) =>
    sendCandidate(db, { ...sampleCandidate, jobId, resumeLink: 'x', coverLetterLink: 'x' }, {})

  it("mentions someone's automatic saves once in a sitting", async () => {
    const { id } = await addJob(db, WEAVER)
    const isStill = (name: string, minutes = 1) => isStillSaving(db, id, name, new Date(Date.now() + minutes * 60_000))
    expect(await isStill('Rafi')).toBe(false)
    await record(db, { name: 'Rafi', role: 'owner' }, 'save', toJobSubject(id))
    expect([await isStill('Rafi'), await isStill('Anika'), await isStill('Rafi', 11)]).toEqual([true, false, false])
    await record(db, { name: 'Rafi', role: 'owner' }, 'publish', toJobSubject(id))
    expect(await isStill('Rafi')).toBe(false)
  })

  it('that were there before are open, and what the site knows of them is the same', async () => {
    expect(await getJobs(db)).toEqual(seed.map((job) => ({ closingDate: null, ...job })))
    expect(new Set((await listJobs(db)).map(({ status }) => status))).toEqual(new Set(['open']))
  })

  it('are offered once they are published, with the day of that, and not before', async () => {
    const draft = await addJob(db, WEAVER, new Date('2026-01-01T00:00:00Z'))
    expect(draft.id).toMatch(/^weaver-of-kantha-[0-9a-f]{6}$/)
    expect(await ids()).not.toContain(draft.id)
    expect(await getJob(db, draft.id)).toBeNull()
    await expect(apply(draft.id)).rejects.toMatchObject({ fields: { jobId: 'is not an open position' } })

    const now = new Date('2026-11-23T08:00:00Z')
    await saveJob(db, draft.id, draft.version, { ...WEAVER, state: 'open' }, now)
    const { state: _, kind, decisionBy, screening, listing, resumeRule, coverLetterRule, questions, ...shown } = WEAVER
    const posting = { kind, decisionBy, screening }
    expect(await getJob(db, draft.id)).toEqual({ ...shown, posting, id: draft.id, createdAt: now.toISOString() })
  })

  it('keep their id and their day when they are changed, closed and opened again', async () => {
    const { id, version, createdAt } = await addJob(db, { ...WEAVER, state: 'open' })
    const closed = await closeJob(db, id)
    expect(closed).toMatchObject({ id, version: version + 1, status: 'closed' })
    expect(await getJob(db, id)).toBeNull()
    await expect(apply(id)).rejects.toMatchObject({ fields: { jobId: 'is not an open position' } })
    await saveJob(db, id, closed.version, { ...WEAVER, title: 'Dyer', state: 'open' })
    expect(await getJob(db, id)).toMatchObject({ id, title: 'Dyer', createdAt })
  })

  it('are saved over the version a change is based on; the second editor hears who was first', async () => {
    const { id, version } = await addJob(db, WEAVER)
    await saveJob(db, id, version, { ...WEAVER, title: 'First' })
    await record(db, { name: 'Rafi', role: 'hiring' }, 'save', toJobSubject(id))
    await expect(saveJob(db, id, version, { ...WEAVER, title: 'Second' })).rejects.toMatchObject({
      problem: {
        code: 'conflict',
        details: { savedBy: 'Rafi', current: { version: version + 1, form: { title: 'First' } } },
      },
    })
    expect((await getStudioJob(db, id)).form.title).toBe('First')
  })

  it('keep changes that visitors do not see until they are saved', async () => {
    const open: JobInput = { ...WEAVER, state: 'open' }
    const { id, version } = await addJob(db, open)
    const kept = await keepJobChanges(db, id, version, { ...open, title: 'Dyer', description: '' })
    expect(kept).toMatchObject({ hasChanges: true, status: 'open', form: { title: 'Dyer', description: '' } })
    const again = await keepJobChanges(db, id, kept.version, { ...open, title: 'Dyer of wool' })
    expect(await getStudioJob(db, id)).toEqual(again)
    expect((await listJobs(db)).find((job) => job.id === id)).toMatchObject({ hasChanges: true, title: WEAVER.title })
    expect(await getJob(db, id)).toMatchObject({ title: WEAVER.title, description: 'Weave.' })
    await expect(keepJobChanges(db, id, kept.version, open)).rejects.toMatchObject({
      problem: { code: 'conflict', details: { current: { form: { title: 'Dyer of wool' } } } },
    })
    await expect(saveJob(db, id, kept.version, open)).rejects.toMatchObject({ problem: { code: 'conflict' } })
    const saved = await saveJob(db, id, again.version, { ...open, title: 'Dyer of wool' })
    expect(saved).toMatchObject({ hasChanges: false, version: again.version + 1 })
    expect(await getJob(db, id)).toMatchObject({ title: 'Dyer of wool' })
  })

  it('discard such changes, and keep them when they are closed', async () => {
    const open: JobInput = { ...WEAVER, state: 'open' }
    const { id, version } = await addJob(db, open)
    const kept = await keepJobChanges(db, id, version, { ...open, title: 'Dyer' })
    const closed = await closeJob(db, id)
    expect(closed).toMatchObject({ status: 'closed', hasChanges: true, form: { title: 'Dyer' } })
    await expect(discardJobChanges(db, id, kept.version)).rejects.toMatchObject({ problem: { code: 'conflict' } })
    const discarded = await discardJobChanges(db, id, closed.version)
    expect(discarded).toMatchObject({ hasChanges: false, form: { title: WEAVER.title } })
    expect(discarded.version).toBeGreaterThan(closed.version)
  })

  it('save the changes of a draft themselves', async () => {
    const { id, version } = await addJob(db, WEAVER)
    const saved = await keepJobChanges(db, id, version, { ...WEAVER, title: 'Dyer' })
    expect(saved).toMatchObject({ status: 'draft', hasChanges: false, form: { title: 'Dyer' } })
  })

  it('are duplicated as drafts of another id, without the closing day', async () => {
    const asked: Partial<JobInput> = { questions: [LOOM], resumeRule: 'optional', coverLetterRule: 'none' }
    const { id } = await addJob(db, { ...WEAVER, ...asked, state: 'open', closingDate: '2099-01-31' })
    expect(await getJob(db, id)).toMatchObject(asked)
    const copy = await duplicateJob(db, id)
    expect(copy).toMatchObject({ status: 'draft', form: { title: WEAVER.title, closingDate: '', ...asked } })
    expect(copy.id).not.toBe(id)
    expect(await ids()).not.toContain(copy.id)
  })

  it('can be put back for a day after they were deleted', async () => {
    const { id } = await addJob(db, { ...WEAVER, state: 'open' })
    await removeJob(db, id)
    expect(await getJob(db, id)).toBeNull()
    expect((await listJobs(db)).map((job) => job.id)).not.toContain(id)
    await restoreJob(db, id)
    expect(await ids()).toContain(id)
    await removeJob(db, id, new Date(Date.now() - 25 * 3_600_000))
    await prune(db, createFolderStore(opened.dataDir))
    await expect(restoreJob(db, id)).rejects.toMatchObject({ problem: { code: 'missing' } })
  })

  it('lend the currency of the latest one to a new one', async () => {
    expect(await getEmptyForm(db)).toMatchObject({
      title: '',
      salaryMin: '',
      salaryCurrency: 'BDT',
      salaryUnit: 'MONTH',
    })
  })
})
