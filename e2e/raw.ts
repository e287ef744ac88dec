import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 10_000

type Talk = {
  /** The pieces are sent one after another, with a pause in between. */
  pieces: (string | Buffer)[]
  /** The sender's last step: wait for the server to close, close its own half, or break off. */
  ending?: 'wait' | 'end' | 'reset'
}

/** Sends bytes to a server without an HTTP client. Resolves to everything the server sent until either side closed. */
export function talk(address: string, { pieces, ending = 'wait' }: Talk): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = net.connect(Number(port), hostname, async () => {
      for (const piece of pieces) {
        if (!socket.writable) break
        socket.write(piece)
        await sleep(20)
      }
      if (ending === 'end') socket.end()
      if (ending === 'reset') socket.resetAndDestroy()
    })
    socket.setTimeout(WAIT_MS, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may close while we are still writing. Everything it sent before that counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

/** The status codes of all responses in a server's output. */
export const readStatuses = (said: string) =>
  Array.from(said.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))
