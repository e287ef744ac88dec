import 'server-only'
import { createHash } from 'node:crypto'
import { BackendError, type SendContext } from '../backend/contract.ts'
import { hashFile } from '../db/files/hash-file.ts'
import { getEnv } from '../env.ts'
import { formatFileFault } from '../forms/file-errors.ts'
import { FormFailure } from '../forms/form-failure.ts'
import type { FailureCode } from '../forms/form-problems.ts'
import type { FormDefinition, Receiver } from '../forms/handle-form.ts'
import type { Submission } from '../forms/submission.ts'
import type { FormErrors, FormValues } from '../forms/types.ts'
import { decryptJobToken, encryptJobId } from '../jobs/job-link.ts'
import { routes } from '../routes.ts'
import { toLinkToken } from '../security/personal-link.ts'
import { openSignedLink } from '../security/signed-link.ts'
import { UploadError } from '../uploads/errors.ts'
import { toCandidate } from './candidate.ts'
import { applicationFields, FILE_FIELDS, FILE_LINKS, validateApplication } from './steps.ts'
import { sendFile } from './upload-form.ts'

/** A form without scripts gets its key from its content: a second click or a reload is the same application. */
async function toContentKey({ values, files }: Submission): Promise<string> {
  const given = { ...values }
  // The same file's link is signed anew, with another expiry, each time that the file comes.
  for (const field of FILE_FIELDS) given[FILE_LINKS[field]] = getIssuedLink(values, field)?.link ?? ''
  const parts = [JSON.stringify(Object.entries(given).sort())]
  for (const field of FILE_FIELDS) if (files[field]) parts.push(field, await hashFile(files[field].path))
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

function getIssuedLink(values: FormValues, field: (typeof FILE_FIELDS)[number]) {
  return openSignedLink(values[FILE_LINKS[field]] ?? '', field)
}

/**
 * Sends the files on and puts their signed links among the values, where also a page filled in again finds them. The good files
 * of a form with other faults (`isFaulty`) are kept, so that they need not be chosen again: they count as files that no
 * application has claimed, and beyond that limit they are not stored.
 */
async function sendFiles(submission: Submission, backend: Receiver, context: SendContext, isFaulty: boolean) {
  const { values, files, faults } = submission
  for (const field of FILE_FIELDS) {
    const file = files[field]
    if (!file) continue
    try {
      values[FILE_LINKS[field]] = await sendFile(file, field, backend, context)
    } catch (error) {
      if (!isFaulty || !(error instanceof BackendError)) throw error
      const code = error.code === 'quota' || error.code === 'no-room' ? error.code : 'aborted'
      faults[field] = new UploadError(code, { field, fileName: file.name })
    }
  }
}

function findErrors({ values, files, faults }: Submission): FormErrors {
  const given: FormValues = { ...values }
  for (const field of FILE_FIELDS) given[field] = files[field]?.name ?? getIssuedLink(values, field)?.name ?? ''
  const errors = validateApplication(given)
  for (const field of FILE_FIELDS)
    if (!files[field] && values[FILE_LINKS[field]] && errors[field]) errors[field] = OUTDATED
  for (const [field, fault] of Object.entries(faults)) errors[field] = formatFileFault(fault)
  return errors
}

/** The code for the response: that of the files if nothing else is wrong, and all have the same. */
function toCode(errors: FormErrors, { faults }: Submission): FailureCode {
  const [code, ...others] = new Set(Object.keys(errors).map((field) => faults[field]?.code ?? 'invalid'))
  return code && others.length === 0 ? code : 'invalid'
}

/** A form that was left open for more than a day brings links that no longer count. */
const OUTDATED = 'This file was uploaded too long ago. Choose it again.'

const getJobId = (values: FormValues) => decryptJobToken(values.jobId ?? '')?.jobId ?? null

/** The application: files first, then the candidate. */
export const applyForm: FormDefinition = {
  form: 'apply',
  action: routes.api.apply,
  fields: applicationFields,
  byBackendName: Object.fromEntries(FILE_FIELDS.map((field) => [FILE_LINKS[field], field])),
  fileFields: FILE_FIELDS,
  getPagePath(values) {
    const jobId = getJobId(values)
    return routes.job(jobId === null ? 'none' : encryptJobId(jobId))
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
    const jobId = getJobId(values)
    if (jobId === null) throw new FormFailure('closed')
    const idempotencyKey = given.idempotencyKey ?? (await toContentKey(submission))
    const context = { ...given, idempotencyKey }
    await sendFiles(submission, backend, context, Object.keys(findErrors(submission)).length > 0)
    const errors = findErrors(submission)
    const resume = getIssuedLink(values, 'resume')
    const letter = getIssuedLink(values, 'coverLetterFile')
    if (Object.keys(errors).length > 0 || !resume || !letter) {
      const code = toCode(errors, submission)
      // These sentences name the files.
      const detail = code === 'invalid' ? null : Object.values(errors).join(' ')
      throw new FormFailure(code, { errors, detail })
    }
    const known = { jobId, resumeLink: resume.link, coverLetterLink: letter.link }
    const { message, reference, note, isHeld } = await backend.sendCandidate(toCandidate(values, known), context)
    // Only our own database knows what became of an application.
    const own = reference && !getEnv().BACKEND_URL ? toLinkToken('application', reference) : undefined
    return {
      ...{ message, reference, ...(note && { note }), ...(isHeld && { note: message }) },
      ...(own && { link: routes.application(own) }),
      location: routes.jobSubmitted(encryptJobId(jobId), reference, { own, isHeld }),
    }
  },
}
