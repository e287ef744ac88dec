import 'server-only'
import { randomUUID } from 'node:crypto'
import { forwarding as copy } from '../../content/forwarding.ts'
import {
  type Backend,
  BackendError,
  type BackendErrorCode,
  type Candidate,
  type Receipt,
  type SendContext,
} from '../backend/contract.ts'
import type { EmbeddedBackend } from '../backend/embedded/index.ts'
import { findAnswer } from '../backend/embedded/receipts.ts'
import { isUnsent } from '../backend/http/call.ts'
import { describeError, log } from '../log.ts'
import type { Seal } from '../security/seal.ts'
import { finishForward, isAnyInLine, keepForward } from './forwards.ts'
import { createHeldFiles, getPendingFiles, type Parts } from './held-files.ts'

/** A submission as it waits, sealed. Cookies are not kept. */
export type Held = {
  call: 'contact' | 'candidate' | 'subscribe'
  body: unknown
  key: string
  signals: SendContext['signals']
  reference: string
  receivedAt: string
}

/** A backend that keeps what another one cannot take now, and the call that passes it on later. */
export type Forwarding = {
  backend: Backend
  local: EmbeddedBackend
  seal: Seal
  /** Passes a submission on. Throws BackendError, or what the disk throws. */
  passOn(held: Held, signal: AbortSignal): Promise<Receipt>
}

/** Errors of our own store that the sender has to know about: sending again changes nothing. */
const FINAL: readonly BackendErrorCode[] = ['refused', 'conflict', 'day-quota', 'no-room']

/** The time of all calls that a person waits for; browsers give up after 30 seconds. */
const PATIENCE_MS = 20_000

/** Whether the backend is not there, or cannot take anything: then a submission waits for it. */
export const isAway = ({ code, status }: BackendError): boolean =>
  code === 'unreachable' || code === 'timeout' || code === 'busy' || (code === 'failed' && (status ?? 0) >= 500)

/** Keeps files until they are applied with, and submissions during an outage. If our own store fails, it steps aside. */
export function createForwarding({ now = Date.now, ...parts }: Parts & { now?: () => number }): Forwarding {
  const { remote, local, seal, limits } = parts
  const { sendFile, passFileOn } = createHeldFiles(parts)

  async function call({ call, body }: Pick<Held, 'call' | 'body'>, context: SendContext): Promise<Receipt> {
    // The site checked each of them before it was kept.
    if (call === 'contact') return remote.sendContact(body as Parameters<Backend['sendContact']>[0], context)
    if (call === 'subscribe') return remote.subscribe((body as { email: string }).email, context)
    const links: Record<string, string> = {}
    for (const [field, stored] of Object.entries(getPendingFiles(body)))
      links[field] = await passFileOn(stored, field, context)
    return remote.sendCandidate({ ...(body as Candidate), ...links }, context)
  }

  /** What our own store says, or null where it cannot say anything. */
  const ask = <Value>(what: string, act: Parameters<typeof local.use<Value>>[1]): Promise<Value | null> =>
    local.use(what, act).catch((error: unknown) => {
      if (error instanceof BackendError && error.code === 'conflict') throw error
      log.warn('submission not kept', { what, ...describeError(error) })
      return null
    })

  async function send(what: Held['call'], body: { email: string }, given: SendContext): Promise<Receipt> {
    const key = given.idempotencyKey ?? randomUUID()
    const files = getPendingFiles(body)
    const submission = { call: what, key, body: seal.name(JSON.stringify(body)) }
    const known = await ask(what, (db) => findAnswer<Receipt>(db, submission))
    if (known) return known
    const context = { ...given, idempotencyKey: key }
    let failure: BackendError | null = null
    if (!(await ask(what, isAnyInLine))) {
      try {
        const receipt = await call({ call: what, body }, { ...context, signal: AbortSignal.timeout(PATIENCE_MS) })
        const names = Object.values(files)
        if (names.length === 0) return receipt
        const forgotten = await ask(what, (db) => finishForward(db, submission, names, receipt))
        await local.files.remove(forgotten ?? []).catch(() => undefined)
        return receipt
      } catch (error) {
        if (!(error instanceof BackendError && isAway(error))) throw error
        failure = error
      }
    }
    const forward = {
      ...submission,
      files,
      sender: given.sender,
      limits,
      recipient: seal.name(body.email.toLowerCase()),
      mayHaveArrived: failure !== null && !isUnsent(failure) && failure.code !== 'busy',
      seal: (held: Pick<Held, 'reference' | 'receivedAt'>) =>
        seal.close(JSON.stringify({ ...held, call: what, body, key, signals: given.signals } satisfies Held)),
      answer: (reference: string) => ({ message: copy[what], reference, isHeld: true }),
    }
    try {
      const receipt = await local.use(what, (db) => keepForward(db, forward, now()))
      log.info('submission kept', { what, reason: failure?.code ?? 'others wait' })
      return receipt
    } catch (error) {
      if (error instanceof BackendError && FINAL.includes(error.code)) throw error
      log.warn('submission not kept', { what, ...describeError(error) })
      throw failure ?? error
    }
  }

  return {
    local,
    seal,
    backend: {
      ...remote,
      sendFile,
      sendContact: (message, context) => send('contact', message, context),
      sendCandidate: (candidate, context) => send('candidate', candidate, context),
      subscribe: (email, context) => send('subscribe', { email }, context),
      countUnclaimed: local.countUnclaimed,
      checkReady: local.checkReady,
    },
    passOn: ({ call: what, body, key, signals, reference, receivedAt }, signal) =>
      call({ call: what, body }, { idempotencyKey: key, signals, signal, held: { reference, receivedAt } }),
  }
}
