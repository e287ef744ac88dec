import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { CheckedFile } from '../../uploads/checked-file.ts'
import { type Backend, BackendError, type Post, type Receipt, type SendContext, TOO_MUCH } from '../contract.ts'
import { isId } from '../ids.ts'
import { call, isUnsent, MAX_BYTES, requireSuccess } from './call.ts'
import { readEnvelope, readLink } from './envelope.ts'
import { retry } from './retry.ts'
import { createListReader, type Listed, type ListKind, type ListReader, readJob, readPost } from './wire.ts'

type HttpBackendOptions = {
  /** The host and base path, without /api/v1 and without a final slash. */
  url: string
  timeoutMs: number
  /** Pauses in milliseconds, one before each retry. */
  retryDelaysMs?: readonly number[]
}

const RETRY_DELAYS_MS = [250, 750, 2000]

// Next fails a page whose cached read takes 50 s, so all attempts together must take less. An item gets only the time
// of one call, because a visitor may be waiting for the 503.
const READ_DEADLINE_MS = 45_000

// After all attempts of a read have failed, other reads fail at once for this long.
const PAUSE_MS = 2_000

const isTemporary = ({ code, cause }: BackendError) =>
  code !== 'refused' && code !== 'conflict' && code !== 'unsupported' && cause !== TOO_MUCH

function getHeaders({ cookie, idempotencyKey, signals = [], source, held }: SendContext): Record<string, string> {
  return {
    ...(cookie && { cookie }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(signals.length > 0 && { 'x-spam-signals': signals.join(' ') }),
    // A label may have any letters.
    ...(source && { 'x-source': encodeURIComponent(source) }),
    ...(held && { 'x-reference': held.reference, 'x-received-at': held.receivedAt }),
  }
}

/**
 * Returns the body of a form with one file, which is read while it is sent. FormData does not work here: if the call is
 * aborted, Node throws an error that cannot be caught.
 */
function toMultipart(content: Blob, { name, type }: Pick<CheckedFile, 'name' | 'type'>): Blob {
  const boundary = `form-${randomUUID()}`
  const fileName = name.replace(/["\r\n]/g, encodeURIComponent)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`
  return new Blob([head, content, `\r\n--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` })
}

/** Creates a Backend at `{url}/api/v1`. Retries reads, but a submission only if it certainly never arrived. */
export function createHttpBackend(options: HttpBackendOptions): Backend {
  const { url, timeoutMs, retryDelaysMs = RETRY_DELAYS_MS } = options
  const toUrl = (path: string) => `${url}/api/v1/${path}`
  const attempts = { timeoutMs, delaysMs: retryDelaysMs }
  let pausedUntil = 0

  async function read<Value>(what: string, limitMs: number, attempt: (ms: number) => Promise<Value>): Promise<Value> {
    if (performance.now() < pausedUntil) throw new BackendError('unreachable', `${what}: paused after a failure`)
    const deadlineMs = Math.min(limitMs, READ_DEADLINE_MS)
    try {
      return await retry(attempt, { ...attempts, what, deadlineMs, isRetried: isTemporary })
    } catch (error) {
      const isAway = error instanceof BackendError && (error.code === 'unreachable' || error.code === 'timeout')
      if (isAway) pausedUntil = performance.now() + PAUSE_MS
      throw error
    }
  }

  /** Each attempt starts with a new reader. */
  const readList = <Kind extends ListKind>(kind: Kind, path: string, begin: () => ListReader) =>
    read(kind, READ_DEADLINE_MS, async (ms) => {
      const { takeItem, finish } = begin()
      const answer = await call(toUrl(path), ms, { maxBytes: MAX_BYTES[kind], takeItem })
      requireSuccess(answer, kind)
      finish(answer)
    })

  async function getPosts(): Promise<Post[]> {
    let posts: Post[] = []
    await eachPost(() => {
      posts = []
      return (post) => posts.push(post)
    })
    return posts
  }

  const eachPost: NonNullable<Backend['eachPost']> = (begin) =>
    readList('posts', 'blog/getAllBlog', () => createListReader('posts', begin()))

  async function getList<Kind extends 'team' | 'jobs'>(kind: Kind, path: string) {
    let items: Listed[Kind][] = []
    await readList(kind, path, () => {
      items = []
      return createListReader(kind, (item) => items.push(item))
    })
    return items
  }

  // Other statuses do not mean "missing": a firewall may answer 400, 403 or 422 for an item that exists.
  async function getItem<Item>(what: string, path: string, id: string, toItem: (body: unknown) => Item | null) {
    if (!isId(id)) return null
    return read(what, timeoutMs, async (ms) => {
      const answer = await call(toUrl(`${path}/${encodeURIComponent(id)}`), ms, { maxBytes: MAX_BYTES.item })
      const stated = answer.status < 300 ? readEnvelope(answer.body).statusCode : answer.status
      if (stated === 404 || stated === 410) return null
      requireSuccess(answer, what)
      return toItem(answer.body)
    })
  }

  async function send(what: string, path: string, context: SendContext, body: string | Blob) {
    const type = typeof body === 'string' && { 'content-type': 'application/json' }
    const headers = { ...getHeaders(context), ...type }
    const request = { method: 'POST', headers, body, maxBytes: MAX_BYTES.receipt, signal: context.signal } as const
    const run = (ms: number) => call(toUrl(path), ms, request)
    return retry(run, { ...attempts, what, deadlineMs: Number.POSITIVE_INFINITY, isRetried: isUnsent })
  }

  async function sendJson(
    what: string,
    path: string,
    value: object,
    context: SendContext,
    thanks: string,
  ): Promise<Receipt> {
    const answer = await send(what, path, context, JSON.stringify(value))
    requireSuccess(answer, what)
    const { statusCode, message, reference } = readEnvelope(answer.body)
    // The brief accepts a submission only if the body's statusCode is 200.
    if (statusCode !== 200) throw new BackendError('unreadable', `${what}: no statusCode 200 in the answer`)
    return { message: message ?? thanks, reference }
  }

  return {
    getPosts,
    eachPost,
    getPost: (id) => getItem('post', 'blog/singleBlog', id, readPost),
    getTeam: () => getList('team', 'team/getAllMember'),
    getJobs: () => getList('jobs', 'job/getAllJobPost'),
    getJob: (id) => getItem('job', 'job/singleJobPost', id, readJob),
    sendContact: (message, context) =>
      sendJson('contact', 'contact/createContact', message, context, 'Your message has been sent.'),
    sendCandidate: (candidate, context) =>
      sendJson('candidate', 'candidate/addCandidate', candidate, context, 'Your application has been received.'),
    async sendFile(file, context) {
      const body = toMultipart(await openAsBlob(file.path), file)
      const answer = await send('upload', 'uploadImage/file', context, body)
      requireSuccess(answer, 'upload')
      return readLink(answer.body)
    },
    async subscribe(email, context) {
      const answer = await send('subscribe', 'newsletter/subscribe', context, JSON.stringify({ email }))
      if (answer.status === 404 || answer.status === 405 || answer.status === 501) {
        throw new BackendError('unsupported', 'the backend takes no subscriptions')
      }
      requireSuccess(answer, 'subscribe')
      return { message: readEnvelope(answer.body).message ?? 'You are subscribed.', reference: null }
    },
  }
}
