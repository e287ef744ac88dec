import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MAIL_LIMITS, takeBackCandidateMail } from '../applications/candidate-mails.ts'
import { getVisibleState } from '../applications/visible-state.ts'
import { APPLICATION_STATES, type ApplicationState, text } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/is-postgres.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { setApplicationState } from './applications.ts'
import { remarksSchema, storeCandidateMail } from './candidate-mails.ts'
import { type ApplicationFilter, countApplications, filterApplications } from './inbox.ts'
import { getMailTemplate } from './mail-templates.ts'

/** The maximum number of people to whom one call writes. */
export const MAX_BATCH = 500

const reference = text(40)

const stateSchema = z.enum(APPLICATION_STATES).nullable().default(null)
const statesSchema = z.record(reference, z.enum(APPLICATION_STATES))

const chosenSchema = remarksSchema.extend({
  template: text(100),
  references: z.array(reference).min(1).max(MAX_BATCH),
})

/**
 * Parses a batch. The browser chooses its `key`, so that a repeated call sends nothing twice. `from` is the state in
 * which the person saw each application; `texts` are the emails that they changed for individual people.
 */
export const batchSchema = chosenSchema.extend({
  key: z.string().regex(/^[\w-]{16,40}$/),
  state: stateSchema,
  from: statesSchema,
  texts: z
    .record(reference, z.object({ subject: text(MAIL_LIMITS.subject).min(1), text: text(MAIL_LIMITS.text).min(1) }))
    .default({}),
})

export const batchEndSchema = z.object({
  key: z.string().regex(/^[\w-]{16,40}$/),
  references: z.array(reference).min(1).max(MAX_BATCH),
  state: stateSchema,
  from: statesSchema,
})

/** What the list needs to write to a person. */
export type Recipient = Pick<ApplicationRow, 'reference' | 'name' | 'lastName' | 'state'>

/** Returns the latest people of a filtered list, at most `MAX_BATCH`, and how many the list has. */
export async function listRecipients(
  db: Database,
  filter: ApplicationFilter,
): Promise<{ people: Recipient[]; count: number }> {
  const people = filterApplications(db, filter)
    .select(['reference', 'name', 'lastName', 'state'])
    .orderBy('receivedAt', 'desc')
    .orderBy('reference', 'desc')
    .limit(MAX_BATCH)
  return { people: await people.execute(), count: await countApplications(db, filter) }
}

/** What a batch did: whom it wrote to, and whom it left out because they are gone or their state has changed. */
export type BatchResult = { sent: string[]; left: string[] }

/** Returns the id of a person's email in a batch, which is the same each time. */
const toMailId = (key: string, to: string): string =>
  createHash('sha256').update(`${key} ${to}`).digest('base64url').slice(0, 22)

const isKnownMail = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('candidateMails').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Writes to several people and moves their applications, all in the caller's transaction: after a crash, all of it is
 * stored or nothing, and a repeated call finds what is stored. Throws `invalid` if an email cannot be written.
 */
export async function sendBatch(
  transaction: Database,
  { key, state, from, texts, template, references, by, ...remarks }: z.output<typeof batchSchema> & { by: string },
): Promise<BatchResult & { isNew: boolean }> {
  const standard = await getMailTemplate(transaction, template)
  const found = transaction.selectFrom('applications').select(['reference', 'state'])
  const chosen = found.where('reference', 'in', references).orderBy('reference')
  // A repeated call waits for the first one, and then finds its emails.
  const rows = await (isPostgres(transaction) ? chosen.forUpdate() : chosen).execute()
  const states = new Map(rows.map((row) => [row.reference, row.state]))
  const result = { sent: [] as string[], left: [] as string[], isNew: false }
  for (const to of new Set(references)) {
    const id = toMailId(key, to)
    if (await isKnownMail(transaction, id)) {
      result.sent.push(to)
      continue
    }
    const present = states.get(to)
    if (present === undefined || present !== from[to]) {
      result.left.push(to)
      continue
    }
    if (state && state !== present)
      await setApplicationState(transaction, to, state, { from: present, reason: remarks.reason ?? undefined })
    const { subject, text: words } = texts[to] ?? standard
    await storeCandidateMail(transaction, to, { ...remarks, template, subject, text: words, by, id })
    result.sent.push(to)
    result.isNew = true
  }
  return result
}

/**
 * Cancels the emails of a batch that were not sent yet. Their applications go back to the states before the batch,
 * unless someone has moved them since, or their candidates have seen the new state. Returns whose emails were cancelled
 * (`left`) and whose were sent already. Throws `closed-job` if an application of a closed position would have no
 * outcome.
 */
export async function takeBackBatch(
  transaction: Database,
  { key, references, state, from }: z.output<typeof batchEndSchema>,
): Promise<BatchResult> {
  const result: BatchResult = { sent: [], left: [] }
  for (const to of new Set(references)) {
    const isBack = await takeBackCandidateMail(transaction, toMailId(key, to))
    result[isBack ? 'left' : 'sent'].push(to)
    const former = from[to]
    if (isBack && state && former && former !== state) await undoState(transaction, to, state, former)
  }
  return result
}

async function undoState(transaction: Database, to: string, state: ApplicationState, former: ApplicationState) {
  const found = transaction.selectFrom('applications').select(['state', 'stateAt', 'formerState'])
  const row = await found.where('reference', '=', to).executeTakeFirst()
  if (row?.state !== state || getVisibleState(row) === state) return
  await setApplicationState(transaction, to, former, { from: state })
}
