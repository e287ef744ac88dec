import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { FILE_LIMITS } from '../limits.ts'
import { drainBody } from './drain-body.ts'
import { UploadError, type UploadErrorCode } from './errors.ts'
import { cleanFileName } from './file-name.ts'
import type { Reservation } from './file-space.ts'
import { PART_LIMITS } from './form-size.ts'
import { isDiskFull } from './free-space.ts'
import { createSpoolName } from './spool.ts'

/** The source of a form's body: a Request, or anything with its headers, body and signal. */
export type FormSource = Pick<Request, 'headers' | 'body' | 'signal'>

/** A file in the spool. `isCut` is true if it exceeds the limit; `refusal` is the reason why none of it was kept. */
export type SpooledFile = {
  field: string
  path: string
  name: string
  bytes: number
  isCut: boolean
  refusal: UploadErrorCode | null
}

/** Busboy never finishes a part without a name that arrives whole in a chunk of more than 64 kB. */
const PIECE_BYTES = 32 * 1024

/** The longest time that the parser may take over a chunk, including writing it to disk. */
const PIECE_MS = 30_000

type ReadOptions = {
  fileFields: readonly string[]
  spool: string
  maxBytes: number
  /** Whether to read on after a file that is too large, to get the other fields. */
  readsOn: boolean
  reservation: Reservation
}

function createParser(contentType: string, files: number): BusboyInstance {
  const limits = { ...PART_LIMITS, files, parts: PART_LIMITS.fields + files, fileSize: FILE_LIMITS.bytes }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (cause) {
    throw new UploadError('malformed', { cause })
  }
}

/**
 * Creates an error that may occur at any of several awaits. Promise.race with one long-lived promise would keep every
 * chunk in memory.
 */
function createEarlyFailure() {
  let failure: { error: unknown } | undefined
  let rejectStep: (error: unknown) => void = () => undefined
  return {
    fail(error: unknown) {
      failure ??= { error }
      rejectStep(failure.error)
    },
    unlessFailed: <Value>(step: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        rejectStep = reject
        if (failure) reject(failure.error)
        step.then(resolve, reject)
      }),
  }
}

async function openNew(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (isDiskFull(error)) return null
    throw error
  }
}

/** Writes a stream to a new file. Returns its bytes, or null if the disk is full; the rest is then read and dropped. */
async function saveFile(stream: Readable, path: string): Promise<number | null> {
  const handle = await openNew(path)
  let bytes = 0
  let isFull = !handle
  const write = async (chunk: Buffer) => {
    if (isFull || !handle) return
    try {
      await handle.writeFile(chunk)
      bytes += chunk.length
    } catch (error) {
      if (!isDiskFull(error)) throw error
      isFull = true
      await handle.truncate(0)
    }
  }
  const target = new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk).then(() => done(), done) })
  try {
    await pipeline(stream, target)
  } finally {
    await handle?.close()
  }
  return isFull ? null : bytes
}

/**
 * Streams a form's fields into memory and its files into the spool. `files` has every path, even after an error, so
 * that they can be removed.
 */
export async function readParts(source: FormSource, files: SpooledFile[], options: ReadOptions) {
  const { fileFields, spool, maxBytes, readsOn, reservation } = options
  let { refusal } = reservation
  // A script sends one file at a time, so this is close to its size.
  const announced = Number(source.headers.get('content-length')) || undefined
  const fields = new Map<string, string[]>()
  const streams: BusboyFileStream[] = []
  const writes: Promise<void>[] = []
  const { fail, unlessFailed } = createEarlyFailure()
  const inTime = (step: Promise<unknown>) => {
    const timer = setTimeout(() => fail(new UploadError('malformed')), PIECE_MS)
    return unlessFailed(step).finally(() => clearTimeout(timer))
  }

  const parser = createParser(source.headers.get('content-type') ?? '', fileFields.length)
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => fail(new UploadError('malformed')))
  }
  parser.on('error', (cause) => fail(new UploadError('malformed', { cause })))
  parser.on('field', (field, value, _nameCut, isCut) => {
    if (isCut) fail(new UploadError('too-large', { field }))
    fields.set(field, [...(fields.get(field) ?? []), value])
  })
  parser.on('file', (field, stream, given) => {
    streams.push(stream)
    stream.on('error', () => undefined)
    // The field is an empty file input.
    if (!fileFields.includes(field) || !given) return stream.resume()
    if (files.some((file) => file.field === field)) return fail(new UploadError('malformed', { field }))
    const place = path.join(spool, createSpoolName())
    const file: SpooledFile = { field, path: place, name: cleanFileName(given), bytes: 0, isCut: false, refusal }
    files.push(file)
    const refuse = (code: UploadErrorCode) => {
      file.refusal = code
      if (!readsOn) fail(new UploadError(code))
    }
    if (refusal) {
      refuse(refusal)
      return stream.resume()
    }
    stream.once('limit', () => {
      file.isCut = true
      if (!readsOn) fail(new UploadError('too-large', { field, fileName: file.name, bytes: announced }))
    })
    const save = async () => {
      const bytes = await saveFile(stream, file.path)
      if (bytes === null) refuse('no-room')
      else file.bytes = bytes
    }
    writes.push(save().catch(fail))
  })

  const reader = source.body?.getReader()
  if (!reader) throw new UploadError('malformed')
  const onAbort = () => fail(new UploadError('aborted'))
  source.signal.addEventListener('abort', onAbort)
  const finished = once(parser, 'finish')
  finished.catch(() => undefined)
  try {
    for (let bytes = 0; ; ) {
      const next = reader.read().catch((cause) => Promise.reject(new UploadError('aborted', { cause })))
      const { done, value } = await unlessFailed(next)
      if (done) break
      bytes += value.byteLength
      const full = await reservation.take(value.byteLength)
      // Started files are cut off, and later ones are not started.
      if (full) {
        refusal ??= full
        for (const file of files) file.refusal ??= full
        if (!readsOn) throw new UploadError(full)
      }
      if (bytes > maxBytes) throw new UploadError('too-large')
      for (let at = 0; at < value.byteLength; at += PIECE_BYTES) {
        if (!parser.write(value.subarray(at, at + PIECE_BYTES))) await inTime(once(parser, 'drain'))
      }
    }
    parser.end()
    await inTime(finished)
    await unlessFailed(Promise.all(writes))
    return Object.fromEntries(fields)
  } catch (error) {
    // Without an error Busboy may leave its pipeline waiting.
    for (const stream of streams) stream.destroy(new UploadError('aborted'))
    await Promise.all(writes)
    if (error instanceof UploadError && error.code === 'aborted') reader.cancel().catch(() => undefined)
    else drainBody(reader)
    throw error
  } finally {
    source.signal.removeEventListener('abort', onAbort)
  }
}
