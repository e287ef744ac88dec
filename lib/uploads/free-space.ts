import { statfs } from 'node:fs/promises'
import path from 'node:path'

/** Returns the free bytes on the disk of a folder, or of the nearest parent that exists. */
export async function getFreeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(folder)
    if (parent === folder) throw error
    return getFreeSpace(parent)
  }
}

/** Returns whether a write failed because the disk, or the owner's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  )
}
