import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'
import { getUploadsPath, TEMPORARY } from './uploads.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function isOlder(file: string, age: number): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > age
}

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** Removes temporary files in the uploads folder that a crash left; young ones may belong to another process. */
export async function removeLeftovers(dataDir: string) {
  const folder = getUploadsPath(dataDir)
  for (const name of await listFiles(folder)) {
    const file = path.join(folder, name)
    if (name.endsWith(TEMPORARY) && (await isOlder(file, HOUR_MS))) await rm(file, { force: true })
  }
}

/** How many uploads, files without a row, and old receipts `prune` removed. */
export type Pruned = { uploads: number; strays: number; receipts: number }

/**
 * Removes what nobody will ask for: uploads that no application claimed within a day, files without a row (a crash
 * between rename and commit), and receipts of idempotency keys older than 30 days.
 */
export async function prune(db: Database, dataDir: string): Promise<Pruned> {
  const folder = getUploadsPath(dataDir)
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  const lastMonth = new Date(Date.now() - 30 * DAY_MS).toISOString()
  const pruned = await db.transaction().execute(async (transaction) => {
    const unclaimed = transaction.deleteFrom('uploads').where('claimedBy', 'is', null)
    const uploads = await unclaimed.where('receivedAt', '<', yesterday).returning('stored').execute()
    // A receipt for a file must not outlive the file: its key would be answered with a link to nothing.
    const receipts = await transaction
      .deleteFrom('receipts')
      .where((or) => or('answeredAt', '<', lastMonth).or(or('call', '=', 'file').and('answeredAt', '<', yesterday)))
      .executeTakeFirst()
    return { uploads: uploads.length, receipts: Number(receipts.numDeletedRows) }
  })
  const known = new Set((await db.selectFrom('uploads').select('stored').execute()).map(({ stored }) => stored))
  let removed = 0
  for (const name of await listFiles(folder)) {
    const file = path.join(folder, name)
    if (known.has(name) || !(await isOlder(file, HOUR_MS))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return { ...pruned, strays: removed - pruned.uploads }
}
