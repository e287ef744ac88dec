import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleMessage } from '../../lib/backend/testing.ts'
import { routes } from '../../lib/routes.ts'
import { type HttpRequest, type HttpResponse, sendOnce, toUpload } from '../http/send.ts'

/** How often a message is sent among the requests. */
const MESSAGE_EVERY = 100

export type Load = { sent: number; failures: string[]; ms: number[] }

const toMessage = (): HttpRequest => {
  const body = Buffer.from(JSON.stringify(sampleMessage))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'idempotency-key': randomUUID(),
    // The site counts posts by address.
    'x-forwarded-for': `100.64.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  }
  return { method: 'POST', path: routes.api.contact, headers, body }
}

/**
 * Sends requests at the rate until stopped: the paths in turns, every other one on a kept connection, and now and then a
 * message. Nothing is sent twice, so a broken connection counts as a failure. Returns the function that stops it.
 */
export function startLoad(base: string, paths: readonly string[], rate: number): () => Promise<Load> {
  // Unused connections end before the server ends them, which may cross a request on a machine that is busy.
  const keeping = new http.Agent({ keepAlive: true, maxSockets: 50, timeout: 2_000 })
  const load: Load = { sent: 0, failures: [], ms: [] }
  const pending: Promise<void>[] = []
  const began = performance.now()
  const sendNext = async () => {
    const count = load.sent
    load.sent += 1
    const target = paths[count % paths.length] ?? '/'
    const get = { method: 'GET', path: target, headers: { 'accept-encoding': count % 3 ? 'br' : 'gzip' } }
    const request = count % MESSAGE_EVERY === 0 ? toMessage() : get
    const { status, error, ms } = await sendOnce(base, request, Math.floor(count / paths.length) % 2 ? keeping : false)
    load.ms.push(ms)
    if (status === 200 && !error) return
    load.failures.push(
      `${request.path}: ${error || status}, ${Math.round(performance.now() - began)} ms after the start`,
    )
  }
  const timer = setInterval(() => {
    // Timers are late on a busy machine, so the number of due requests is computed from the clock.
    const due = ((performance.now() - began) / 1000) * rate
    while (load.sent < due) pending.push(sendNext())
  }, 5)
  return async () => {
    clearInterval(timer)
    await Promise.all(pending)
    keeping.destroy()
    return load
  }
}

/** Uploads a file in twenty pieces over the given time. */
export async function uploadSlowly(base: string, file: Buffer, ms: number): Promise<HttpResponse> {
  const { body, ...request } = await toUpload('slow.pdf', file)
  async function* inPieces() {
    const size = Math.ceil(body.length / 20)
    for (let at = 0; at < body.length; at += size) {
      yield body.subarray(at, at + size)
      await sleep(ms / 20)
    }
  }
  return sendOnce(base, request, false, inPieces())
}
