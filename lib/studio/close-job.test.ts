import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { listCandidateMails } from '../applications/candidate-mails.ts'
import { countDeclineReasons } from '../applications/outcomes.ts'
import { ENDED_STATES } from '../applications/visible-state.ts'
import { createEmbeddedBackend } from '../backend/embedded/index.ts'
import { apply } from '../backend/testing-applicants.ts'
import type { Database } from '../db/database.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../db/testing-postgres.ts'
import { APPLICATION_STATES, type ApplicationState } from '../limits.ts'
import { setApplicationState } from './applications.ts'
import { closeSchema, decideAndClose, listUnansweredJobs, readJobClosing } from './close-job.ts'
import { closeJob, getStudioJob, removeJob, restoreJob, saveJob } from './edit-jobs.ts'
import { jobSchema } from './job-input.ts'
import { StudioFailure } from './studio-problem.ts'

afterAll(stopPostgres)

const unanswered = { problem: { code: 'unanswered' } }

describe.each(engines)('closing a job on %s', (engine) => {
  let dataDir: string
  let url: string | undefined
  let backend: ReturnType<typeof createEmbeddedBackend>
  let jobId: string
  beforeEach(async () => {
    jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'site@site.example',
    })
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-closing-'))
    url = await createDatabase(engine, dataDir)
    backend = createEmbeddedBackend(dataDir, { url })
    jobId = (await backend.getJobs())[0]?.id ?? ''
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await backend.close()
    if (url) await dropDatabase(url)
    await rm(dataDir, { recursive: true, force: true })
  })

  const run = <Value>(act: (db: Database) => Promise<Value>) =>
    backend.use('test', (db) => db.transaction().execute(act))
  const send = () => apply(backend, dataDir, { jobId })
  const move = (reference: string, state: ApplicationState) => run((db) => setApplicationState(db, reference, state))
  const decide = (references: readonly string[], more: object = {}, keepsOpen = false) => {
    const decisions = references.map((reference) => ({ reference, template: 'declined', ...more }))
    return run((db) => decideAndClose(db, jobId, { ...closeSchema.parse({ decisions, keepsOpen }), by: 'Anika' }))
  }
  const save = (state: 'draft' | 'open' | 'closed') =>
    run(async (db) => {
      const { version, form } = await getStudioJob(db, jobId)
      return saveJob(db, jobId, version, jobSchema.parse({ ...form, state }))
    })
  const getState = async (reference: string) => {
    const query = (db: Database) => db.selectFrom('applications').select('state').where('reference', '=', reference)
    return (await run((db) => query(db).executeTakeFirstOrThrow())).state
  }
  const getMails = (reference: string) => run((db) => listCandidateMails(db, reference))

  it('is refused over candidates without an outcome, in every way', async () => {
    const reference = await send()
    await expect(run((db) => closeJob(db, jobId))).rejects.toMatchObject(unanswered)
    await expect(save('closed')).rejects.toMatchObject(unanswered)
    await expect(save('draft')).rejects.toMatchObject(unanswered)
    await expect(run((db) => removeJob(db, jobId))).rejects.toMatchObject(unanswered)
    await expect(decide([])).rejects.toMatchObject(unanswered)
    await move(reference, 'hired')
    expect((await run((db) => closeJob(db, jobId))).status).toBe('closed')
    await expect(move(reference, 'new')).rejects.toMatchObject({ problem: { code: 'closed-job' } })
  })

  it('declines and writes to everyone at once, and counts the reasons', async () => {
    const [one, other, hired] = [await send(), await send(), await send()]
    await move(hired, 'hired')
    expect((await run((db) => readJobClosing(db, jobId))).people.map(({ reference }) => reference).sort()).toEqual(
      [one, other].sort(),
    )
    const remarks = { reason: 'location', personal: 'Your weaving is fine work.' }
    await expect(decide([one], remarks)).rejects.toMatchObject(unanswered)
    // Everything was undone.
    expect([await getState(one), await getMails(one)]).toEqual(['new', []])
    await decide([one], remarks, true)
    await decide([other], { reason: 'salary', tellsReason: true })
    const [[first], [second]] = [await getMails(one), await getMails(other)]
    expect(first?.text).toContain('Your weaving is fine work.')
    expect(first?.text).not.toContain('in the place where')
    expect(second?.text).toContain('the salary that you expect')
    expect(await getMails(hired)).toEqual([])
    expect(await run((db) => countDeclineReasons(db, jobId))).toEqual(
      expect.arrayContaining([
        { reason: 'location', count: 1 },
        { reason: 'salary', count: 1 },
      ]),
    )
    // A call is repeated because its answer was lost.
    await decide([one, other], remarks)
    expect(await getMails(one)).toHaveLength(1)
    await save('open')
    await move(one, 'in review')
    expect(await run((db) => countDeclineReasons(db, jobId))).toEqual([{ reason: 'salary', count: 1 }])
  })

  it('lets no application arrive in between', async () => {
    let sending: Promise<unknown> | undefined
    await run(async (db) => {
      await closeJob(db, jobId)
      sending = send().catch((error: Error) => error)
      // Long enough to reach the lock.
      await setTimeout(500)
    })
    expect(await sending).toMatchObject({ fields: { jobId: 'is not an open position' } })
  })

  it('is a task once the closing day is over', async () => {
    await send()
    expect(await run((db) => listUnansweredJobs(db))).toEqual([])
    await run((db) => db.updateTable('jobs').set({ closingDate: '2020-01-31' }).where('id', '=', jobId).execute())
    expect(await run((db) => listUnansweredJobs(db))).toMatchObject([{ id: jobId, count: 1 }])
  })

  it('leaves nobody without an outcome, whatever is called in whatever order', async () => {
    const references: string[] = []
    const call = fc.oneof(
      fc.constant(async () => void references.push(await send())),
      fc.tuple(fc.nat(), fc.constantFrom(...APPLICATION_STATES)).map(([at, state]) => async () => {
        const reference = references[at % (references.length || 1)]
        if (reference) await move(reference, state)
      }),
      fc.constantFrom('draft', 'open', 'closed').map((state) => () => save(state)),
      fc.constant(() => run((db) => closeJob(db, jobId))),
      fc.constant(() => run((db) => removeJob(db, jobId))),
      fc.constant(() => run((db) => restoreJob(db, jobId))),
      fc.boolean().map((keepsOpen) => () => decide(references.slice(1), {}, keepsOpen)),
      fc.constant(() => decide(references)),
    )
    const check = async (steps: (() => Promise<unknown>)[][]) => {
      for (const step of steps) {
        // Calls of one step run at the same time. A call that would break the rule is refused.
        const results = await Promise.allSettled(step.map((act) => act()))
        const broken = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
        for (const error of broken) if (!(error instanceof StudioFailure) && error.name !== 'BackendError') throw error
        const silent = await run((db) =>
          db
            .selectFrom('applications')
            .innerJoin('jobs', 'jobs.id', 'applications.jobId')
            .select('reference')
            .where('applications.state', 'not in', ENDED_STATES)
            .where((or) => or('jobs.state', '!=', 'open').or('jobs.removedAt', 'is not', null))
            .execute(),
        )
        expect(silent).toEqual([])
      }
    }
    const steps = fc.array(fc.array(call, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 })
    await fc.assert(fc.asyncProperty(steps, check), { numRuns: engine === 'SQLite' ? 25 : 8, endOnFailure: true })
  })
})
