import { setTimeout as sleep } from 'node:timers/promises'

/** Load balancers ask every few seconds, and give up themselves. */
const PATIENCE_MS = 2_000

async function inTime(check: Promise<unknown>, code: string): Promise<void> {
  const late = sleep(PATIENCE_MS, 'late' as const, { ref: false })
  if ((await Promise.race([check, late])) === 'late') throw Object.assign(new Error('no answer in time'), { code })
}

/** Waits two seconds at most for both checks. Throws the one fault, or an AggregateError of both. */
export async function checkBoth(database: Promise<unknown>, files: Promise<unknown>): Promise<void> {
  const checks = [inTime(database, 'ETIMEDOUT'), inTime(files, 'FILES_UNREACHABLE')]
  const outcomes = await Promise.allSettled(checks)
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (faults.length > 1) throw new AggregateError(faults)
  if (faults.length === 1) throw faults[0]
}
