import 'server-only'
import { getEmbeddedBackend } from '../backend/index.ts'
import { classifyDataError } from '../db/data-error.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { getEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { missing, StudioFailure } from './failure.ts'
import { toProblem } from './problem.ts'
import { isStudioHost } from './session-access.ts'

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers with JSON that nobody may keep. */
export const respondJson = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, { ...init, headers: { ...HEADERS, ...init.headers } })

function respondFailure(error: unknown): Response {
  if (!(error instanceof StudioFailure)) log.error('studio call failed', describeError(error))
  const code = classifyDataError(error)?.trouble === 'no space' ? 'no-space' : 'unavailable'
  const problem = error instanceof StudioFailure ? error.problem : toProblem(code)
  return respondJson(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } })
}

/** Answers that there is no such address. */
export const respondMissing = (): Response => respondFailure(missing())

/** Runs `act` on our own database and answers with what it returns: JSON, or a Response as it is. */
export async function respondStudio(
  name: string,
  act: (db: Database, files: FileStore) => Promise<unknown>,
): Promise<Response> {
  const own = getEmbeddedBackend()
  if (!own) return respondMissing()
  try {
    const value = await own.use(name, act)
    return value instanceof Response ? value : respondJson(value ?? {})
  } catch (error) {
    return respondFailure(error)
  }
}

/** The same for a call of the Studio's pages. Without the Studio, the address does not exist. */
export const respondStudioCall = (
  request: Request,
  name: string,
  act: (db: Database, files: FileStore) => Promise<unknown>,
): Promise<Response> =>
  isStudioHost(request.headers.get('host') ?? undefined, getEnv())
    ? respondStudio(name, act)
    : Promise.resolve(respondMissing())
