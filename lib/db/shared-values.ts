import type { Database } from './database.ts'

/** The site's secrets, encrypted (lib/security/sealed-secrets.ts). */
export const SECRETS = 'secrets'

/** The site that was copied here, and when (move-data.ts). */
export const MOVED = 'moved'

/** The time when personal data was erased after a move. */
export const ERASED = 'erased'

/** Returns a value that all machines share, or null. */
export async function readShared(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom('shared').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** Writes a value that all machines share. */
export async function writeShared(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('shared')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
