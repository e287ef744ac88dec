import 'server-only'
import { createHash } from 'node:crypto'
import { positionForm as copy } from '../../content/position-form.ts'
import {
  BackendError,
  type Candidate,
  candidateSchema,
  type Job,
  type JobQuestion,
  parseSubmission,
  QUESTION_LIMITS,
  type SendContext,
} from '../backend/contract.ts'
import { hashFile } from '../db/files/hash-file.ts'
import { getEnv } from '../env.ts'
import { cleanAnswer } from '../forms/clean-answer.ts'
import { toIsoDate } from '../forms/date-text.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FailureCode } from '../forms/form-problems.ts'
import { formatFileError } from '../forms/format-file-error.ts'
import type { FormDefinition, Receiver } from '../forms/handle-form.ts'
import type { Sent } from '../forms/respond.ts'
import type { Submission } from '../forms/submission.ts'
import type { FormErrors, FormValues } from '../forms/types.ts'
import { decryptJobToken, encryptJobLink } from '../jobs/job-link.ts'
import { routes } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { openSignedLink } from '../security/signed-link.ts'
import { UploadError } from '../uploads/errors.ts'
import { isQuestionName, toQuestionName, VERSION_FIELD } from './own-form.ts'
import { toOwnForm } from './position-form.ts'
import { toSkills } from './skills.ts'
import {
  applicationFields,
  FILE_FIELDS,
  FILE_LINKS,
  findStep,
  type Step,
  toSteps,
  validateApplication,
} from './steps.ts'
import { sendFile } from './upload-form.ts'

/**
 * Derives the key of a form without scripts from its content, so that a second click or a reload sends the same
 * application.
 */
async function toContentKey({ values, files }: Submission): Promise<string> {
  const given = { ...values }
  // The same application through another link is sent once.
  given.jobId = readJobToken(values)?.token ?? ''
  // Each upload of the same file gets a new signature with another expiry.
  for (const field of FILE_FIELDS) given[FILE_LINKS[field]] = getIssuedLink(values, field)?.link ?? ''
  const parts = [JSON.stringify(Object.entries(given).sort())]
  for (const field of FILE_FIELDS) if (files[field]) parts.push(field, await hashFile(files[field].path))
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

function getIssuedLink(values: FormValues, field: (typeof FILE_FIELDS)[number]) {
  return openSignedLink(values[FILE_LINKS[field]] ?? '', field)
}

/**
 * Sends the files and adds their signed links to the values, so that a page that is filled in again has them, too. If
 * the form has other errors (`hasErrors`), good files are kept so that nobody has to choose them again. They count as
 * unclaimed files, and beyond that limit they are not stored.
 */
async function sendFiles(submission: Submission, backend: Receiver, context: SendContext, hasErrors: boolean) {
  const { values, files, fileErrors } = submission
  for (const field of FILE_FIELDS) {
    const file = files[field]
    if (!file) continue
    try {
      values[FILE_LINKS[field]] = await sendFile(file, field, backend, context)
    } catch (error) {
      if (!hasErrors || !(error instanceof BackendError)) throw error
      const code = error.code === 'quota' || error.code === 'no-room' ? error.code : 'aborted'
      fileErrors[field] = new UploadError(code, { field, fileName: file.name })
    }
  }
}

/** Checks the answers. A file counts as given if it came with the form or its link is still valid. */
function checkAnswers({ values, files }: Submission, steps: readonly Step[]): FormErrors {
  const given: FormValues = { ...values }
  for (const field of FILE_FIELDS) given[field] = files[field]?.name ?? getIssuedLink(values, field)?.name ?? ''
  const errors = validateApplication(given, steps)
  for (const field of FILE_FIELDS)
    if (!files[field] && values[FILE_LINKS[field]] && errors[field]) errors[field] = OUTDATED
  return errors
}

/** Returns the code for the response: the files' own code if all errors are theirs and have the same one. */
function toCode(errors: FormErrors, { fileErrors }: Submission): FailureCode {
  const [code, ...others] = new Set(Object.keys(errors).map((field) => fileErrors[field]?.code ?? 'invalid'))
  return code && others.length === 0 ? code : 'invalid'
}

/** The error for a file whose link expired because the form was left open for more than a day. */
const OUTDATED = 'This file was uploaded too long ago. Choose it again.'

/** Decrypts the token of the job's link, which the form's field `jobId` holds. */
const readJobToken = ({ jobId: jobToken = '' }: FormValues) => decryptJobToken(jobToken)

/**
 * Returns the error for a form whose questions differ from the position's current ones, with the answers that would be
 * lost.
 */
function toChanged(values: FormValues, steps: readonly Step[]): FormFailure {
  const asked = new Set(steps.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const dropped = Object.entries(values).filter(
    ([name, text]) => isQuestionName(name) && !asked.has(name) && text.trim(),
  )
  const kept = dropped
    .slice(0, QUESTION_LIMITS.questions)
    .map(([, text]) => ` ${copy.dropped} “${text.trim().slice(0, QUESTION_LIMITS.long)}”`)
  return new FormFailure('changed', { detail: copy.changed + kept.join('') })
}

/**
 * Returns whether a candidate filled in an earlier form than the position's current one, whose version is `current`.
 */
function isOutdated({ values }: Submission, current: string, errors: FormErrors): boolean {
  const version = values[VERSION_FIELD]
  // Without a version, it is the usual form, whose answers may be enough.
  return version ? version !== current : Object.keys(errors).some(isQuestionName)
}

type Known = { jobId: string; resumeLink: string; coverLetterLink: string }

/**
 * Converts an application into the contract's candidate, without fields that the contract does not have. Throws
 * BackendError `refused`.
 */
export function toCandidate(values: FormValues, known: Known, questions?: readonly JobQuestion[]): Candidate {
  const answers: FormValues = {}
  const ticks: Record<string, boolean> = {}
  for (const { name, kind } of applicationFields) {
    if (kind === 'checkbox') ticks[name] = values[name] === 'yes'
    else answers[name] = cleanAnswer(kind, values[name] ?? '')
  }
  return parseSubmission(candidateSchema, {
    ...answers,
    ...ticks,
    availableToStart: toIsoDate(answers.availableToStart ?? '') ?? '',
    skills: toSkills(answers.skills ?? ''),
    requiresSponsorship: values.workAuthorization === 'require-sponsorship',
    ...(questions && {
      answersToQuestions: questions.map(({ id, label }) => ({
        id,
        question: label,
        answer: cleanAnswer('area', values[toQuestionName(id)] ?? ''),
      })),
    }),
    ...known,
  })
}

/** Reads a position's current questions; null for the usual ones. Throws FormFailure `closed`, or BackendError. */
async function readPosition({ values }: Submission, { getJob }: Receiver, jobId: string): Promise<Job | null> {
  const hasOwnForm = Boolean(values[VERSION_FIELD])
  // Another backend is asked only about a position's own form, so that nobody waits for it during an outage.
  if (!getJob || (getEnv().BACKEND_URL && !hasOwnForm)) return null
  const position = await getJob(jobId)
  // The usual form continues: if it was sent before the position closed, its first answer is repeated.
  if (!position && hasOwnForm) throw new FormFailure('closed')
  return position
}

/** Returns the links of the files that were asked for. */
function toLinks(values: FormValues, steps: readonly Step[]): Record<'resumeLink' | 'coverLetterLink', string> {
  const links = { resumeLink: '', coverLetterLink: '' }
  for (const field of FILE_FIELDS)
    if (findStep([field], steps)) links[FILE_LINKS[field]] = getIssuedLink(values, field)?.link ?? ''
  return links
}

/** The application form. It sends the files first, then the candidate. */
export const applyForm: FormDefinition = {
  form: 'apply',
  action: routes.api.apply,
  fields: applicationFields,
  byBackendName: Object.fromEntries(FILE_FIELDS.map((field) => [FILE_LINKS[field], field])),
  fileFields: FILE_FIELDS,
  getPagePath(values) {
    const link = readJobToken(values)
    return routes.job(link ? encryptJobLink(link) : 'none')
  },
  getKeptFiles(values) {
    const kept = FILE_FIELDS.map((field) => {
      const issued = getIssuedLink(values, field)
      return [field, issued && { input: FILE_LINKS[field], link: values[FILE_LINKS[field]] ?? '', name: issued.name }]
    })
    return Object.fromEntries(kept.filter(([, issued]) => issued))
  },
  async send(submission, backend, given) {
    const { values } = submission
    const job = readJobToken(values)
    if (job === null) throw new FormFailure('closed')
    const idempotencyKey = given.idempotencyKey ?? (await toContentKey(submission))
    const context = { ...given, idempotencyKey, source: job.label }
    const position = await readPosition(submission, backend, job.jobId)
    const own = position ? toOwnForm(position) : undefined
    const steps = toSteps(own)
    const errors = checkAnswers(submission, steps)
    const hasChanged = isOutdated(submission, own?.version ?? '', errors)
    const hasErrors = hasChanged || Object.keys(errors).length > 0 || Object.keys(submission.fileErrors).length > 0
    await sendFiles(submission, backend, context, hasErrors)
    if (hasChanged) throw toChanged(values, steps)
    for (const [field, error] of Object.entries(submission.fileErrors)) errors[field] = formatFileError(error)
    if (Object.keys(errors).length > 0) {
      const code = toCode(errors, submission)
      // These sentences name the files.
      const detail = code === 'invalid' ? null : Object.values(errors).join(' ')
      throw new FormFailure(code, { errors, detail })
    }
    const candidate = toCandidate(values, { jobId: job.jobId, ...toLinks(values, steps) }, position?.questions)
    const { message, reference, note, isHeld } = await backend.sendCandidate(candidate, context)
    // Only our own database knows the state of an application.
    const candidateToken = reference && !getEnv().BACKEND_URL ? toLinkToken('application', reference) : undefined
    const sent: Sent = {
      message,
      reference,
      location: routes.jobSubmitted(job.token, reference, { candidateToken, isHeld }),
    }
    if (isHeld) sent.note = message
    else if (note) sent.note = note
    if (candidateToken) sent.link = routes.application(candidateToken)
    return sent
  },
}
