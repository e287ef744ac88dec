import type { Attempt } from '../mail/attempt.ts'
import 'server-only'
import { BackendError, type Receipt } from '../backend/contract.ts'
import { isUnsent } from '../backend/http/call.ts'
import { getForwarding } from '../backend/index.ts'
import type { DeliveryRow } from '../db/schema.ts'
import { log } from '../log.ts'
import { SealError } from '../security/seal.ts'
import { claimForward, releaseForward, settleForward } from './forwards.ts'
import { type Forwarding, type Held, isAway } from './hold-submission.ts'
import { toNextState } from './states.ts'
import { toBackoff, toSettlement } from './worker.ts'

/** Shorter than a lease (lib/delivery/forwards.ts). */
const ATTEMPT_MS = 100_000

/** The longest pause: the backend is asked at least this often whether it is back. */
const LONGEST_PAUSE_MS = 20 * 60_000

/** After so many failed attempts the next one is tried too, lest one that the backend cannot bear holds up all others. */
const STUCK_AFTER = 5

/** The result of passing a submission on: `said` holds the backend's words, `isStuck` means that others may succeed. */
type Outcome = { attempt: Attempt; mayHaveArrived: boolean; isStuck?: boolean; retryAfterMs?: number; said?: object }

const accepted = (said?: object): Outcome => ({ attempt: { result: 'accepted' }, mayHaveArrived: true, said })

/** Names a failure without the backend's words, which may name people. */
function toProblem({ code, status, fields }: BackendError): string {
  if (code === 'refused' && status === null) return 'a file is missing, or sealed with another SECRETS_KEY'
  const named = Object.keys(fields).filter((name) => /^\w{1,40}$/.test(name))
  return [status === null ? code : `HTTP ${status}`, named.join(', ')].filter(Boolean).join(': ')
}

function toOutcome(error: unknown, row: DeliveryRow): Outcome {
  const mayHaveArrived = row.mayHaveArrived === 1
  const refused = (problem: string, said?: object): Outcome => ({
    attempt: { result: 'refused', problem },
    mayHaveArrived,
    said,
  })
  if (error instanceof SealError) return refused('sealed with another SECRETS_KEY')
  if (!(error instanceof BackendError))
    return { attempt: { result: 'failed', problem: 'not readable here' }, mayHaveArrived, isStuck: true }
  const { code, status, reason, retryAfter } = error
  const problem = toProblem(error)
  // The same key with another body: an attempt whose answer got lost has arrived, and its files under other links.
  if (code === 'conflict') return mayHaveArrived ? accepted() : refused(problem)
  const isRefusal = code === 'refused' || code === 'unsupported' || (status !== null && status >= 400 && status < 500)
  if (isRefusal && !isAway(error)) return refused(problem, reason ? { reason } : undefined)
  return {
    attempt: { result: 'failed', problem },
    mayHaveArrived: mayHaveArrived || !(isUnsent(error) || code === 'busy'),
    isStuck: code !== 'unreachable' && code !== 'busy',
    retryAfterMs: (retryAfter ?? 0) * 1_000,
  }
}

/** What forwards one submission at a time. */
type Work = Pick<Forwarding, 'local' | 'seal' | 'passOn'> & { now?: () => number }

/** Passes the first submission on if it is due; returns how many were attempted. Throws BackendError of our own database. */
export async function forwardNext({ local, seal, passOn, now = Date.now }: Work): Promise<number> {
  async function attempt(row: DeliveryRow): Promise<Outcome> {
    try {
      const held = JSON.parse(seal.open(row.payload)) as Held
      const { reference }: Receipt = await passOn(held, AbortSignal.timeout(ATTEMPT_MS))
      return accepted({ reference })
    } catch (error) {
      return toOutcome(error, row)
    }
  }

  async function settle(row: DeliveryRow, outcome: Outcome): Promise<void> {
    const { mayHaveArrived, said = {}, retryAfterMs = 0 } = outcome
    const pause = Math.max(Math.min(toBackoff(row.attempts), LONGEST_PAUSE_MS), retryAfterMs)
    const { event, problem, nextAt } = toSettlement(row, outcome.attempt, now(), pause)
    const state = toNextState('sending', event)
    const result = { state, problem, nextAt, mayHaveArrived, answer: seal.close(JSON.stringify(said)) }
    const names = await local.use('forwards', (db) => settleForward(db, row, result, now()))
    // Where this fails, `prune` removes them.
    await local.files.remove(names).catch(() => undefined)
    const about = { delivery: row.id, kind: row.kind, attempts: row.attempts }
    if (problem) log.warn('submission not passed on', { ...about, problem, state })
    else log.info('submission passed on', about)
  }

  /** Whether the backend takes the one behind a submission that it does not take. */
  async function takesNext(row: DeliveryRow): Promise<boolean> {
    const next = await local.use('forwards', (db) => claimForward(db, now(), row))
    if (!next) return false
    const outcome = await attempt(next)
    if (outcome.attempt.result !== 'failed') await settle(next, outcome)
    else await local.use('forwards', (db) => releaseForward(db, next, outcome.mayHaveArrived, now()))
    return outcome.attempt.result === 'accepted'
  }

  const row = await local.use('forwards', (db) => claimForward(db, now()))
  if (!row) return 0
  const outcome = await attempt(row)
  const isStuck = outcome.isStuck && row.attempts >= STUCK_AFTER && (await takesNext(row))
  await settle(row, isStuck ? { ...outcome, attempt: { ...outcome.attempt, result: 'refused' } as Attempt } : outcome)
  return 1
}

/** Passes the first waiting submission on, if it is due; null where none are kept. */
export async function forwardDue(): Promise<number | null> {
  const forwarding = getForwarding()
  return forwarding && forwardNext(forwarding)
}
