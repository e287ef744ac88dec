import type { DeliveryRow } from '../../db/schema.ts'
import { claim } from '../../delivery/deliveries.ts'
import { deliverDue, toBackoff } from '../../delivery/send-with-retries.ts'
import { log } from '../../log.ts'
import type { Attempt } from '../../mail/attempt.ts'
import { SealError } from '../../security/seal.ts'
import { BackendError } from '../contract.ts'
import { isUnsent } from '../http/call.ts'
import { settleHeld } from './held-rows.ts'
import { type Forwarding, type Held, isAway } from './hold-submission.ts'

/** Shorter than a lease (lib/delivery/deliveries.ts). */
const ATTEMPT_MS = 100_000

/** The longest pause, so that submissions arrive soon after an outage. */
const MAX_PAUSE_MS = 20 * 60_000

/** The result of an attempt. `said` holds the backend's words. */
type Result = Attempt & { mayHaveArrived: boolean; retryAfterMs?: number; said?: object }

/** Describes a failure without the backend's words, which may name people. */
function toProblem({ code, status, fields }: BackendError): string {
  if (code === 'refused' && status === null) return 'a file is missing, or sealed with another SECRETS_KEY'
  const names = Object.keys(fields).filter((name) => /^\w{1,40}$/.test(name))
  return [status === null ? code : `HTTP ${status}`, names.join(', ')].filter(Boolean).join(': ')
}

function toResult(error: unknown, row: DeliveryRow): Result {
  const mayHaveArrived = row.mayHaveArrived === 1
  if (error instanceof SealError)
    return { result: 'refused', problem: 'sealed with another SECRETS_KEY', mayHaveArrived }
  if (!(error instanceof BackendError)) return { result: 'failed', problem: 'not readable here', mayHaveArrived }
  const { code, status, reason, retryAfter } = error
  const problem = toProblem(error)
  // The same key with another body: an earlier attempt arrived, but its files got other links.
  if (code === 'conflict' && mayHaveArrived) return { result: 'accepted', mayHaveArrived }
  const isRefusal = code === 'refused' || code === 'unsupported' || (status !== null && status >= 400 && status < 500)
  if (isRefusal && !isAway(error))
    return { result: 'refused', problem, mayHaveArrived, said: reason ? { reason } : undefined }
  return {
    result: 'failed',
    problem,
    mayHaveArrived: mayHaveArrived || !(isUnsent(error) || code === 'busy'),
    retryAfterMs: (retryAfter ?? 0) * 1_000,
  }
}

type Sender = Pick<Forwarding, 'local' | 'seal' | 'isPaused' | 'passOn'> & { now?: () => number }

/** Sends one submission that is due. Returns how many were attempted. Throws BackendError for our own database. */
export async function sendHeld({ local, seal, isPaused, passOn, now = Date.now }: Sender): Promise<number> {
  if (isPaused()) return 0
  return deliverDue<Result>({
    now,
    claim: () => local.use('held submissions', (db) => claim(db, 'submissions', 1, now())),
    async send(row) {
      try {
        const held = JSON.parse(seal.open(row.payload)) as Held
        const { reference } = await passOn(held, AbortSignal.timeout(ATTEMPT_MS))
        return { result: 'accepted', mayHaveArrived: true, said: { reference } }
      } catch (error) {
        return toResult(error, row)
      }
    },
    getPauseMs: ({ attempts }, { retryAfterMs = 0 }) =>
      Math.max(Math.min(toBackoff(attempts), MAX_PAUSE_MS), retryAfterMs),
    async settle(row, settlement, { mayHaveArrived, said = {} }) {
      const result = { mayHaveArrived, answer: seal.close(JSON.stringify(said)) }
      const names = await local.use('held submissions', (db) => settleHeld(db, row, settlement, result, now()))
      // If this fails, `prune` removes them.
      await local.files.remove(names).catch(() => undefined)
      const { problem, state } = settlement
      const facts = { delivery: row.id, kind: row.kind, attempts: row.attempts }
      if (problem) log.warn('submission not passed on', { ...facts, problem, state })
      else log.info('submission passed on', facts)
    },
  })
}
