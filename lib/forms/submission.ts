import 'server-only'
import { getEnv } from '../env.ts'
import type { CheckedFile } from '../uploads/checked-file.ts'
import type { UploadError } from '../uploads/errors.ts'
import { type Reservation, reserveSpace, toQuotaLimits, type Unclaimed } from '../uploads/file-space.ts'
import { FORM_TYPE, MULTIPART_TYPE, receiveForm } from '../uploads/receive.ts'
import { cleanAnswer } from './clean-answer.ts'
import { FormFailure } from './form-failure.ts'
import { readText } from './read-text.ts'
import type { FormField, FormValues } from './types.ts'

/**
 * A form as it arrived: answers and files by field name and, from a form without scripts, the errors of refused files.
 */
export type Submission = {
  values: FormValues
  files: Record<string, CheckedFile>
  fileErrors: Record<string, UploadError>
  dispose(): Promise<void>
}

const JSON_BYTES = 256 * 1024
const JSON_TYPE = /^application\/json\s*(;|$)/i

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Converts JSON or form fields into values of one shape. A checkbox counts as ticked unless its value says no. */
export function toValues(given: Record<string, unknown>, fields: readonly FormField[]): FormValues {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, toText(value)]))
  for (const { kind, name } of fields) {
    if (kind === 'checkbox') values[name] = /^(|false|no|0|off)$/i.test(values[name] ?? '') ? '' : 'yes'
    else if (values[name]) values[name] = cleanAnswer(kind, values[name])
  }
  return values
}

async function readJson(request: Request, fields: readonly FormField[]): Promise<Submission> {
  let body: unknown
  try {
    body = JSON.parse(await readText(request, JSON_BYTES))
  } catch (error) {
    if (error instanceof FormFailure) throw error
    throw new FormFailure('malformed')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new FormFailure('malformed')
  return {
    values: toValues(body as Record<string, unknown>, fields),
    files: {},
    fileErrors: {},
    dispose: async () => {},
  }
}

type Options = {
  fields: readonly FormField[]
  fileFields: readonly string[]
  onFileError: 'throw' | 'collect'
  reserve: (bytes: number) => Promise<Reservation>
  /** The sender's address as a keyed hash. */
  sender: string
}

type CountUnclaimed = (sender: string) => Promise<Unclaimed | null>

/** Creates the function that reserves disk space for the files of one form before they are read. */
export function createReserve(sender: string, countUnclaimed: CountUnclaimed): Options['reserve'] {
  return async (bytes) => {
    const env = getEnv()
    const unclaimed = await countUnclaimed(sender).catch(() => null)
    return reserveSpace({ dataDir: env.DATA_DIR, limits: toQuotaLimits(env), sender, bytes, unclaimed })
  }
}

/** Receives a form as JSON, multipart or urlencoded. Call `dispose` when done. Throws FormFailure or UploadError. */
export async function readSubmission(request: Request, options: Options): Promise<Submission> {
  const { fields, fileFields, onFileError, reserve, sender } = options
  const type = request.headers.get('content-type') ?? ''
  if (fields.length === 0 && !MULTIPART_TYPE.test(type)) throw new FormFailure('unsupported-media')
  if (JSON_TYPE.test(type)) return readJson(request, fields)
  if (!FORM_TYPE.test(type)) throw new FormFailure('unsupported-media')
  const { DATA_DIR: dataDir, SCAN_COMMAND: scanCommand } = getEnv()
  const received = await receiveForm(request, { fileFields, dataDir, onFileError, scanCommand, reserve, sender })
  const { files, fileErrors, dispose } = received
  return { values: toValues(received.fields, fields), files, fileErrors, dispose }
}
