import { randomUUID } from 'node:crypto'
import { forwarding as copy } from '../../../content/forwarding.ts'
import { describeError, log } from '../../log.ts'
import type { Seal } from '../../security/seal.ts'
import {
  type Backend,
  BackendError,
  type BackendErrorCode,
  type Candidate,
  type Receipt,
  type SendContext,
} from '../contract.ts'
import type { EmbeddedBackend } from '../embedded/index.ts'
import { findAnswer, type Submission } from '../embedded/receipts.ts'
import { isUnsent } from '../http/call.ts'
import { createHeldFiles, getPendingFiles, type Parts } from './held-files.ts'
import { forgetFiles, storeHeld } from './held-rows.ts'

/** A held submission before encryption. Cookies are not stored. */
export type Held = {
  call: 'contact' | 'candidate' | 'subscribe'
  body: unknown
  key: string
  signals: SendContext['signals']
  source?: SendContext['source']
  reference: string
  receivedAt: string
}

/** A submission as the site's form sends it. */
type Arrived = Pick<Held, 'call' | 'key'> & { body: { email: string }; given: SendContext }

/** A backend over HTTP whose submissions are held on this machine during its outages. */
export type Forwarding = {
  backend: Backend
  /** The database and the files of what is held. */
  local: EmbeddedBackend
  seal: Seal
  /** Returns whether the backend failed to answer a moment ago. */
  isPaused(): boolean
  /** Sends a held submission to the backend. Throws BackendError, or the error of a disk. */
  passOn(held: Held, signal: AbortSignal): Promise<Receipt>
}

/** Errors of our own store that the sender has to know about, because sending again changes nothing. */
const FINAL: readonly BackendErrorCode[] = ['refused', 'conflict', 'day-quota', 'no-room']

/** The longest time that a visitor waits for all calls of a submission. Browsers give up after 30 seconds. */
const MAX_WAIT_MS = 20_000

/** After the backend failed to answer, submissions are held for this long without asking it. */
const PAUSE_S = 30

/** Returns whether the backend is unreachable or accepts nothing at the moment, so that a submission is held. */
export const isAway = ({ code, status }: BackendError): boolean =>
  code === 'unreachable' || code === 'timeout' || code === 'busy' || (code === 'failed' && (status ?? 0) >= 500)

/**
 * Holds submissions during an outage of `remote`, and files until their application arrives there. If our own store
 * fails, `remote` gets both at once.
 */
export function createForwarding({ now = Date.now, ...parts }: Parts & { now?: () => number }): Forwarding {
  const { remote, local, seal, limits } = parts
  const { sendFile, passFileOn } = createHeldFiles(parts)
  let pausedUntil = 0

  const isPaused = () => now() < pausedUntil

  async function callRemote({ call, body }: Pick<Held, 'call' | 'body'>, context: SendContext): Promise<Receipt> {
    // The site has already checked the body.
    if (call === 'contact') return remote.sendContact(body as Parameters<Backend['sendContact']>[0], context)
    if (call === 'subscribe') return remote.subscribe((body as { email: string }).email, context)
    const links: Record<string, string> = {}
    for (const [field, stored] of Object.entries(getPendingFiles(body)))
      links[field] = await passFileOn(stored, field, context)
    return remote.sendCandidate({ ...(body as Candidate), ...links }, context)
  }

  async function attempt(submission: Pick<Held, 'call' | 'body'>, context: SendContext): Promise<Receipt> {
    try {
      return await callRemote(submission, context)
    } catch (error) {
      if (error instanceof BackendError && isAway(error)) {
        // A failure of one submission says nothing about others.
        const seconds = error.retryAfter ?? (error.code === 'failed' ? 0 : PAUSE_S)
        pausedUntil = now() + seconds * 1_000
      }
      throw error
    }
  }

  /** Runs `act` on our own database. Returns null if that fails. */
  const ask = <Value>(what: string, act: Parameters<typeof local.use<Value>>[1]): Promise<Value | null> =>
    local.use(what, act).catch((error: unknown) => {
      if (error instanceof BackendError && error.code === 'conflict') throw error
      log.warn('submission not kept', { what, ...describeError(error) })
      return null
    })

  /** Sends a submission to the backend at once. Its files are not kept here after that. */
  async function sendNow({ call, body, key, given }: Arrived, submission: Submission): Promise<Receipt> {
    const context = { ...given, idempotencyKey: key, signal: AbortSignal.timeout(MAX_WAIT_MS) }
    const receipt = await attempt({ call, body }, context)
    const names = Object.values(getPendingFiles(body))
    if (names.length === 0) return receipt
    const forgotten = await ask(call, (db) => forgetFiles(db, submission, names, receipt))
    await local.files.remove(forgotten ?? []).catch(() => undefined)
    return receipt
  }

  /** Stores a submission here. `failure` is the error of the backend; null if it was not asked. */
  async function hold(
    { call, body, key, given }: Arrived,
    submission: Submission,
    failure: BackendError | null,
  ): Promise<Receipt> {
    const held = {
      ...submission,
      files: getPendingFiles(body),
      sender: given.sender,
      limits,
      recipient: seal.name(body.email.toLowerCase()),
      mayHaveArrived: failure !== null && !isUnsent(failure) && failure.code !== 'busy',
      seal: (details: Pick<Held, 'reference' | 'receivedAt'>) =>
        seal.close(
          JSON.stringify({ ...details, call, body, key, signals: given.signals, source: given.source } satisfies Held),
        ),
      answer: (reference: string) => ({ message: copy[call], reference, isHeld: true }),
    }
    try {
      const receipt = await local.use(call, (db) => storeHeld(db, held, now()))
      log.info('submission kept', { what: call, reason: failure?.code ?? 'backend away' })
      return receipt
    } catch (error) {
      if (error instanceof BackendError && FINAL.includes(error.code)) throw error
      log.warn('submission not kept', { what: call, ...describeError(error) })
      throw failure ?? error
    }
  }

  async function send(call: Held['call'], body: Arrived['body'], given: SendContext): Promise<Receipt> {
    const key = given.idempotencyKey ?? randomUUID()
    const arrived = { call, body, key, given }
    const submission = { call, key, body: seal.name(JSON.stringify(body)) }
    const known = await ask(call, (db) => findAnswer<Receipt>(db, submission))
    if (known) return known
    if (isPaused()) return hold(arrived, submission, null)
    try {
      return await sendNow(arrived, submission)
    } catch (error) {
      if (!(error instanceof BackendError && isAway(error))) throw error
      return hold(arrived, submission, error)
    }
  }

  return {
    local,
    seal,
    isPaused,
    backend: {
      ...remote,
      sendFile,
      sendContact: (message, context) => send('contact', message, context),
      sendCandidate: (candidate, context) => send('candidate', candidate, context),
      subscribe: (email, context) => send('subscribe', { email }, context),
      countUnclaimed: local.countUnclaimed,
      checkReady: local.checkReady,
    },
    passOn: ({ call, body, key, signals, source, reference, receivedAt }, signal) =>
      attempt({ call, body }, { idempotencyKey: key, signals, source, signal, held: { reference, receivedAt } }),
  }
}
