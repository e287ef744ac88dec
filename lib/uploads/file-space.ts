import type { Env } from '../env.ts'
import type { UploadErrorCode } from './errors.ts'
import { getFreeSpace } from './free-space.ts'

const MB = 1024 * 1024

/**
 * Limits in bytes: for unclaimed files, by sender and in all; for the files of applications within a day, by sender and
 * in all; and for free space on the disk.
 */
export type QuotaLimits = {
  perSender: number
  inAll: number
  claimed?: { perSender: number; inAll: number }
  freeSpace: number
}

/** Bytes of unclaimed files. */
export type Unclaimed = { ofSender: number; inAll: number }

/** A form's files and the limits for them. Without `unclaimed` (they are stored elsewhere) only the disk counts. */
type SpaceRequest = { dataDir: string; limits: QuotaLimits; sender: string; bytes: number; unclaimed: Unclaimed | null }

/** Converts the settings, in megabytes, into bytes. */
export const toQuotaLimits = (
  env: Pick<
    Env,
    'UNCLAIMED_MB_PER_ADDRESS' | 'UNCLAIMED_MB' | 'CLAIMED_MB_PER_ADDRESS' | 'CLAIMED_MB' | 'FREE_SPACE_MB'
  >,
): QuotaLimits => ({
  perSender: env.UNCLAIMED_MB_PER_ADDRESS * MB,
  inAll: env.UNCLAIMED_MB * MB,
  claimed: { perSender: env.CLAIMED_MB_PER_ADDRESS * MB, inAll: env.CLAIMED_MB * MB },
  freeSpace: env.FREE_SPACE_MB * MB,
})

/** The default limits. */
export const DEFAULT_QUOTA = toQuotaLimits({
  UNCLAIMED_MB_PER_ADDRESS: 200,
  UNCLAIMED_MB: 2_048,
  CLAIMED_MB_PER_ADDRESS: 200,
  CLAIMED_MB: 4_096,
  FREE_SPACE_MB: 500,
})

/** The minimum that a file counts for: its row and its block on the disk. */
export const MIN_COUNTED_BYTES = 64 * 1024

/** Returns why there is no room for another file beside those waiting, or null if there is. */
export function findRefusal(waiting: Unclaimed, bytes: number, limits: QuotaLimits): 'quota' | 'no-room' | null {
  const counted = Math.max(bytes, MIN_COUNTED_BYTES)
  if (waiting.ofSender + counted > limits.perSender) return 'quota'
  return waiting.inAll + counted > limits.inAll ? 'no-room' : null
}

// Next bundles this module several times, but a process must have one sum of what it receives.
const KEY = Symbol.for('site.receiving')
const store = globalThis as { [KEY]?: { senders: Map<string, number>; inAll: number } }
store[KEY] ??= { senders: new Map(), inAll: 0 }
/** The bytes received so far of files that are being sent, by sender and in all. */
const receiving = store[KEY]

function add(sender: string, bytes: number) {
  const left = (receiving.senders.get(sender) ?? 0) + bytes
  if (left > 0) receiving.senders.set(sender, left)
  else receiving.senders.delete(sender)
  receiving.inAll += bytes
}

/** The number of bytes after which the free space is read again. */
const CHECK_BYTES = MB

/**
 * Room for a form's files while they are received, or the reason why there is none. `take` counts bytes that have
 * arrived and returns why no more may come. Always call `release`.
 */
export type Reservation = {
  refusal: UploadErrorCode | null
  take(bytes: number): Promise<UploadErrorCode | null>
  release(): void
}

/** Returns a reservation that has no limit, or one that is refused. */
export const toFixedReservation = (refusal: UploadErrorCode | null): Reservation => ({
  refusal,
  take: async () => null,
  release: () => undefined,
})

/**
 * Reserves room before the first byte is read. Only bytes that have arrived count, so that announced bytes take no room
 * from others.
 */
export async function reserveSpace({ dataDir, limits, sender, bytes, unclaimed }: SpaceRequest): Promise<Reservation> {
  let taken = 0
  let checked = 0
  const findFull = (own: number) => {
    if (!unclaimed) return null
    const others = {
      ofSender: unclaimed.ofSender + (receiving.senders.get(sender) ?? 0) - taken,
      inAll: unclaimed.inAll + receiving.inAll - taken,
    }
    return findRefusal(others, own, limits)
  }
  const isDiskShort = async (more: number) => (await getFreeSpace(dataDir)) - more < limits.freeSpace
  const refusal = (await isDiskShort(bytes)) ? 'no-room' : findFull(bytes)
  if (refusal) return toFixedReservation(refusal)
  return {
    refusal: null,
    async take(more) {
      taken += more
      add(sender, more)
      if (taken - checked >= CHECK_BYTES) {
        checked = taken
        if (await isDiskShort(0)) return 'no-room'
      }
      return findFull(taken)
    },
    release() {
      add(sender, -taken)
      taken = 0
    },
  }
}
