import { readFileSync } from 'node:fs'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Attempt } from './attempt.ts'
import { MARK_FILE, MARK_SRC, type Mail } from './message.ts'

/** Long enough for slow servers, and shorter than a delivery's lease. */
const TIMEOUT_MS = 20_000

type SmtpError = { responseCode?: unknown; code?: unknown; command?: unknown; response?: unknown }

// Codes 5.7 are about permissions and spam: marking addresses for it could empty the whole list.
/** Returns whether a server refused the address: at the RCPT command, or later as an unknown mailbox (550). */
const isAboutAddress = ({ responseCode, command, response }: SmtpError): boolean =>
  !/^5\d\d[ -]5\.7\./.test(String(response)) && (command === 'RCPT TO' || responseCode === 550)

/** Returns the server's code, or the system's, without words that may name people. */
const toProblem = ({ responseCode: status, code }: SmtpError): string =>
  typeof status === 'number' ? `SMTP ${status}` : typeof code === 'string' ? code : 'unknown'

/** Returns `refused` for a final failure (5xx), otherwise `failed`. */
function toAttempt(error: SmtpError): Attempt {
  const { responseCode: status, code } = error
  // A refused login means wrong settings: the email itself is fine, so it waits.
  const isFinal = typeof status === 'number' && status >= 500 && code !== 'EAUTH'
  const problem = toProblem(error)
  if (!isFinal) return { result: 'failed', problem }
  return { result: 'refused', problem, ...(isAboutAddress(error) && { isBounce: true }) }
}

export type Mailer = {
  send(mail: Mail): Promise<Attempt>
  /** Connects and logs in without sending anything. Returns a code if the server cannot be used, otherwise null. */
  findProblem(): Promise<string | null>
  close(): void
}

/** Creates a mailer for the SMTP server in the settings. */
export function createMailer(smtpUrl: string, from: string): Mailer {
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
  const mark = {
    filename: 'mark.png',
    cid: MARK_SRC.replace('cid:', ''),
    content: readFileSync(path.join(process.cwd(), 'public', MARK_FILE)),
  }
  return {
    async send({ date, calendar, ...mail }) {
      try {
        // Added here, so that stored emails do not repeat it.
        await transport.sendMail({
          ...mail,
          from,
          date: new Date(date),
          attachments: [mark],
          ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        })
        return { result: 'accepted' }
      } catch (error) {
        return toAttempt(error as SmtpError)
      }
    },
    async findProblem() {
      try {
        await transport.verify()
        return null
      } catch (error) {
        return toProblem(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}
