import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isBucket, openBucket, PARTIAL } from '../db/backup.ts'
import type { FileSettings } from '../db/files/file-store.ts'
import { MANIFEST } from '../db/manifest.ts'
import { toCopyTime } from './copy-name.ts'

/** The nightly copies of a site, in a folder or a bucket. */
export type Copies = {
  /** Returns the names of complete copies, newest first. */
  list(): Promise<string[]>
  /** Returns the address of a copy, for `npm run restore`. */
  locate(name: string): string
  remove(name: string): Promise<void>
  /** Removes what an interrupted copy left. Call it only while no copy is being made. */
  removeIncomplete(): Promise<void>
}

const toNewestFirst = (names: string[]) =>
  names
    .filter((name) => toCopyTime(name) !== null)
    .sort()
    .reverse()

function openFolder(folder: string): Copies {
  const locate = (name: string) => path.join(folder, name)
  const remove = (name: string) => rm(locate(name), { recursive: true, force: true })
  const read = async () => (existsSync(folder) ? readdir(folder) : [])
  return {
    locate,
    remove,
    list: async () => toNewestFirst(await read()),
    async removeIncomplete() {
      for (const name of await read())
        if (name.endsWith(PARTIAL) && toCopyTime(name.slice(0, -PARTIAL.length)) !== null) await remove(name)
    },
  }
}

function openPrefix(address: string, settings: FileSettings): Copies {
  const locate = (name: string) => `${address}/${name}`
  const open = (name: string) => openBucket(locate(name), settings)
  const root = openBucket(address, settings)
  const findAll = async () => toNewestFirst((await root.listTop()).map((name) => name.replace(/\/$/, '')))
  const isComplete = async (name: string) => (await open(name).listTop()).includes(MANIFEST)
  const remove = async (name: string) => {
    const copy = open(name)
    // Without its manifest, the rest does not count as a copy.
    await copy.remove([MANIFEST])
    await copy.remove(await copy.listOlderThan(Number.NEGATIVE_INFINITY))
  }
  return {
    locate,
    remove,
    async list() {
      const complete: string[] = []
      for (const name of await findAll()) if (await isComplete(name)) complete.push(name)
      return complete
    },
    async removeIncomplete() {
      for (const name of await findAll()) if (!(await isComplete(name))) await remove(name)
    },
  }
}

/** Opens the copies at an address: a folder, or `s3://bucket/prefix`. */
export const openCopies = (address: string, settings: FileSettings): Copies =>
  isBucket(address) ? openPrefix(address, settings) : openFolder(address)
