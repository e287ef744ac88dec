import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** The reason why an email or a recipient is refused; `null` accepts it. */
type Refusal = { code: number; text: string } | null

/** An email that arrived, with its recipients. */
export type Arrival = { to: string; source: string }

type Options = {
  /** Defaults to a free port. */
  port?: number
  checkRecipient?(address: string): Refusal
  /** Calls `answer` to accept or refuse the email. Without a call, the server hangs. */
  onMail(mail: Arrival, answer: (refusal?: Refusal) => void): void
}

const toError = (refusal?: Refusal) =>
  refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null

/** Starts a real SMTP server on this machine. */
export async function startMailServer({ port = 0, checkRecipient = () => null, onMail }: Options) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The site keeps connections open for its next email.
    closeTimeout: 100,
    onRcptTo: ({ address }, _, done) => done(toError(checkRecipient(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join()
        onMail({ to, source: Buffer.concat(chunks).toString() }, (refusal) => done(toError(refusal)))
      })
    },
  })
  // A site that is killed while it sends mail breaks the connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
