import { statfs } from 'node:fs/promises'
import path from 'node:path'

const CACHED_MS = 250

const known = new Map<string, { bytes: number; at: number }>()

/** Free bytes on the disk of a folder, or of the nearest parent that exists; asked at most four times a second. */
export async function getFreeSpace(folder: string): Promise<number> {
  const last = known.get(folder)
  if (last && performance.now() - last.at < CACHED_MS) return last.bytes
  const bytes = await readFreeSpace(folder)
  known.set(folder, { bytes, at: performance.now() })
  return bytes
}

async function readFreeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(folder)
    if (parent === folder) throw error
    return readFreeSpace(parent)
  }
}

/** Whether a write failed because the disk, or the owner's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  )
}
