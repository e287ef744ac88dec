import 'server-only'
import { candidatePage } from '../../content/candidate-page.ts'
import { BackendError } from '../backend/contract.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { sendFile } from '../db/files/send-file.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import { getEnv, sendsMail } from '../env.ts'
import { readToken, redirectTo, refuseOtherSites, respondBrokenLink } from '../forms/personal-page.ts'
import { toWithdrawalMails } from '../mail/mails.ts'
import { routes } from '../routes.ts'
import { readLinkToken } from '../security/personal-link.ts'
import { type Answers, toAnswers } from './answers.ts'
import { type CandidateMail, listCandidateMails } from './candidate-mails.ts'
import { erase as eraseSubject } from './erase.ts'
import { type Interview, toInterviewStatus } from './interview-times.ts'
import { cancelInterviews, listInterviews, mayBeInterviewed } from './interviews.ts'
import { findFile, getApplication, type StoredApplication } from './read-applications.ts'
import { keepLonger, mayRenew, toErasureTime } from './retention.ts'
import { ENDED_STATES, getVisibleState, UNDO_MS } from './visible-state.ts'

/** An email as it was sent. */
type SentMail = Pick<CandidateMail, 'id' | 'subject' | 'text'> & { sentAt: string }

/** An application as the candidate sees it. */
export type CandidateApplication = Pick<StoredApplication, 'reference' | 'receivedAt' | 'jobTitle' | 'state'> & {
  canWithdraw: boolean
  /** When the site erases it; null while something is still to be decided. */
  erasedAt: string | null
  mayRenew: boolean
  answers: Answers['groups']
  /** The names of the files, by their words in addresses. */
  files: { resume?: string; 'cover-letter'?: string }
  /** The emails that were sent to the candidate. */
  mails: SentMail[]
}

/** The result of opening a candidate's link. */
export type CandidateRead =
  | { state: 'found'; application: CandidateApplication; interviews: Interview[] }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Returns the part of an application that the candidate sees. */
export function toCandidateApplication(
  application: StoredApplication,
  mails: readonly CandidateMail[] = [],
): CandidateApplication {
  const { reference, receivedAt, jobTitle, answers, resume, coverLetter } = application
  // Dates and offers must not reveal a state that can still be undone.
  const state = getVisibleState(application)
  const stateAt = state === application.state ? application.stateAt : application.formerAt
  const seen = { state, stateAt, keepUntil: application.keepUntil }
  return {
    reference,
    receivedAt,
    jobTitle,
    state,
    canWithdraw: !ENDED_STATES.includes(state),
    erasedAt: toErasureTime(seen),
    mayRenew: mayRenew({ ...seen, communicationConsent: answers.communicationConsent }),
    answers: toAnswers(answers).groups,
    files: { ...(resume && { resume: resume.name }), ...(coverLetter && { 'cover-letter': coverLetter.name }) },
    mails: mails.flatMap(({ id, subject, text, sentAt }) => (sentAt ? [{ id, subject, text, sentAt }] : [])),
  }
}

/** Returns the backend and the reference that a token names; `null` if the link does not work. */
export function openLink(token: string) {
  const reference = readLinkToken('application', token)
  const backend = reference ? getEmbeddedBackend() : null
  return backend && reference ? { backend, reference } : null
}

/** Returns the interviews as the candidate sees them: a decision cancels what is planned. */
async function listVisibleInterviews(db: Database, { reference, state }: CandidateApplication): Promise<Interview[]> {
  const interviews = await listInterviews(db, reference)
  if (mayBeInterviewed(state)) return interviews
  return interviews.map((interview) =>
    toInterviewStatus(interview, Date.now()) === 'past' ? interview : { ...interview, state: 'cancelled' },
  )
}

/** Reads the application that a candidate's link opens. */
export async function readCandidateLink(token: string): Promise<CandidateRead> {
  const link = openLink(token)
  if (!link) return { state: 'missing' }
  const { backend, reference } = link
  try {
    return await backend.use('candidate page', async (db, files) => {
      const found = await getApplication(db, files, reference)
      if (!found) return { state: 'missing' }
      const application = toCandidateApplication(found, await listCandidateMails(db, reference))
      return { state: 'found', application, interviews: await listVisibleInterviews(db, application) }
    })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return { state: 'unavailable' }
  }
}

/** Sends the candidate a file of the application as a download. */
export async function sendCandidateFile(request: Request): Promise<Response> {
  const link = openLink(readToken(request))
  const file = new URL(request.url).searchParams.get('file')
  const response =
    link &&
    (await link.backend.use('candidate file', async (db, files) => {
      const application = await getApplication(db, files, link.reference)
      const found = application && findFile(application, file)
      return found && sendFile(files, found, `${link.reference}-${file}`, true)
    }))
  return response || respondBrokenLink(request, routes.application())
}

/** The person who acted, for the audit list. */
export const CANDIDATE = { name: 'The candidate', role: 'candidate' } as const

/** Notifies hiring without naming the candidate, in the same transaction as the act. */
async function notifyHiring(db: Database, act: 'withdrawn' | 'erased', about: { job: string; reference: string }) {
  const env = getEnv()
  if (sendsMail(env)) await enqueueMails(db, toWithdrawalMails(act, about, env), about.reference)
}

/** Opens the link that a form of the candidate's page posts, or returns the response that refuses it. */
export function openCall(request: Request) {
  const refused = refuseOtherSites(request, routes.application())
  if (refused) return refused
  const token = readToken(request)
  const link = openLink(token)
  return link ? { token, ...link } : respondBrokenLink(request, routes.application())
}

/** Withdraws the application of a link, once; the Studio shows it as withdrawn. */
export async function withdraw(request: Request): Promise<Response> {
  const call = openCall(request)
  if (call instanceof Response) return call
  const { token, backend, reference } = call
  const now = Date.now()
  const at = new Date(now).toISOString()
  await backend.use('withdraw', (db) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('applications')
        .set({ state: 'withdrawn', stateAt: at, formerState: 'withdrawn', formerAt: at })
        .where('reference', '=', reference)
        // Only the state that the candidate sees counts, not a decision that can still be undone.
        .where(({ or, and, eb }) =>
          or([
            eb('state', 'not in', ENDED_STATES),
            and([eb('formerState', 'not in', ENDED_STATES), eb('stateAt', '>', new Date(now - UNDO_MS).toISOString())]),
          ]),
        )
        .returning('jobTitle')
        .executeTakeFirst()
      if (!row) return
      await record(transaction, CANDIDATE, 'withdraw', `application ${reference}`)
      await cancelInterviews(transaction, reference, now)
      await notifyHiring(transaction, 'withdrawn', { job: row.jobTitle, reference })
    }),
  )
  return redirectTo(routes.application(token))
}

/** Keeps the application of a link for other positions, if its candidate agreed to that and its time is almost over. */
export async function renew(request: Request): Promise<Response> {
  const call = openCall(request)
  if (call instanceof Response) return call
  const { token, backend, reference } = call
  await backend.use('renew', (db, files) =>
    db.transaction().execute(async (transaction) => {
      const found = await getApplication(transaction, files, reference)
      if (!found || !mayRenew({ ...found, communicationConsent: found.answers.communicationConsent })) return
      await keepLonger(transaction, reference, candidatePage.renewed)
      await record(transaction, CANDIDATE, 'extend', `application ${reference}`)
    }),
  )
  return redirectTo(routes.application(token))
}

/** Erases the application of a link with its files. The link then leads nowhere. */
export async function erase(request: Request): Promise<Response> {
  const call = openCall(request)
  if (call instanceof Response) return call
  const { backend, reference } = call
  await backend.use('erase', async (db, files) => {
    const query = db.selectFrom('applications').select('jobTitle').where('reference', '=', reference)
    const row = await query.executeTakeFirst()
    if (!row) return
    await eraseSubject(db, files, reference, {
      async record(transaction) {
        await record(transaction, CANDIDATE, 'erase', `application ${reference}`)
        await notifyHiring(transaction, 'erased', { job: row.jobTitle, reference })
      },
    })
  })
  return redirectTo(routes.applicationErased)
}
