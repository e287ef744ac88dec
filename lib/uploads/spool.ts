import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const HOUR_MS = 3_600_000

// Named after the process, so that the next one can tell what a crash left behind from what a neighbour is receiving.
const folderName = `${process.pid}-${randomBytes(4).toString('hex')}`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// In a container every server is process 1: a folder of our own number that is not ours was left by the one before.
async function isLeftover(folder: string, name: string): Promise<boolean> {
  const pid = Number.parseInt(name, 10)
  if (!Number.isInteger(pid) || pid === process.pid || !isAlive(pid)) return true
  const found = await stat(path.join(folder, name)).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > HOUR_MS
}

async function openSpool(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'incoming')
  const own = path.join(folder, folderName)
  await mkdir(own, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const isStale = name !== folderName && (await isLeftover(folder, name))
    if (isStale) await rm(path.join(folder, name), { recursive: true, force: true })
  }
  return own
}

const opened = new Map<string, Promise<string>>()

/** This process's folder for files that are being received, under DATA_DIR/incoming; clears what a crash left there. */
export function getSpool(dataDir: string): Promise<string> {
  const known = opened.get(dataDir)
  if (known) return known
  const pending = openSpool(dataDir)
  opened.set(dataDir, pending)
  pending.catch(() => opened.delete(dataDir))
  return pending
}

/** A random name for a file in the spool. */
export const createSpoolName = () => randomBytes(12).toString('hex')
