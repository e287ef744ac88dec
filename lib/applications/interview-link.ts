import 'server-only'
import { interviewCopy } from '../../content/interviews.ts'
import { record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { FormFailure } from '../forms/form-failure.ts'
import { readToken, redirectTo, respondBrokenLink } from '../forms/personal-page.ts'
import { readText } from '../forms/read-text.ts'
import { respondPlainPage } from '../forms/respond.ts'
import { routes } from '../routes.ts'
import { countPost } from '../security/rate-limit.ts'
import { CANDIDATE, openCall, openLink } from './candidate-link.ts'
import { toCandidateCalendar } from './interview-mails.ts'
import { INTERVIEW_LIMITS, type Interview, isTimeZone, toInterviewStatus } from './interview-times.ts'
import { askForTimes, getInterview, pickTime, setZone } from './interviews.ts'

/** Enough for `request`, in which a browser writes a character as up to twelve bytes. */
const MAX_BYTES = 16_000

const { changed, notChosen } = interviewCopy.refused

// Browsers send a line break as two characters, but count it as one.
const toRequest = (text: string) =>
  text.replaceAll('\0', '').replaceAll('\r\n', '\n').trim().slice(0, INTERVIEW_LIMITS.request).toWellFormed()

/** Carries out the request of a form on the candidate's page. Returns the reason why it cannot, or `null`. */
async function answer(db: Database, interview: Interview, fields: URLSearchParams): Promise<string | null> {
  const subject = `application ${interview.reference}`
  if (fields.get('act') === 'ask') {
    if (!(await askForTimes(db, interview, toRequest(fields.get('request') ?? '')))) return changed
    if (!interview.askedAt) await record(db, CANDIDATE, 'ask for other times for', subject)
    return null
  }
  const time = fields.get('time')
  if (!time) return notChosen
  if (!(await pickTime(db, interview, time))) return changed
  if (interview.state !== 'picked') await record(db, CANDIDATE, 'pick a time for', subject)
  return null
}

/** Picks a time for an interview, asks for others, or chooses a time zone, for the candidate of a link. */
export async function answerInterview(request: Request): Promise<Response> {
  const call = openCall(request)
  if (call instanceof Response) return call
  const { token, backend, reference } = call
  const page = routes.application(token)
  try {
    const retryAfter = await countPost('interview', request.headers, backend.countPost)
    if (retryAfter !== null) throw new FormFailure('rate-limited', { retryAfter })
    const fields = new URLSearchParams(await readText(request, MAX_BYTES))
    const refused = await backend.use('interview', (db) =>
      db.transaction().execute(async (transaction) => {
        const zone = fields.get('zone')
        if (zone !== null) {
          if (isTimeZone(zone)) await setZone(transaction, reference, zone)
          return null
        }
        const interview = await getInterview(transaction, reference, fields.get('interview') ?? '')
        return interview ? answer(transaction, interview, fields) : changed
      }),
    )
    if (refused) throw new FormFailure('invalid', { detail: refused })
    return redirectTo(page)
  } catch (error) {
    if (!(error instanceof FormFailure)) throw error
    return respondPlainPage(error, page)
  }
}

/** Responds with a calendar file. */
export const respondCalendar = (content: string): Response =>
  new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="interview.ics"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })

/** Sends the candidate an interview as a calendar file. */
export async function sendCandidateCalendar(request: Request): Promise<Response> {
  const link = openLink(readToken(request))
  const id = new URL(request.url).searchParams.get('interview') ?? ''
  const content =
    link &&
    (await link.backend.use('calendar', async (db) => {
      const interview = await getInterview(db, link.reference, id)
      if (!interview || toInterviewStatus(interview, Date.now()) !== 'picked') return null
      const row = db.selectFrom('applications').select(['name', 'lastName', 'email', 'jobTitle'])
      const candidate = await row.where('reference', '=', link.reference).executeTakeFirstOrThrow()
      return toCandidateCalendar(interview, candidate, 'PUBLISH')
    }))
  return content ? respondCalendar(content) : respondBrokenLink(request, routes.application())
}
