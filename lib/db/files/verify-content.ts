import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileStoreError } from '../data-error.ts'

type Row = { bytes: number; sha256: string }

async function* check(content: Readable, { bytes, sha256 }: Row): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let read = 0
  let held: Uint8Array | null = null
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    read += chunk.length
    if (read > bytes) break
    hash.update(chunk)
    if (held) yield held
    held = chunk
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new FileStoreError('FILES_REFUSED', 'a file is not the one that was stored')
  if (held) yield held
}

/**
 * Streams a file's content. The last chunk is held back until the whole content matches the row; otherwise the stream
 * fails.
 */
export const verifyContent = (content: Readable, row: Row): Readable => Readable.from(check(content, row))
