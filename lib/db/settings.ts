import type { Database } from './database.ts'

/** A setting; version 0 means that it was never set. */
export type Setting = { value: unknown; version: number }

/** Returns a setting. Its value is `undefined` if it was never set. */
export async function readSetting(db: Database, name: string): Promise<Setting> {
  const row = await db.selectFrom('settings').selectAll().where('name', '=', name).executeTakeFirst()
  return row ? { value: JSON.parse(row.value), version: row.version } : { value: undefined, version: 0 }
}

/** Stores a change that is based on `version`. Returns whether that was still the latest. */
export async function writeSetting(
  db: Database,
  { name, version }: { name: string; version: number },
  value: unknown,
): Promise<boolean> {
  const row = { name, value: JSON.stringify(value), version: version + 1 }
  const known = await readSetting(db, name)
  if (known.version !== version) return false
  const written = await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row).where('settings.version', '=', version))
    .returning('name')
    .executeTakeFirst()
  return written !== undefined
}
