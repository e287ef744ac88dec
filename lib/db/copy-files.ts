import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './data-error.ts'
import type { FileStore } from './files/file-store.ts'
import { hashFile } from './files/hash-file.ts'
import type { StoredFile } from './snapshot.ts'

/** The numbers of files that were copied, and that were there before. */
export type CopiedFiles = { copied: number; kept: number }

/** The files to copy. `scratch` is a folder on this machine; `tell` reports progress. */
type FileCopy = {
  from: FileStore
  to: FileStore
  files: Generator<StoredFile>
  scratch: string
  /** The names that the target already has. Their content is compared, unless `isQuick`. */
  present?: ReadonlySet<string>
  isQuick?: boolean
  tell?: (done: CopiedFiles) => void
}

/** The number of files that are copied at the same time. */
const PARALLEL = 4

async function hashContent(content: Readable): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of content) digest.update(chunk as Buffer)
  return digest.digest('hex')
}

async function hasFile({ to, present, isQuick }: FileCopy, { stored, sha256 }: StoredFile): Promise<boolean> {
  if (!present?.has(stored)) return false
  return isQuick || (await hashContent(await to.get(stored))) === sha256
}

// Uploads without an application may be pruned during the copy. Files of an application must exist.
async function copyFile({ from, to, scratch }: FileCopy, { stored, type, sha256, isClaimed }: StoredFile) {
  const content = await from.get(stored).catch((error: unknown) => {
    if (isClaimed)
      throw new BackupError(
        `The file ${from.locate(stored)} is missing or cannot be read. Bring it back from an older backup, or delete its application, and run this again.`,
        { cause: error },
      )
  })
  if (!content) return false
  const copy = path.join(scratch, stored)
  await pipeline(content, createWriteStream(copy, { mode: 0o600 }))
  if ((await hashFile(copy)) !== sha256) {
    throw new BackupError(
      `The file ${from.locate(stored)} is not the one that was stored. Bring it back from an older backup and run this again.`,
    )
  }
  await to.put(copy, stored, { type, sha256 })
  await rm(copy, { force: true })
  if ((await hashContent(await to.get(stored))) !== sha256)
    throw new BackupError(
      `The file ${to.locate(stored)} differs from the one that was copied. Check the disk or the bucket and run this again.`,
    )
  return true
}

/** Copies files and reads each one back: its SHA-256 must match its row. Throws BackupError. */
export async function copyFiles(copy: FileCopy): Promise<CopiedFiles> {
  const done = { copied: 0, kept: 0 }
  const work = async () => {
    // All share one generator: if one fails, its loop closes the generator, and the others end.
    for (const file of copy.files) {
      if (await hasFile(copy, file)) done.kept += 1
      else if (await copyFile(copy, file)) done.copied += 1
      copy.tell?.(done)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: PARALLEL }, work))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return done
}
