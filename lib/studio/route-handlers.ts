import 'server-only'
import { z } from 'zod'
import { changeContent } from '../backend/change-content.ts'
import { getEmbeddedBackend } from '../backend/index.ts'
import { type Action, record } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { countPost } from '../security/rate-limit.ts'
import { isSameOrigin, readCookie, toCookieName, toSessionCookie } from './host-and-cookie.ts'
import { respondJson, respondStudioCall } from './respond-studio.ts'
import { type Area, mayUse } from './roles.ts'
import { findSession, type Session } from './sessions.ts'
import { StudioFailure } from './studio-problem.ts'

/** The parameters of all handlers' addresses, decoded by Next. A handler reads only some of them. */
type Params = Record<'id' | 'reference' | 'file' | 'version', string>
type Context = { params: Promise<Record<string, string>> }

type Call = { request: Request; params: Params; db: Database; files: FileStore; session: Session }

type Ask<Input> = Call & { input: Input }

/** A call that changes something, in the same transaction as its line in the audit list. */
type Change<Input> = Ask<Input> & {
  /** Adds a line to the audit list. `subject` names a thing, never a candidate. */
  record(action: Action, subject: string): Promise<void>
  /** Returns the version that the change is based on (If-Match). Throws `unreadable` if the request has none. */
  readVersion(): number
}

const MAX_BODY_BYTES = 2_000_000

/** Throws `limited` if an address has used up its limit for the minute. */
async function limitCalls(request: Request, limit: 'studio' | 'studioEnter' | 'signInLink'): Promise<void> {
  const wait = await countPost(limit, request.headers, getEmbeddedBackend()?.countPost)
  if (wait !== null) throw new StudioFailure('limited')
}

/** Throws `other-site` unless a page of this site made the request. */
function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request.headers)) throw new StudioFailure('other-site')
}

/** Returns the session's cookie in a request, or null. */
export function readSessionToken({ headers }: Request): string | null {
  return readCookie(headers.get('cookie'), toCookieName(headers.get('host')))
}

/** Returns the session. Throws `signed-out`, or `wrong-role` if its role does not include the area. */
async function requireSession(db: Database, request: Request, area: Area): Promise<Session> {
  const session = await findSession(db, readSessionToken(request))
  if (!session) throw new StudioFailure('signed-out')
  if (!mayUse(session.role, area)) throw new StudioFailure('wrong-role')
  return session
}

/** Responds with JSON and the session's cookie. A token of null ends the session. */
export const respondSession = ({ headers }: Request, value: object, token: string | null): Response =>
  respondJson(value, { headers: { 'set-cookie': toSessionCookie(headers.get('host'), token) } })

/** Reads a JSON body of at most 2 MB, or `maxBytes`, and checks it. Throws `unreadable`, `too-large` or `invalid`. */
async function readInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new StudioFailure('too-large')
    chunks.push(chunk)
  }
  let value: unknown
  try {
    value = bytes === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new StudioFailure('unreadable')
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => [issue.path.join('.'), issue.message])
  throw new StudioFailure('invalid', { errors: Object.fromEntries(errors) })
}

function readVersion({ headers }: Request): number {
  const version = /^"(\d{1,9})"$/.exec(headers.get('if-match') ?? '')?.[1]
  if (version === undefined) throw new StudioFailure('unreadable')
  return Number(version)
}

/** Creates a handler of GET for people whose role includes the area. */
export const studioRead =
  (area: Area, act: (call: Call) => Promise<unknown>) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    // During the build, Next stops the handler here with an error, which must not reach the code that handles errors.
    request.headers.get('cookie')
    return respondStudioCall(request, `studio ${area}`, async (db, files) => {
      const session = await requireSession(db, request, area)
      return act({ request, params: (await params) as Params, db, files, session })
    })
  }

/** Creates a handler that reads a body: for private queries, and for changes with a transaction of their own. */
export const studioAsk =
  <Schema extends z.ZodType>(
    area: Area,
    schema: Schema,
    act: (call: Ask<z.output<Schema>>) => Promise<unknown>,
    maxBytes?: number,
  ) =>
  (request: Request, { params }: Context): Promise<Response> =>
    respondStudioCall(request, `studio ${area}`, async (db, files) => {
      requireSameOrigin(request)
      await limitCalls(request, 'studio')
      const session = await requireSession(db, request, area)
      const input = await readInput(request, schema, maxBytes)
      return act({ request, params: (await params) as Params, db, files, session, input })
    })

/** Far more than an invitation, an email address or a passkey's answer needs. */
const MAX_ENTRANCE_BYTES = 50_000

/** Creates a handler for signing in, for people without a session. */
export const studioEntrance =
  <Schema extends z.ZodType>(
    schema: Schema,
    act: (call: { request: Request; db: Database; input: z.output<Schema> }) => Promise<unknown>,
    limit: 'studioEnter' | 'signInLink' = 'studioEnter',
  ) =>
  (request: Request): Promise<Response> =>
    respondStudioCall(request, 'studio enter', async (db) => {
      requireSameOrigin(request)
      await limitCalls(request, limit)
      return act({ request, db, input: await readInput(request, schema, MAX_ENTRANCE_BYTES) })
    })

/** Creates a handler that changes something. If `act` throws, everything is undone. */
export const studioChange = <Schema extends z.ZodType>(
  area: Area,
  schema: Schema,
  act: (change: Change<z.output<Schema>>) => Promise<unknown>,
) =>
  studioAsk(area, schema, (call) =>
    changeContent(call.db, (db) =>
      act({
        ...call,
        db,
        record: (action, subject) => record(db, call.session, action, subject),
        readVersion: () => readVersion(call.request),
      }),
    ),
  )

/** The schema of a request without input. */
export const nothing = z.object({})
