import { describeError, log } from '../log.ts'
import { type Backend, BackendError } from './contract.ts'

async function watch<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  try {
    const value = await act()
    log.info('submission accepted', { what, ms: Math.round(performance.now() - started) })
    return value
  } catch (error) {
    const cause = error instanceof BackendError ? { code: error.code } : describeError(error)
    log.warn('submission not accepted', { what, ...cause, ms: Math.round(performance.now() - started) })
    throw error
  }
}

/** The same backend, with a line in the log for each submission: whether it was accepted, and in what time. */
export const withSubmissionLog = (backend: Backend): Backend => ({
  ...backend,
  sendContact: (message, context) => watch('contact', () => backend.sendContact(message, context)),
  sendFile: (file, context) => watch('file', () => backend.sendFile(file, context)),
  sendCandidate: (candidate, context) => watch('candidate', () => backend.sendCandidate(candidate, context)),
  subscribe: (email, context) => watch('subscribe', () => backend.subscribe(email, context)),
})
