import { sql } from 'kysely'
import { z } from 'zod'
import { company } from '../../content/company.ts'
import { INVITATION_DAYS, invitationLinks, invitationMail } from '../../content/position-invitations.ts'
import { type CandidateMailState, listCandidateMails, queueCandidateMail } from '../applications/candidate-mails.ts'
import { fillTemplate, type TemplateValues } from '../applications/fill-template.ts'
import { AGREED } from '../applications/retention.ts'
import { type Connections, findConnections } from '../applications/same-person.ts'
import { text } from '../backend/contract.ts'
import { selectOpenJobs } from '../backend/job-closing.ts'
import type { Database } from '../db/database.ts'
import { lock } from '../db/is-postgres.ts'
import { type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { findSkills, findWords } from '../db/search-words.ts'
import { getEnv, sendsMail } from '../env.ts'
import { toIso } from '../format/date.ts'
import { encryptJobId } from '../jobs/job-link.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { toCandidateMail } from '../mail/mails.ts'
import { type ShownMail, toShownMail } from '../mail/message.ts'
import { routes, toTokenQuery } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { missing } from './studio-problem.ts'

const DAY_MS = 86_400_000

/** The maximum number of people invited at once. */
const MAX_CHOSEN = 50

/** Parses a search among people who agreed to hear of other positions. `forJob` is the position that is being filled. */
export const poolSchema = z.object({
  words: z.string().max(200).optional(),
  skill: z.string().max(100).optional(),
  jobId: z.string().max(200).optional(),
  forJob: z.string().max(200).optional(),
  after: z.string().max(2_000).optional(),
})

/** Parses a choice of people for a position. */
export const choiceSchema = z.object({
  jobId: z.string().min(1, 'is required').max(200),
  references: z.array(z.string().max(40)).min(1, 'is required').max(MAX_CHOSEN, `must be at most ${MAX_CHOSEN}`),
  personal: text(TEXT_LIMITS.short),
})
type Choice = z.infer<typeof choiceSchema>

/** Why a person cannot be invited to a position now. */
export type Refusal = 'no-consent' | 'applied' | 'invited' | 'too-soon' | 'twice'

/**
 * Selects the applications whose senders may be invited: they agreed, and no later application from their address says
 * otherwise.
 */
const selectInvitable = (db: Database) =>
  db
    .selectFrom('applications')
    .where('answers', 'like', AGREED)
    .where('state', '!=', 'hired')
    .where(
      sql<boolean>`not exists (
        select 1 from applications as later
        where lower(later.email) = lower(applications.email) and later."receivedAt" > applications."receivedAt"
          and later.answers not like ${AGREED}
      )`,
    )

const PERSON = ['reference', 'receivedAt', 'jobTitle', 'name', 'lastName', 'email'] as const
type Person = Pick<ApplicationRow, (typeof PERSON)[number]>

const toAll = (reference: string, connections: Map<string, Connections>): string[] => [
  reference,
  ...[...(connections.get(reference) ?? [])].filter(([, how]) => how === 'person').map(([other]) => other),
]

/** Selects the invitations that were not cancelled. */
const selectSent = (db: Database) =>
  db
    .selectFrom('positionInvitations')
    .innerJoin('candidateMails', 'candidateMails.id', 'positionInvitations.id')
    .where('candidateMails.takenBackAt', 'is', null)

/** Returns why each person cannot be invited to a position now, or null if they can. */
async function findRefusals(
  db: Database,
  people: readonly Person[],
  jobId: string | undefined,
  now: number,
): Promise<Map<string, Refusal | null>> {
  const connections = await findConnections(db, people)
  const all = [...new Set(people.flatMap(({ reference }) => toAll(reference, connections)))]
  const invitations = await selectSent(db)
    .select(['positionInvitations.reference', 'jobId', 'positionInvitations.at'])
    .where('positionInvitations.reference', 'in', all)
    .execute()
  const applied = await db
    .selectFrom('applications')
    .select('reference')
    .where('reference', 'in', all)
    .where('jobId', '=', jobId ?? '')
    .execute()
  const since = toIso(now - INVITATION_DAYS * DAY_MS)
  const seen = new Set<string>()
  const refuse = (reference: string): Refusal | null => {
    const own = toAll(reference, connections)
    const ofPerson = invitations.filter((each) => own.includes(each.reference))
    const isRepeated = own.some((each) => seen.has(each))
    seen.add(reference)
    if (applied.some((each) => own.includes(each.reference))) return 'applied'
    if (ofPerson.some((each) => each.jobId === jobId)) return 'invited'
    if (ofPerson.some((each) => each.at > since)) return 'too-soon'
    return isRepeated ? 'twice' : null
  }
  return new Map(people.map(({ reference }) => [reference, refuse(reference)]))
}

/** Someone who agreed to hear of other positions, with the application in which they did. */
export type PoolLine = Omit<Person, 'email'> & { skills: string[]; refusal: Refusal | null }

const MAX_SKILLS = 12

const readSkills = (answers: string): string[] => {
  const { skills } = JSON.parse(answers) as { skills?: unknown }
  return Array.isArray(skills) ? skills.filter((skill) => typeof skill === 'string').slice(0, MAX_SKILLS) : []
}

/** Returns a page of the people who may be invited, those who applied last first. */
export async function searchPool(
  db: Database,
  { words = '', skill = '', jobId, forJob, ...page }: Omit<z.infer<typeof poolSchema>, 'after'> & PageRequest,
  now = Date.now(),
): Promise<Page<PoolLine>> {
  const all = jobId ? selectInvitable(db).where('jobId', '=', jobId) : selectInvitable(db)
  const matching = [...findWords(db, words), ...findSkills(db, skill)].reduce(
    (found, references) => found.where('reference', 'in', references),
    all,
  )
  const { rows, next } = await readPage(matching.select([...PERSON, 'answers']), ['receivedAt', 'reference'], page)
  const refusals = await findRefusals(db, rows, forJob, now)
  const lines = rows
    .map(({ email, answers, ...row }) => ({
      ...row,
      skills: readSkills(answers),
      refusal: refusals.get(row.reference) ?? null,
    }))
    // A person with two applications is listed with the latest.
    .filter(({ refusal }) => refusal !== 'twice')
  return { rows: lines, next }
}

const endToken = (reference: string) => toLinkToken('invitations-end', reference)

type Written = { subject: string; text: string }

function writeInvitation({ reference, name, lastName }: Person, job: { id: string; title: string }, personal: string) {
  const { SITE_URL } = getEnv()
  const values: TemplateValues = {
    name: `${name} ${lastName}`,
    job: job.title,
    reference,
    personal,
    page: SITE_URL + routes.application(toLinkToken('application', reference)),
    company: company.name,
  }
  const written: Written = fillTemplate(invitationMail, values)
  const button = { label: invitationLinks.position, path: routes.job(encryptJobId(job.id)) }
  const end = {
    text: invitationLinks.endText,
    label: invitationLinks.end,
    path: routes.invitationsEnd(endToken(reference)),
    callPath: routes.api.invitationsEnd + toTokenQuery(endToken(reference)),
  }
  if (sendsMail()) return { ...written, button, end }
  // Someone copies this text into a mail program.
  const links = [`${button.label}: ${SITE_URL}${button.path}`, `${end.label}: ${SITE_URL}${end.path}`]
  return { ...written, text: [written.text, ...links].join('\n\n') }
}

/** The email to a person, or why there is none. */
export type InvitationPreview = Pick<Person, 'reference' | 'name' | 'lastName' | 'email'> & {
  mail: ShownMail
  refusal: Refusal | null
}

async function findOpenJob(db: Database, jobId: string) {
  const job = selectOpenJobs(db).select(['id', 'title']).where('id', '=', jobId)
  return job.executeTakeFirstOrThrow(missing)
}

async function findChosen(db: Database, { jobId, references }: Choice, now: number) {
  const unique = [...new Set(references)]
  const rows = await selectInvitable(db).select(PERSON).where('reference', 'in', unique).execute()
  // In the order of the choice: of two applications from one person, the first counts.
  const people = unique.flatMap((reference) => rows.filter((row) => row.reference === reference))
  return { unique, people, refusals: await findRefusals(db, people, jobId, now) }
}

/** Returns the email to each chosen person. Throws `missing` unless the position is open. */
export async function previewInvitations(db: Database, choice: Choice, now = Date.now()): Promise<InvitationPreview[]> {
  const job = await findOpenJob(db, choice.jobId)
  const { people, refusals } = await findChosen(db, choice, now)
  return people.map((person) => {
    const { reference, name, lastName, email } = person
    const mail = toCandidateMail(email, writeInvitation(person, job, choice.personal))
    return {
      reference,
      name,
      lastName,
      email,
      mail: toShownMail(mail, getEnv().SITE_URL),
      refusal: refusals.get(reference) ?? null,
    }
  })
}

/** The people who were invited, and those who could not be. */
export type Invited = { sent: string[]; refused: { reference: string; refusal: Refusal }[] }

/**
 * Invites people to a position by mail. Nobody is invited who withdrew the consent, who has applied for the position or
 * was invited to it before, or who was invited to any position within INVITATION_DAYS. Throws `missing` unless the
 * position is open. Must run in a transaction.
 */
export async function sendInvitations(
  transaction: Database,
  choice: Choice,
  by: string,
  now = Date.now(),
): Promise<Invited> {
  await lock(transaction, 'position invitations')
  const job = await findOpenJob(transaction, choice.jobId)
  const { unique, people, refusals } = await findChosen(transaction, choice, now)
  const invited: Invited = { sent: [], refused: [] }
  for (const reference of unique) {
    const person = people.find((each) => each.reference === reference)
    const refusal = person ? (refusals.get(reference) ?? null) : 'no-consent'
    if (!person || refusal) {
      invited.refused.push({ reference, refusal: refusal ?? 'no-consent' })
      continue
    }
    const mail = { ...writeInvitation(person, job, choice.personal), reference, template: 'invitation', by }
    const id = await queueCandidateMail(transaction, mail, { now })
    const row = { id, reference, jobId: job.id, at: toIso(now), by }
    await transaction.insertInto('positionInvitations').values(row).execute()
    invited.sent.push(reference)
  }
  return invited
}

/** Someone who was invited to a position. `applied` is the reference of their application for it, or null. */
export type InvitedLine = Pick<ApplicationRow, 'reference' | 'name' | 'lastName'> & {
  at: string
  by: string
  mail: CandidateMailState
  applied: string | null
}

const MAX_INVITED = 200

/** Returns the people who were invited to a position, latest first, and which of them have applied since. */
export async function listInvited(db: Database, jobId: string): Promise<InvitedLine[]> {
  const rows = await db
    .selectFrom('positionInvitations')
    .innerJoin('applications', 'applications.reference', 'positionInvitations.reference')
    .select(['applications.reference', 'name', 'lastName', 'email', 'positionInvitations.id', 'at', 'by'])
    .where('positionInvitations.jobId', '=', jobId)
    .orderBy('at', 'desc')
    .limit(MAX_INVITED)
    .execute()
  const connections = await findConnections(db, rows)
  const applications = await db
    .selectFrom('applications')
    .select(['reference', 'receivedAt'])
    .where('jobId', '=', jobId)
    .where(
      'reference',
      'in',
      rows.flatMap(({ reference }) => toAll(reference, connections)),
    )
    .execute()
  return Promise.all(
    rows.map(async ({ id, email, ...row }) => {
      const own = toAll(row.reference, connections)
      const after = applications.filter(({ reference, receivedAt }) => own.includes(reference) && receivedAt >= row.at)
      const mails = await listCandidateMails(db, row.reference)
      return {
        ...row,
        mail: mails.find((mail) => mail.id === id)?.state ?? 'taken-back',
        applied: after[0]?.reference ?? null,
      }
    }),
  )
}
