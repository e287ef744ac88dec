import 'server-only'
import type { Backend, SendContext } from '../backend/contract.ts'
import { respondProblem } from '../http/problem.ts'
import { log } from '../log.ts'
import { countPost, type LimitedForm } from '../security/rate-limit.ts'
import { isSameSite } from '../security/same-site.ts'
import { getSenderHash } from '../security/sender-hash.ts'
import { ASSISTED, getSpamSignals } from '../security/spam-signals.ts'
import { drainBody } from '../uploads/drain-body.ts'
import { toFixedReservation, type Unclaimed } from '../uploads/file-space.ts'
import type { ErrorMarkup, Filling } from './fill-page.ts'
import { FormFailure } from './form-failure.ts'
import { redirectSent, respondPage, respondSent, type Sent, wantsPage } from './respond.ts'
import { createReserve, readSubmission, type Submission } from './submission.ts'
import { type NamedFields, toFormFailure } from './to-failure.ts'
import type { FormValues } from './types.ts'

/**
 * The calls that receive submissions: those of a Backend, or of lib/backend/send-submission.ts, which also logs them.
 */
export type Receiver = Pick<Backend, 'sendContact' | 'sendFile' | 'sendCandidate' | 'subscribe'> & {
  countUnclaimed?(sender: string): Promise<Unclaimed | null>
  countPost?: Backend['countPost']
  getJob?: Backend['getJob']
}

/** A form of the site, for its handler. */
export type FormDefinition = NamedFields & {
  form: LimitedForm
  action: string
  fileFields: readonly string[]
  getPagePath(values: FormValues): string
  getKeptFiles?(values: FormValues): Filling['keptFiles']
  /** Checks and forwards a submission. Throws FormFailure, UploadError or BackendError. */
  send(submission: Submission, backend: Receiver, context: SendContext): Promise<Sent>
}

/** What a handler gets from its route: the backend, and the HTML of errors. */
type FormContext = { backend: Receiver; markup: ErrorMarkup }

function toContext(request: Request, values: FormValues): SendContext {
  const idempotencyKey = request.headers.get('idempotency-key') ?? values.idempotencyKey
  return {
    sender: getSenderHash(request.headers),
    signals: getSpamSignals(values),
    isAssisted: Boolean(values[ASSISTED]),
    ...(request.headers.has('cookie') && { cookie: request.headers.get('cookie') ?? '' }),
    ...(idempotencyKey && { idempotencyKey }),
  }
}

const reserveNothing = async () => toFixedReservation('quota')

async function guard(request: Request, definition: FormDefinition, { backend }: FormContext, isPage: boolean) {
  const { form, fields, fileFields } = definition
  if (!isSameSite(request.headers)) throw new FormFailure('cross-site')
  const retryAfter = await countPost(form, request.headers, backend.countPost)
  const refusal = retryAfter === null ? null : new FormFailure('rate-limited', { retryAfter })
  // Without scripts, a refused form comes back with everything that was typed, so it has to be read.
  if (refusal && !isPage) throw refusal
  const countUnclaimed = backend.countUnclaimed ?? (async () => null)
  const sender = getSenderHash(request.headers)
  const reserve = refusal ? reserveNothing : createReserve(sender, countUnclaimed)
  const onFileError = isPage ? 'collect' : 'throw'
  const submission = await readSubmission(request, { fields, fileFields, onFileError, reserve, sender })
  return { submission, refusal }
}

function logSpamSignals({ form }: FormDefinition, values: FormValues, { reference }: Sent) {
  const signals = getSpamSignals(values)
  if (signals.length > 0) log.warn('suspicious form stored', { form, reference, spamSignals: signals.join(' ') })
}

/**
 * Receives a form: checks origin, rate, shape and answers, and forwards it. Scripts get JSON in response, browsers
 * without scripts a page.
 */
export async function handleForm(
  request: Request,
  definition: FormDefinition,
  formContext: FormContext,
): Promise<Response> {
  const { backend, markup } = formContext
  const isPage = wantsPage(request.headers)
  let submission: Submission | undefined
  try {
    const guarded = await guard(request, definition, formContext, isPage)
    submission = guarded.submission
    if (guarded.refusal) throw guarded.refusal
    const sent = await definition.send(submission, backend, toContext(request, submission.values))
    logSpamSignals(definition, submission.values, sent)
    return isPage ? redirectSent(sent) : respondSent(sent)
  } catch (error) {
    const failure = toFormFailure(error, definition)
    if (request.body && !request.bodyUsed) void drainBody(request.body.getReader())
    if (!isPage) return respondProblem(failure)
    const values = submission?.values ?? {}
    const { problem } = failure
    const kept = Object.entries(definition.getKeptFiles?.(values) ?? {})
    // A signed link may name a file that the backend has since removed.
    const isKept = ([field]: [string, unknown]) => problem.code !== 'refused' || !problem.errors[field]
    const keptFiles = Object.fromEntries(kept.filter(isKept))
    const filling = { action: definition.action, values, problem, markup, keptFiles }
    return respondPage(failure, definition.getPagePath(values), filling)
  } finally {
    await submission?.dispose()
  }
}
