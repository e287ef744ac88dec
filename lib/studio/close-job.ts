import { z } from 'zod'
import { countDeclineReasons, selectWithoutOutcome } from '../applications/outcomes.ts'
import { ENDED_STATES } from '../applications/visible-state.ts'
import { text } from '../backend/contract.ts'
import { selectOpenJobs } from '../backend/job-closing.ts'
import type { Database } from '../db/database.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { sendsMail } from '../env.ts'
import { setApplicationState } from './applications.ts'
import { remarksSchema, storeCandidateMail } from './candidate-mails.ts'
import { closeJob, getStudioJob, type StudioJob } from './edit-jobs.ts'
import { listMailTemplates } from './mail-templates.ts'
import { StudioFailure } from './studio-problem.ts'

/** The maximum number of decisions in one call. */
const MAX_PEOPLE = 1_000

/** A candidate without an outcome. */
export type Unanswered = Pick<ApplicationRow, 'reference' | 'name' | 'lastName' | 'state' | 'receivedAt'>

/** What closing a job needs: its candidates without an outcome, the templates, and why others were declined. */
export type JobClosing = {
  isMailing: boolean
  people: Unanswered[]
  templates: { id: string; label: string }[]
  reasons: Awaited<ReturnType<typeof countDeclineReasons>>
}

/** Parses a decision to decline an application, with the email about it. Without a template there is no mail. */
const decisionSchema = remarksSchema.extend({ reference: text(40), template: text(100).default('') })

export const closeSchema = z.object({
  decisions: z.array(decisionSchema).max(MAX_PEOPLE).default([]),
  /** Whether the job stays open for people without a decision. */
  keepsOpen: z.boolean().default(false),
})

/** Returns what closing a job needs. Throws `missing`. */
export async function readJobClosing(db: Database, id: string): Promise<JobClosing> {
  await getStudioJob(db, id)
  const people = selectWithoutOutcome(db, id).select(['reference', 'name', 'lastName', 'state', 'receivedAt'])
  const templates = await listMailTemplates(db)
  return {
    isMailing: sendsMail(),
    people: await people.orderBy('receivedAt').limit(MAX_PEOPLE).execute(),
    templates: templates.map(({ id: template, label }) => ({ id: template, label })),
    reasons: await countDeclineReasons(db, id),
  }
}

type Close = z.output<typeof closeSchema> & { by: string; onDeclined?: (reference: string) => Promise<void> }

/** Declines applications for a job, and stores the emails about it. People who already have an outcome are left out. */
async function decline(transaction: Database, id: string, { decisions, by, onDeclined }: Close): Promise<void> {
  const rows = await selectWithoutOutcome(transaction, id).select(['reference', 'state']).execute()
  const open = new Map(rows.map((row) => [row.reference, row]))
  const templates = new Map((await listMailTemplates(transaction)).map((template) => [template.id, template]))
  for (const { reference, template: chosen, ...remarks } of decisions) {
    const row = open.get(reference)
    if (!row) continue
    open.delete(reference)
    await setApplicationState(transaction, reference, 'declined', {
      from: row.state,
      reason: remarks.reason ?? undefined,
    })
    await onDeclined?.(reference)
    if (!chosen) continue
    const template = templates.get(chosen)
    if (!template) throw new StudioFailure('invalid', { errors: { template: 'does not exist' } })
    const { subject, text: words } = template
    const draft = { ...remarks, template: chosen, subject, text: words }
    await storeCandidateMail(transaction, reference, { ...draft, by })
  }
}

/**
 * Declines the applications of `decisions` and closes the job, or keeps it open for the others, in one transaction. Throws
 * `missing`, `invalid`, or `unanswered` if the job would close although someone has no outcome.
 */
export async function decideAndClose(transaction: Database, id: string, close: Close): Promise<StudioJob> {
  if (!close.keepsOpen) return closeJob(transaction, id, () => decline(transaction, id, close))
  const job = await getStudioJob(transaction, id)
  await decline(transaction, id, close)
  return job
}

/** A job that no longer takes applications although candidates have no outcome. */
export type UnansweredJob = { id: string; title: string; count: number }

/** Returns the jobs whose closing day has passed although candidates have no outcome, and those closed in other ways. */
export async function listUnansweredJobs(db: Database, now = new Date()): Promise<UnansweredJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('applications', 'applications.jobId', 'jobs.id')
    .select(['jobs.id', 'jobs.title', (from) => from.fn.countAll().as('count')])
    .where('jobs.id', 'not in', selectOpenJobs(db, now).select('id'))
    .where('jobs.removedAt', 'is', null)
    .where('applications.state', 'not in', ENDED_STATES)
    .groupBy(['jobs.id', 'jobs.title'])
    .orderBy('jobs.title')
    .execute()
  return rows.map(({ count, ...job }) => ({ ...job, count: Number(count) }))
}
