import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** Less than a scan may take (check-file.ts). */
const TIMEOUT_MS = 15_000

const MAX_REPLY = 1_000

const toLength = (bytes: number) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Yields a file as clamd's command INSTREAM: chunks after their lengths, and a last chunk of no bytes. */
async function* toInstream(path: string): AsyncGenerator<string | Buffer> {
  yield 'zINSTREAM\0'
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield toLength(chunk.length)
    yield chunk
  }
  yield toLength(0)
}

async function send(socket: Socket, path: string): Promise<void> {
  for await (const part of toInstream(path)) if (!socket.write(part)) await once(socket, 'drain')
}

async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const part of socket) {
    reply += part
    if (reply.includes('\0') || reply.length > MAX_REPLY) break
  }
  return reply
}

/**
 * Asks ClamAV's service about a file, over TCP. Throws if the service is away, says anything else (such as that the file is
 * too large) or gives no verdict in time.
 */
export async function askClamd(
  { host, port }: { host: string; port: number },
  path: string,
  timeoutMs = TIMEOUT_MS,
): Promise<'clean' | 'infected'> {
  const socket = connect({ host, port, signal: AbortSignal.timeout(timeoutMs) })
  send(socket, path).catch((error: Error) => socket.destroy(error))
  const reply = await readReply(socket)
  if (reply === 'stream: OK\0') return 'clean'
  if (reply.endsWith(' FOUND\0')) return 'infected'
  throw new Error(`clamd said ${JSON.stringify(reply)}`)
}
