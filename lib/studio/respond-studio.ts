import 'server-only'
import { getEmbeddedBackend } from '../backend/index.ts'
import { classifyDataError } from '../db/data-error.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { getEnv } from '../env.ts'
import { ProblemError, respondProblem } from '../http/problem.ts'
import { describeError, log } from '../log.ts'
import { isStudioHost } from './host-and-cookie.ts'
import { missing, StudioFailure } from './studio-problem.ts'

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Responds with JSON that must not be cached. */
export const respondJson = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, { ...init, headers: { ...HEADERS, ...init.headers } })

/** Converts an unknown error to a problem that may be shown, and logs it. */
function toFailure(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  log.error('studio call failed', describeError(error))
  return new StudioFailure(classifyDataError(error)?.trouble === 'no space' ? 'no-space' : 'unavailable')
}

const respondFailure = (error: unknown): Response => respondProblem(toFailure(error), HEADERS)

/** Responds that the address does not exist. */
export const respondMissing = (): Response => respondFailure(missing())

/** Runs `act` on the embedded backend's database, and responds with the Response or the JSON that it returns. */
export async function respondStudio(
  name: string,
  act: (db: Database, files: FileStore) => Promise<unknown>,
): Promise<Response> {
  const backend = getEmbeddedBackend()
  if (!backend) return respondMissing()
  try {
    const value = await backend.use(name, act)
    return value instanceof Response ? value : respondJson(value ?? {})
  } catch (error) {
    return respondFailure(error)
  }
}

/** Does the same for calls of the Studio's pages. If the Studio is off, the address does not exist. */
export const respondStudioCall = (
  request: Request,
  name: string,
  act: (db: Database, files: FileStore) => Promise<unknown>,
): Promise<Response> =>
  isStudioHost(request.headers.get('host') ?? undefined, getEnv())
    ? respondStudio(name, act)
    : Promise.resolve(respondMissing())
