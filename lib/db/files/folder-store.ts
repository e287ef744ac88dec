import { constants, createReadStream } from 'node:fs'
import { access, chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

const TEMPORARY = '.tmp'

async function sync(target: string) {
  await using handle = await open(target, 'r')
  await handle.sync()
}

// Windows cannot open a folder to sync it, and does not need to.
const syncFolder = (folder: string) => (process.platform === 'win32' ? Promise.resolve() : sync(folder))

// A rename is atomic only within one disk. A file from another disk (a spool in memory) is copied first.
async function bring(from: string, to: string) {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await rm(from, { force: true })
  }
}

/** Creates a store in a folder of DATA_DIR that only the site's user can read. It is never served. */
export function createFolderStore(dataDir: string): FileStore {
  const folder = path.join(dataDir, 'uploads')
  const locate = (name: string) => path.join(folder, name)
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(locate(name), { force: true })
  }
  return {
    locate,
    remove,
    // Synced before it is renamed: a crash leaves a whole file, or one that `prune` removes.
    async put(from, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = locate(name) + TEMPORARY
      try {
        await bring(from, temporary)
        await chmod(temporary, 0o600)
        await sync(temporary)
        await rename(temporary, locate(name))
        await syncFolder(folder)
      } catch (error) {
        await remove([name, name + TEMPORARY])
        throw error
      }
    },
    async get(name) {
      await access(locate(name))
      return createReadStream(locate(name))
    },
    async listOlderThan(age) {
      const old: string[] = []
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(locate(name)).catch(() => null)
        if (found && Date.now() - found.mtimeMs > age) old.push(name)
      }
      return old
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
  }
}
