import nodemailer from 'nodemailer'
import type { Attempt } from '../delivery/worker.ts'
import type { Mail } from './message.ts'

/** Long enough for slow servers, and shorter than a delivery's lease. */
const TIMEOUT_MS = 20_000

const readCode = (error: unknown, name: 'responseCode' | 'code' | 'command' | 'response'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined

// 5.7 is about rights and spam: marking addresses for it could empty the whole list.
/** Whether a server refused the address: at RCPT, or later as an unknown mailbox (550). */
function isAboutAddress(error: unknown, status: unknown): boolean {
  if (/^5\d\d[ -]5\.7\./.test(String(readCode(error, 'response')))) return false
  return readCode(error, 'command') === 'RCPT TO' || status === 550
}

/** Whether a failure is final (5xx), and its code without the server's words, which may name people. */
function toAttempt(error: unknown): Attempt {
  const status = readCode(error, 'responseCode')
  const code = readCode(error, 'code')
  // A refused login is a fault of the settings: the mail is fine, and waits.
  const isFinal = typeof status === 'number' && status >= 500 && code !== 'EAUTH'
  const problem = typeof status === 'number' ? `SMTP ${status}` : typeof code === 'string' ? code : 'unknown'
  if (!isFinal) return { result: 'failed', problem }
  return { result: 'refused', problem, ...(isAboutAddress(error, status) && { isBounce: true }) }
}

/** Sends mail through the SMTP server in the settings. */
export function createMailer(smtpUrl: string, from: string): { send(mail: Mail): Promise<Attempt>; close(): void } {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ date, ...mail }) {
      try {
        await transport.sendMail({ ...mail, from, date: new Date(date) })
        return { result: 'accepted' }
      } catch (error) {
        return toAttempt(error)
      }
    },
    close: () => transport.close(),
  }
}
