import 'server-only'
import { BackendError } from '../backend/contract.ts'
import { classifyDataError } from '../db/data-error.ts'
import { describeError, log } from '../log.ts'
import { UploadError } from '../uploads/errors.ts'
import { FormFailure } from './form-failure.ts'
import { formatFileError } from './format-file-error.ts'
import type { FormErrors, FormField } from './types.ts'

/** A form's fields, and the form's names for fields that have other names in the backend. */
export type NamedFields = { fields: readonly FormField[]; byBackendName?: Record<string, string> }

function toErrors(reasons: Record<string, string>, { fields, byBackendName = {} }: NamedFields): FormErrors {
  const errors: FormErrors = {}
  for (const [name, reason] of Object.entries(reasons)) {
    const field = fields.find((known) => known.name === (byBackendName[name] ?? name.split('.')[0]))
    if (field) errors[field.name] = `${field.label} ${reason}`
  }
  return errors
}

function fromUpload(error: UploadError): FormFailure {
  const { code, field } = error
  if (code === 'quota' || code === 'no-room') return new FormFailure(code)
  const detail = formatFileError(error)
  return new FormFailure(code, { detail, errors: field ? { [field]: detail } : {} })
}

function fromBackend(error: BackendError, named: NamedFields): FormFailure {
  const { code, reason, retryAfter } = error
  if (code === 'quota' || code === 'no-room' || code === 'day-quota') return new FormFailure(code)
  if (code !== 'refused') {
    log.warn('backend did not take a form', { code })
    return new FormFailure(code, { retryAfter })
  }
  if (error.fields.jobId) return new FormFailure('closed')
  return new FormFailure('refused', { detail: reason, errors: toErrors(error.fields, named) })
}

/** Converts an error into one that may be shown. The text of an unknown error is only logged. */
export function toFormFailure(error: unknown, named: NamedFields): FormFailure {
  if (error instanceof FormFailure) return error
  if (error instanceof UploadError) return fromUpload(error)
  if (error instanceof BackendError) return fromBackend(error, named)
  // Files are received into the data folder before the backend sees them.
  const found = classifyDataError(error)
  if (found) {
    log.error('data not usable', found)
    return new FormFailure('busy')
  }
  log.error('form handler broke', describeError(error))
  return new FormFailure('unknown')
}
