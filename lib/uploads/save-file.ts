import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from './free-space.ts'

async function openNew(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (isDiskFull(error)) return null
    throw error
  }
}

/** Writes a stream into a new file; returns its bytes, or null if the disk is full. The rest is then read and dropped. */
export async function saveFile(stream: Readable, path: string): Promise<number | null> {
  const handle = await openNew(path)
  let bytes = 0
  let isFull = !handle
  const write = async (chunk: Buffer) => {
    if (isFull || !handle) return
    try {
      await handle.writeFile(chunk)
      bytes += chunk.length
    } catch (error) {
      if (!isDiskFull(error)) throw error
      isFull = true
      await handle.truncate(0)
    }
  }
  const target = new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk).then(() => done(), done) })
  try {
    await pipeline(stream, target)
  } finally {
    await handle?.close()
  }
  return isFull ? null : bytes
}
