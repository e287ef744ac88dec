import path from 'node:path'
import type { Env } from '../env.ts'
import { DAY_MS } from './backup-state.ts'
import { openCopies } from './copies.ts'
import { toCopyTime } from './copy-name.ts'

/** Opens the folder for the copy that is made before an upgrade, if there is no BACKUP_URL. */
export const openUpgradeCopies = (env: Env) => openCopies(path.join(env.DATA_DIR, 'backups'), env)

/** Removes the copy once it is older than BACKUP_KEEP days, as people may have asked to be erased. */
export async function removeOldUpgradeCopies(env: Env, now = Date.now()): Promise<void> {
  const copies = openUpgradeCopies(env)
  for (const name of await copies.list())
    if (now - (toCopyTime(name) ?? 0) > env.BACKUP_KEEP * DAY_MS) await copies.remove(name)
}
