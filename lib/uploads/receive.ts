import type { CheckedFile } from './checked-file.ts'
import 'server-only'
import { rm } from 'node:fs/promises'
import { countEvent } from '../count-event.ts'
import { FILE_LIMITS } from '../limits.ts'
import { checkFile } from './check-file.ts'
import { drainBody } from './drain-body.ts'
import { UploadError } from './errors.ts'
import { cleanFileName } from './file-name.ts'
import { type Reservation, toFixedReservation } from './file-space.ts'
import { getFormBytes } from './form-size.ts'
import { toNameOfKind } from './kinds.ts'
import { type FormSource, readParts, type SpooledFile } from './read-parts.ts'
import { getSpool } from './spool.ts'

/** The form to receive, the folder for it, and how to treat refused files. */
export type ReceiveOptions = {
  /** The form's file inputs, with one file each. A file under any other name makes the form malformed. */
  fileFields: readonly string[]
  dataDir: string
  /** throw: the first refused file ends the call. collect: refused files are left out and listed in `fileErrors`. */
  onFileError?: 'throw' | 'collect'
  scanCommand?: string
  /** Reserves space for the form's files, up to this many bytes. Without it only the disk sets a limit. */
  reserve?: (bytes: number) => Promise<Reservation>
  /** The sender as a keyed hash, so that inspecting one sender's files does not hold up others. */
  sender?: string
}

/** A received form. Files stay in the spool until they are moved away or `dispose` removes them. */
type ReceivedForm = {
  fields: Record<string, string[]>
  files: Record<string, CheckedFile>
  fileErrors: Record<string, UploadError>
  dispose(): Promise<void>
}

export const MULTIPART_TYPE = /^multipart\/form-data\s*(;|$)/i
export const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

// Without scripts, visitors get the form back if the files are at most this many times too large.
const COLLECT_FACTOR = 4

function getMaxBytes({ fileFields, onFileError }: ReceiveOptions): number {
  return getFormBytes(onFileError === 'collect' ? fileFields.length * COLLECT_FACTOR : fileFields.length)
}

function refuseEarly(source: FormSource, options: ReceiveOptions) {
  if (!FORM_TYPE.test(source.headers.get('content-type') ?? '')) throw new UploadError('malformed')
  if (Number(source.headers.get('content-length') ?? 0) <= getMaxBytes(options)) return
  if (source.body) drainBody(source.body.getReader())
  const [only, ...others] = options.fileFields
  throw new UploadError('too-large', only && others.length === 0 ? { field: only } : {})
}

async function check(file: SpooledFile, { scanCommand, sender }: ReceiveOptions): Promise<CheckedFile> {
  const { field, path, name, bytes, isCut, refusal } = file
  if (refusal) throw new UploadError(refusal, { field, fileName: name })
  if (isCut || bytes > FILE_LIMITS.bytes) throw new UploadError('too-large', { field, fileName: name })
  const { type, warnings } = await checkFile(file, { field, scanCommand, sender })
  return { path, name: cleanFileName(toNameOfKind(name, type)), bytes, type, warnings }
}

async function reserveFor({ headers }: FormSource, { fileFields, reserve }: ReceiveOptions): Promise<Reservation> {
  if (!reserve || fileFields.length === 0 || !MULTIPART_TYPE.test(headers.get('content-type') ?? ''))
    return toFixedReservation(null)
  const most = fileFields.length * FILE_LIMITS.bytes
  const length = Number(headers.get('content-length') ?? most)
  return reserve(length >= 0 ? Math.min(length, most) : most)
}

async function receive(source: FormSource, options: ReceiveOptions): Promise<ReceivedForm> {
  refuseEarly(source, options)
  const { fileFields, dataDir, onFileError = 'throw' } = options
  const spooled: SpooledFile[] = []
  const reservation = await reserveFor(source, options)
  const dispose = async () => {
    await Promise.all(spooled.map(({ path }) => rm(path, { force: true })))
    reservation.release()
  }
  try {
    const fields = await readParts(source, spooled, {
      fileFields,
      spool: await getSpool(dataDir),
      maxBytes: getMaxBytes(options),
      readsOn: onFileError === 'collect',
      reservation,
    })
    const files: Record<string, CheckedFile> = {}
    const fileErrors: Record<string, UploadError> = {}
    for (const file of spooled) {
      try {
        files[file.field] = await check(file, options)
      } catch (error) {
        if (onFileError === 'throw' || !(error instanceof UploadError)) throw error
        fileErrors[file.field] = error
      }
    }
    return { fields, files, fileErrors, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Receives a form as a stream within all limits and checks its files. Throws UploadError, and then leaves nothing behind. */
export async function receiveForm(source: FormSource, options: ReceiveOptions): Promise<ReceivedForm> {
  try {
    const form = await receive(source, options)
    for (const _ of Object.keys(form.files)) countEvent('upload', 'accepted')
    for (const { code } of Object.values(form.fileErrors)) countEvent('upload', code)
    return form
  } catch (error) {
    if (error instanceof UploadError) countEvent('upload', error.code)
    throw error
  }
}
