import path from 'node:path'
import { type Restored, restoreAndCompare, withScratch } from '../db/backup.ts'
import { BackupError } from '../db/data-error.ts'
import { openDatabase } from '../db/database.ts'
import type { FileSettings, FileStore } from '../db/files/file-store.ts'
import { createFolderStore } from '../db/files/folder-store.ts'
import type { Manifest } from '../db/manifest.ts'

/** Creates a store that keeps each file only until it is read, so that a restore needs room for a few files only. */
function createPassingStore(folder: string): FileStore {
  const store = createFolderStore(folder)
  return {
    ...store,
    async get(name) {
      const content = await store.get(name)
      return content.once('close', () => void store.remove([name]).catch(() => undefined))
    },
  }
}

/** A restored copy. */
export type Proved = Omit<Restored, 'manifest'> & { manifest: Manifest }

/**
 * Restores a copy into a scratch folder of DATA_DIR with the code of `npm run restore`, and opens it as the site would.
 * The files are compared one by one and not kept. Throws BackupError.
 */
export const proveCopy = (address: string, settings: FileSettings): Promise<Proved> =>
  withScratch(settings.DATA_DIR, async (scratch) => {
    const dataDir = path.join(scratch, 'restored')
    const files = createPassingStore(path.join(scratch, 'files'))
    const { manifest, ...restored } = await restoreAndCompare(address, { dataDir, files, settings })
    if (!manifest) throw new BackupError('manifest.json of the backup is missing. Use an older backup.')
    // A copy from an earlier version is migrated here.
    const db = await openDatabase(dataDir)
    await db.destroy()
    return { ...restored, manifest }
  })
