import { calendarTitles, interviewLines, interviewMails, interviewNotices } from '../../content/interviews.ts'
import type { Database } from '../db/database.ts'
import type { ApplicationRow } from '../db/schema.ts'
import { enqueueMails } from '../delivery/deliveries.ts'
import { getEnv, sendsMail, toStudioUrl } from '../env.ts'
import { type CandidateMailText, toCandidateMail } from '../mail/mails.ts'
import { type Calendar, fill, type Mail, type Part, renderMail, toLine, toParagraph } from '../mail/message.ts'
import { routes } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { queueCandidateMail, takeBackCandidateMail } from './candidate-mails.ts'
import { type CalendarMethod, toCalendar } from './interview-calendar.ts'
import { formatInterviewTime, type Interview, isTimeZone } from './interview-times.ts'

/** Who acted (a name in the Studio, or '' for the candidate and the site), and when. */
type Act = { by: string; now: number }

type Candidate = Pick<ApplicationRow, 'name' | 'lastName' | 'email' | 'jobTitle'>
type Notice = keyof typeof interviewNotices

const readCandidate = (db: Database, reference: string): Promise<Candidate> =>
  db
    .selectFrom('applications')
    .select(['name', 'lastName', 'email', 'jobTitle'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

const toName = ({ name, lastName }: Candidate) => toLine(`${name} ${lastName}`)

/** Returns the time in the company's zone, and in the candidate's if that is known. */
function formatForCandidate(time: string, { minutes, zone }: Interview): string {
  const here = formatInterviewTime(time, minutes)
  const there = isTimeZone(zone) ? formatInterviewTime(time, minutes, zone) : here
  return there === here ? here : `${here}\n${there}`
}

/** Returns where an interview takes place and who takes part, one per line. */
function toWhere({ place, link, people }: Interview): string[] {
  const names = people.map(({ name }) => toLine(name)).join(', ')
  return [
    place && fill(interviewLines.place, { place }),
    link && fill(interviewLines.link, { link }),
    names && fill(interviewLines.people, { people: names }),
  ].filter(Boolean)
}

/** Returns the calendar file that a candidate gets. */
export const toCandidateCalendar = (interview: Interview, candidate: Candidate, method: CalendarMethod): string =>
  toCalendar(interview, fill(calendarTitles.candidate, { job: candidate.jobTitle }), {
    method,
    ...(method !== 'PUBLISH' && { attendee: { name: toName(candidate), email: candidate.email } }),
  })

/** Returns the calendar file that someone at the company downloads. */
export const toCompanyCalendar = (interview: Interview, candidate: Candidate): string =>
  toCalendar(interview, fill(calendarTitles.company, { name: toName(candidate), job: candidate.jobTitle }), {
    method: 'PUBLISH',
  })

type Letter = {
  template: keyof typeof interviewMails
  times: readonly string[]
  method?: Calendar['method']
  delayMs?: number
}

/** Returns the email to a candidate. */
function toCandidateText(
  interview: Interview,
  candidate: Candidate,
  { template, times, method }: Letter,
): CandidateMailText {
  const { reference, minutes } = interview
  const { subject, text, button } = interviewMails[template]
  const values: Record<string, string> = {
    name: toName(candidate),
    job: toLine(candidate.jobTitle),
    minutes: String(minutes),
    times: times.map((time) => formatForCandidate(time, interview)).join('\n\n'),
    where: toWhere(interview).join('\n'),
  }
  return {
    subject: fill(subject, values),
    text: text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/\n{3,}/g, '\n\n'),
    button: { label: button, path: routes.application(toLinkToken('application', reference)) },
    ...(method && { calendar: { method, content: toCandidateCalendar(interview, candidate, method) } }),
  }
}

/** Writes to the candidate. Returns the id of the email. */
async function writeToCandidate(
  transaction: Database,
  interview: Interview,
  { by, now }: Act,
  letter: Letter,
): Promise<string> {
  const { reference } = interview
  const { template, delayMs } = letter
  const mail = toCandidateText(interview, await readCandidate(transaction, reference), letter)
  return queueCandidateMail(
    transaction,
    { reference, template, by, ...mail, ...(delayMs !== undefined && { delayMs }) },
    { now },
  )
}

/**
 * Returns the email that tells the candidate of a plan that is not stored yet: new times, or the new time of a picked
 * interview.
 */
export async function toPlanMail(db: Database, interview: Interview): Promise<Mail> {
  const candidate = await readCandidate(db, interview.reference)
  const letter: Letter =
    interview.state === 'picked'
      ? { template: 'interview-moved', times: toStart(interview), method: 'REQUEST' }
      : { template: 'interview-proposed', times: interview.times }
  return toCandidateMail(candidate.email, toCandidateText(interview, candidate, letter))
}

/** Returns the addresses of the company's people, each once. */
function listRecipients(emails: readonly string[]): string[] {
  const { MAIL_TO_HIRING = '' } = getEnv()
  const all = [MAIL_TO_HIRING, ...emails].filter(Boolean)
  return all.filter((email, at) => all.findIndex((other) => other.toLowerCase() === email.toLowerCase()) === at)
}

const listPeople = ({ people }: Interview) => listRecipients(people.map(({ email }) => email))

/** Returns the emails to the company's people. Without a candidate they name nobody. */
function toNotices(
  recipients: readonly string[],
  interview: Interview,
  kind: Notice,
  about: { job: string; candidate?: Candidate },
): Mail[] {
  const { reference, start, minutes } = interview
  const env = getEnv()
  const values = { job: about.job, reference, name: about.candidate ? toName(about.candidate) : '' }
  const { subject, text } = interviewNotices[kind]
  const href = toStudioUrl(env) + routes.studio.application(reference)
  const parts: Part[] = [
    toParagraph(text, values),
    ...(start ? [toParagraph(interviewLines.time, { time: formatInterviewTime(start, minutes) })] : []),
    ...(about.candidate && start ? toWhere(interview).map((line): Part => ({ kind: 'text', text: line })) : []),
    ...(about.candidate ? [{ kind: 'button' as const, label: interviewLines.button, href }] : []),
  ]
  const title = about.candidate ? calendarTitles.company : calendarTitles.cancelled
  const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return recipients.map((email) => {
    const mail = renderMail(email, fill(subject, values), parts)
    if (kind === 'asked') return mail
    const attendee = { name: email, email }
    return { ...mail, calendar: { method, content: toCalendar(interview, fill(title, values), { method, attendee }) } }
  })
}

async function notifyCompany(transaction: Database, interview: Interview, kind: Notice): Promise<void> {
  if (!sendsMail()) return
  const candidate = await readCandidate(transaction, interview.reference)
  const recipients = kind === 'asked' ? listRecipients([]) : listPeople(interview)
  const mails = toNotices(recipients, interview, kind, { job: candidate.jobTitle, candidate })
  await enqueueMails(transaction, mails, interview.reference)
}

/** Cancels the email with the times if it was not sent yet. Returns whether the candidate has not been told of them. */
const takeBack = async (transaction: Database, { mailId }: Interview): Promise<boolean> =>
  mailId !== null && (await takeBackCandidateMail(transaction, mailId))

/**
 * Writes to the candidate, and replaces an earlier email that was not sent yet. Returns the interview with its email.
 */
export async function notifyOfProposed(transaction: Database, interview: Interview, act: Act): Promise<Interview> {
  await takeBack(transaction, interview)
  const mailId = await writeToCandidate(transaction, interview, act, {
    template: 'interview-proposed',
    times: interview.times,
  })
  await transaction.updateTable('interviews').set({ mailId }).where('id', '=', interview.id).execute()
  return { ...interview, mailId }
}

const toStart = ({ start }: Interview) => (start ? [start] : [])

// From now on calendars depend on the emails, so none of them waits.
const AT_ONCE = { delayMs: 0 }

/** Sends the invitation to the candidate and to the company's people. */
export async function notifyOfPicked(transaction: Database, interview: Interview, act: Act): Promise<void> {
  await takeBack(transaction, interview)
  const letter = { template: 'interview-confirmed', times: toStart(interview), method: 'REQUEST' } as const
  await writeToCandidate(transaction, interview, act, { ...letter, ...AT_ONCE })
  await notifyCompany(transaction, interview, 'picked')
}

/** Tells everyone the new time, and tells those who no longer take part. */
export async function notifyOfMoved(
  transaction: Database,
  interview: Interview,
  { formerPeople, ...act }: Act & { formerPeople: Interview['people'] },
): Promise<void> {
  const letter = { template: 'interview-moved', times: toStart(interview), method: 'REQUEST' } as const
  await writeToCandidate(transaction, interview, act, { ...letter, ...AT_ONCE })
  await notifyCompany(transaction, interview, 'moved')
  const present = listPeople(interview).map((email) => email.toLowerCase())
  const former = formerPeople.map(({ email }) => email).filter((email) => !present.includes(email.toLowerCase()))
  await cancelForCompany(transaction, interview, former.filter(Boolean))
}

async function cancelForCompany(transaction: Database, interview: Interview, emails: readonly string[]): Promise<void> {
  if (!sendsMail() || emails.length === 0) return
  const { jobTitle: job } = await readCandidate(transaction, interview.reference)
  await enqueueMails(transaction, toNotices(emails, interview, 'cancelled', { job }), interview.reference)
}

/** Tells everyone who knew of the interview, unless only the company did. */
export async function notifyOfCancelled(
  transaction: Database,
  interview: Interview,
  { wasPicked, ...act }: Act & { wasPicked: boolean },
): Promise<void> {
  const isUntold = await takeBack(transaction, interview)
  // A candidate to whom times were only proposed has nothing in the calendar, and learns of a decision in other ways.
  if (!wasPicked && (isUntold || !act.by)) return
  const letter = { template: 'interview-cancelled', times: toStart(interview), ...AT_ONCE } as const
  await writeToCandidate(transaction, interview, act, wasPicked ? { ...letter, method: 'CANCEL' } : letter)
  if (wasPicked) await cancelForCompany(transaction, interview, listPeople(interview))
}

export const notifyOfRequest = (transaction: Database, interview: Interview): Promise<void> =>
  notifyCompany(transaction, interview, 'asked')

/** Returns the emails that take an interview out of the company's calendars when its application is erased. */
export const toErasureNotices = (interview: Interview, job: string): Mail[] =>
  toNotices(listPeople(interview), { ...interview, version: interview.version + 1 }, 'cancelled', { job })
