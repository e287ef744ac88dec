import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { isLabel } from '../../format/link-label.ts'
import { checkAccess } from '../../http/host-access.ts'
import { describeError, log } from '../../log.ts'
import { SPAM_SIGNALS } from '../../security/spam-signals.ts'
import { drainBody } from '../../uploads/drain-body.ts'
import { UploadError } from '../../uploads/errors.ts'
import { DEFAULT_QUOTA, type QuotaLimits, reserveSpace } from '../../uploads/file-space.ts'
import type { FormSource } from '../../uploads/read-parts.ts'
import { receiveForm } from '../../uploads/receive.ts'
import {
  candidateSchema,
  contactSchema,
  parseSubmission,
  type Receipt,
  type SendContext,
  subscriptionSchema,
} from '../contract.ts'
import type { EmbeddedBackend } from './index.ts'
import { type Reply, toErrorReply, toReply, toWireJob, toWireMember, toWirePost } from './replies.ts'

// The longest application has four texts of 10,000 characters with up to four bytes each; the rest is small.
const MAX_JSON_BYTES = 512 * 1024

const REFUSALS = { 403: 'Pages elsewhere may not call this.', 421: 'This backend does not go by that name.' } as const

/** `names`: accepted host names, besides loopback and the server's own address. */
type ServerOptions = { dataDir: string; scanCommand?: string; names?: readonly string[]; limits?: QuotaLimits }
type Call = { source: FormSource; id: string; context: SendContext }
type Route = { method: 'GET' | 'POST'; path: RegExp; answer: (call: Call) => Promise<Reply> }

async function readJson({ headers, body }: FormSource): Promise<unknown> {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) throw new UploadError('unsupported-type')
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > MAX_JSON_BYTES) {
      drainBody(reader)
      throw new UploadError('too-large')
    }
    chunks.push(value)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (cause) {
    throw new UploadError('malformed', { cause })
  }
}

function createRoutes(
  backend: EmbeddedBackend,
  { dataDir, scanCommand, limits = DEFAULT_QUOTA }: ServerOptions,
): Route[] {
  // All files come from the site, so they are not counted by sender here.
  const reserve = (bytes: number) => reserveSpace({ dataDir, limits, sender: '', bytes, unclaimed: null })
  const get = <Data>(
    path: RegExp,
    read: (id: string) => Promise<Data | null>,
    toWire: (data: Data) => object,
  ): Route => ({
    method: 'GET',
    path,
    async answer({ id }) {
      const data = await read(id)
      return data === null ? toReply(404, 'Not found.') : toReply(200, 'OK', toWire(data))
    },
  })
  const post = <Schema extends z.ZodType>(
    path: RegExp,
    schema: Schema,
    send: (body: z.output<Schema>, context: SendContext) => Promise<Receipt>,
  ): Route => ({
    method: 'POST',
    path,
    async answer({ source, context }) {
      const { message, reference } = await send(parseSubmission(schema, await readJson(source)), context)
      return toReply(200, message, { reference })
    },
  })
  const upload: Route = {
    method: 'POST',
    path: /^uploadImage\/file$/,
    async answer({ source, context }) {
      const form = await receiveForm(source, { fileFields: ['files'], dataDir, scanCommand, reserve })
      try {
        if (!form.files.files) throw new UploadError('empty', { field: 'files' })
        return toReply(200, 'The file has been stored.', { urls: [await backend.sendFile(form.files.files, context)] })
      } finally {
        await form.dispose()
      }
    },
  }
  return [
    get(/^blog\/getAllBlog$/, backend.getPosts, (posts) => ({ content: posts.map(toWirePost) })),
    get(/^blog\/singleBlog\/([^/]+)$/, backend.getPost, toWirePost),
    get(/^team\/getAllMember$/, backend.getTeam, (team) => ({ content: team.map(toWireMember) })),
    get(/^job\/getAllJobPost$/, backend.getJobs, (jobs) => ({ content: jobs.map(toWireJob) })),
    get(/^job\/singleJobPost\/([^/]+)$/, backend.getJob, toWireJob),
    post(/^contact\/createContact$/, contactSchema, backend.sendContact),
    upload,
    post(/^candidate\/addCandidate$/, candidateSchema, backend.sendCandidate),
    post(/^newsletter\/subscribe$/, subscriptionSchema, ({ email }, context) => backend.subscribe(email, context)),
  ]
}

function toSource(incoming: IncomingMessage): FormSource {
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const body = incoming.method === 'POST' ? (Readable.toWeb(incoming) as Required<Request>['body']) : null
  return { headers, body, signal: new AbortController().signal }
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}

async function answer(routes: Route[], incoming: IncomingMessage): Promise<Reply> {
  const [path = ''] = (incoming.url ?? '').split('?')
  const call = path.startsWith('/api/v1/') ? path.slice('/api/v1/'.length) : ''
  const known = routes.filter((route) => route.path.test(call))
  const route = known.find(({ method }) => method === incoming.method)
  if (!route) {
    const allow = known.map(({ method }) => method).join(', ')
    return allow ? { ...toReply(405, 'Method not allowed.'), allow } : toReply(404, 'Not found.')
  }
  const { 'idempotency-key': key, 'x-spam-signals': told = '', 'x-source': through = '' } = incoming.headers
  const signals = SPAM_SIGNALS.filter((signal) => told.includes(signal))
  const label = typeof through === 'string' ? decode(through) : ''
  const context: SendContext = { signals, source: isLabel(label) ? label : undefined }
  if (typeof key === 'string') context.idempotencyKey = key
  return route.answer({ source: toSource(incoming), id: decode(route.path.exec(call)?.[1] ?? ''), context })
}

/** Serves the embedded backend under /api/v1, but never stored files. It accepts only its own hosts (lib/http/host-access.ts). */
export function createBackendServer(backend: EmbeddedBackend, options: ServerOptions): Server {
  const { names = [] } = options
  const routes = createRoutes(backend, options)
  return createServer(async (incoming, outgoing) => {
    const refused = checkAccess(incoming, names)
    const answering = refused ? Promise.resolve(toReply(refused, REFUSALS[refused])) : answer(routes, incoming)
    const reply = await answering.catch((error) => {
      const failed = toErrorReply(error)
      if (failed.status >= 500) log.error('call broke', describeError(error))
      return failed
    })
    outgoing.statusCode = reply.status
    outgoing.setHeader('content-type', 'application/json; charset=utf-8')
    outgoing.setHeader('cache-control', 'no-store')
    if (reply.status === 503) outgoing.setHeader('retry-after', '30')
    if (reply.allow) outgoing.setHeader('allow', reply.allow)
    outgoing.end(JSON.stringify(reply.body))
  })
}
