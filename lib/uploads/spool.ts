import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

const HEARTBEAT_MS = 60_000
const LEFTOVER_AFTER_MS = 10 * HEARTBEAT_MS

// Not the process's number: two containers with one DATA_DIR may both be process 1.
const folderName = randomBytes(12).toString('hex')

async function isLeftover(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS
}

/** Shows other processes that this one is alive, and removes the folders of those that were silent for ten minutes. */
async function beat(folder: string): Promise<void> {
  const now = new Date()
  await utimes(path.join(folder, folderName), now, now)
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name)
    if (name !== folderName && (await isLeftover(other))) await rm(other, { recursive: true, force: true })
  }
}

const heartbeats = new Map<string, NodeJS.Timeout>()

/**
 * Returns this process's folder under DATA_DIR/incoming. It is touched every minute; the files of a crashed process are
 * removed after ten.
 */
export async function getSpool(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'incoming')
  const own = path.join(folder, folderName)
  await mkdir(own, { recursive: true, mode: 0o700 })
  if (!heartbeats.has(dataDir)) {
    // The next upload creates the folder again.
    const attempt = () => void beat(folder).catch(() => undefined)
    heartbeats.set(dataDir, setInterval(attempt, HEARTBEAT_MS).unref())
    attempt()
  }
  return own
}

/** Returns a random name for a file in the spool. */
export const createSpoolName = () => randomBytes(12).toString('hex')
