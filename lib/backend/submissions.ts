import 'server-only'
import { describeError, log } from '../log.ts'
import {
  type Backend,
  BackendError,
  type Candidate,
  type CheckedFile,
  type ContactMessage,
  type Receipt,
  type SendContext,
} from './contract.ts'
import { getBackend } from './index.ts'

async function send<Value>(what: string, act: (backend: Backend) => Promise<Value>): Promise<Value> {
  const started = performance.now()
  try {
    const value = await act(getBackend())
    log.info('submission accepted', { what, ms: Math.round(performance.now() - started) })
    return value
  } catch (error) {
    const code = error instanceof BackendError ? { code: error.code } : {}
    log.warn('submission failed', { what, ...describeError(error), ...code })
    throw error
  }
}

/** Sends a contact message; throws BackendError. */
export const sendContact = (message: ContactMessage, context: SendContext): Promise<Receipt> =>
  send('contact', (backend) => backend.sendContact(message, context))

/** Stores a checked file and returns its link; throws BackendError. The file may be moved away. */
export const sendFile = (file: CheckedFile, context: SendContext): Promise<string> =>
  send('file', (backend) => backend.sendFile(file, context))

/** Sends an application whose files are already stored; throws BackendError. */
export const sendCandidate = (candidate: Candidate, context: SendContext): Promise<Receipt> =>
  send('candidate', (backend) => backend.sendCandidate(candidate, context))

/** Subscribes an address to the newsletter; throws BackendError. */
export const subscribe = (email: string, context: SendContext): Promise<Receipt> =>
  send('subscribe', (backend) => backend.subscribe(email, context))
