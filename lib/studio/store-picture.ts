import { createHash, randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { MAX_PICTURE, type PictureFile, toPictureName, toSizes } from '../pictures/picture-name.ts'
import { type PictureFacts, readPicture } from '../pictures/read-picture.ts'
import { createSpoolName, getSpool } from '../uploads/spool.ts'

export type PictureRefusal = 'type' | 'size' | 'bytes'

type Checked = PictureFacts & { bytes: Buffer }

function check(variants: readonly Buffer[]): Checked[] | PictureRefusal {
  if (variants.some((bytes) => bytes.length > MAX_PICTURE.bytes)) return 'bytes'
  const read = variants.map((bytes) => ({ bytes, facts: readPicture(bytes) }))
  const checked = read.flatMap(({ bytes, facts }) => (facts ? [{ ...facts, bytes }] : []))
  const widest = checked.at(-1)
  if (checked.length < variants.length || !widest) return 'type'
  if (checked.some(({ type }) => type !== widest.type)) return 'type'
  if (widest.width > MAX_PICTURE.width || widest.height > MAX_PICTURE.height) return 'size'
  const sizes = checked.map(({ width, height }) => ({ width, height }))
  return isDeepStrictEqual(sizes, toSizes(widest)) ? checked : 'size'
}

/**
 * Stores a picture in all its widths, smallest first. Returns the widest, or the reason for a refusal. Files come
 * before rows.
 */
export async function storePicture(
  { db, files, dataDir }: { db: Database; files: FileStore; dataDir: string },
  variants: readonly Buffer[],
): Promise<PictureFile | PictureRefusal> {
  const checked = check(variants)
  if (typeof checked === 'string') return checked
  const id = randomBytes(16).toString('hex')
  const spool = await getSpool(dataDir)
  const receivedAt = new Date().toISOString()
  const stored = await Promise.all(
    checked.map(async ({ bytes, type, width, height }) => {
      const file: PictureFile = { id, width, height, extension: type === 'image/webp' ? 'webp' : 'jpg' }
      const name = toPictureName(file)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const draft = path.join(spool, createSpoolName())
      await writeFile(draft, bytes, { mode: 0o600 })
      await files.put(draft, name, { type, sha256 })
      await rm(draft, { force: true })
      return { file, row: { stored: name, receivedAt, type, bytes: bytes.length, sha256 } }
    }),
  )
  await db
    .insertInto('pictures')
    .values(stored.map(({ row }) => row))
    .execute()
  return stored.at(-1)?.file ?? 'type'
}
