import type { Env } from '../env.ts'
import type { UploadErrorCode } from './errors.ts'
import { getFreeSpace } from './free-space.ts'

const MB = 1024 * 1024

/** Limits in bytes: of files that no application has claimed, by sender and in all, and of free space on the disk. */
export type RoomLimits = { perSender: number; inAll: number; freeSpace: number }

/** Bytes of unclaimed files. */
export type Unclaimed = { ofSender: number; inAll: number }

/** What a form's files are measured against. Without `unclaimed` (they are stored elsewhere) the disk alone counts. */
type RoomQuestion = { dataDir: string; limits: RoomLimits; sender: string; bytes: number; unclaimed: Unclaimed | null }

/** Brings the settings, in megabytes, into bytes. */
export const toRoomLimits = (
  env: Pick<Env, 'UNCLAIMED_MB_PER_ADDRESS' | 'UNCLAIMED_MB' | 'FREE_SPACE_MB'>,
): RoomLimits => ({
  perSender: env.UNCLAIMED_MB_PER_ADDRESS * MB,
  inAll: env.UNCLAIMED_MB * MB,
  freeSpace: env.FREE_SPACE_MB * MB,
})

/** The limits where no setting says otherwise. */
export const DEFAULT_ROOM = toRoomLimits({ UNCLAIMED_MB_PER_ADDRESS: 200, UNCLAIMED_MB: 2_048, FREE_SPACE_MB: 500 })

/** What a small file counts for: its row and its block on the disk. */
export const LEAST_COUNTED = 64 * 1024

/** Why one more file has no place beside those that wait; null where it has one. */
export function findRefusal(waiting: Unclaimed, bytes: number, limits: RoomLimits): 'quota' | 'no-room' | null {
  const counted = Math.max(bytes, LEAST_COUNTED)
  if (waiting.ofSender + counted > limits.perSender) return 'quota'
  return waiting.inAll + counted > limits.inAll ? 'no-room' : null
}

// Next bundles this module several times, but what one process receives is one sum.
const KEY = Symbol.for('site.receiving')
const store = globalThis as { [KEY]?: Map<string, number> }
store[KEY] ??= new Map()
/** The bytes that each sender is sending now. */
const receiving = store[KEY]

function add(sender: string, bytes: number) {
  const left = (receiving.get(sender) ?? 0) + bytes
  if (left > 0) receiving.set(sender, left)
  else receiving.delete(sender)
}

/** A place for a form's files while they are received, or why they have none. Always call `release`. */
export type Reservation = { refusal: UploadErrorCode | null; release(): void }

/** Reserves space before the first byte is read: what other forms are still sending counts as well. */
export async function reserveRoom(question: RoomQuestion): Promise<Reservation> {
  const { dataDir, limits, sender, bytes, unclaimed } = question
  const free = await getFreeSpace(dataDir)
  const inAll = [...receiving.values()].reduce((sum, value) => sum + value, 0)
  const isDiskShort = free - inAll - bytes < limits.freeSpace
  const waiting = unclaimed && {
    ofSender: unclaimed.ofSender + (receiving.get(sender) ?? 0),
    inAll: unclaimed.inAll + inAll,
  }
  const refusal = isDiskShort ? 'no-room' : waiting && findRefusal(waiting, bytes, limits)
  if (refusal) return { refusal, release: () => undefined }
  add(sender, bytes)
  let isReleased = false
  return {
    refusal: null,
    release() {
      if (!isReleased) add(sender, -bytes)
      isReleased = true
    },
  }
}
