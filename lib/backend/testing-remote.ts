import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { respond } from './testing.ts'

/** A number is the status of all answers; `swallows` takes a submission in and breaks the connection. */
export type FailureMode = 'works' | 'hangs' | 'resets' | 'swallows' | number

/** A submission that arrived, with the SHA-256 of its files. */
type Arrival = {
  call: string
  key: string
  body: Record<string, unknown>
  files: string[]
  headers: IncomingMessage['headers']
  at: number
}

/** A real HTTP backend that can fail in several ways. */
export type Remote = {
  url: string
  mood: FailureMode
  /** Returns the response to a refused submission, otherwise null. */
  refuse: (arrival: Arrival) => { status: number; message?: string; fields?: Record<string, string> } | null
  /** The response to a known key: the first answer again, or 409. */
  onRepeat: 'again' | 'conflict'
  now: () => number
  /** Each submission once, in order of arrival. */
  arrivals: Arrival[]
  /** The number of submissions that arrived again with a known key. */
  repeats: number
  /** The time of each request of any kind, including those without a good answer. */
  requests: { path: string; at: number }[]
  stop(): Promise<void>
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function answer(response: ServerResponse, status: number, body: object, headers = {}) {
  respond(response, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
}

/** Starts such a backend, on a free port or at an address that it had before. */
export async function startRemote(url = 'http://127.0.0.1:0'): Promise<Remote> {
  const files = new Map<string, string>()
  const links = new Map<string, string>()
  const known = new Map<string, { hash: string; reference: string }>()

  async function takeFile(request: IncomingMessage, response: ServerResponse, key: string) {
    const type = String(request.headers['content-type'])
    const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData()
    const file = form.get('files')
    if (!(file instanceof File)) return answer(response, 400, { message: 'no file' })
    const link = links.get(key) ?? `remote/${files.size + 1}/${encodeURIComponent(file.name).slice(0, 100)}`
    links.set(key, link)
    files.set(link, hash(new Uint8Array(await file.arrayBuffer())))
    answer(response, 200, { statusCode: 200, data: { urls: [link] } })
  }

  async function take(request: IncomingMessage, response: ServerResponse, key: string, path: string) {
    const text = (await buffer(request)).toString()
    const body = JSON.parse(text) as Record<string, unknown>
    const named = [body.resumeLink, body.coverLetterLink].filter((link) => typeof link === 'string')
    const found = named.map((link) => files.get(link) ?? 'missing')
    const call = path.split('/').at(-1) ?? ''
    const arrival = { call, key, body, files: found, headers: request.headers, at: remote.now() }
    const refusal = remote.refuse(arrival)
    if (refusal) return answer(response, refusal.status, { ...refusal, data: { fields: refusal.fields } })
    const first = known.get(key)
    const reference = first?.reference ?? `R-${known.size + 1}`
    if (first) remote.repeats += 1
    else {
      known.set(key, { hash: hash(Buffer.from(text)), reference })
      remote.arrivals.push(arrival)
    }
    if (remote.mood === 'swallows') return request.socket.destroy()
    if (first && remote.onRepeat === 'conflict') return answer(response, 409, { message: 'known' })
    answer(response, 200, { statusCode: 200, message: 'Taken.', data: { reference } })
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    remote.requests.push({ path, at: remote.now() })
    const { mood } = remote
    if (mood === 'hangs') return request.resume()
    if (mood === 'resets') return request.socket.destroy()
    if (typeof mood === 'number') {
      request.resume()
      return answer(response, mood, { message: 'away' }, mood === 429 ? { 'retry-after': '30' } : {})
    }
    const key = String(request.headers['idempotency-key'])
    const taking = path.includes('uploadImage') ? takeFile(request, response, key) : take(request, response, key, path)
    // The sender was killed.
    await taking.catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve))
  const remote: Remote = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'works',
    refuse: () => null,
    onRepeat: 'again',
    now: Date.now,
    arrivals: [],
    repeats: 0,
    requests: [],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return remote
}
