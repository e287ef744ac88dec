import { ProblemError } from '../http/problem.ts'
import { type StudioProblem, toStudioProblem } from './studio-problem.ts'

/** The value that a call returned, or why it was refused. */
export type Called<Value> = { ok: true; value: Value } | { ok: false; problem: StudioProblem }

/** The options of a call. `version` is the version that a change is based on. */
type Options = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; version?: number; signal?: AbortSignal }

const TIMEOUT_MS = 30_000

const isProblem = (value: unknown): value is StudioProblem =>
  typeof value === 'object' && value !== null && 'code' in value

/** Calls a handler of the Studio. Never throws: a lost connection gives the problem `unavailable`. */
export async function callStudio<Value>(path: string, options: Options = {}): Promise<Called<Value>> {
  const { method = 'GET', body, version, signal = AbortSignal.timeout(TIMEOUT_MS) } = options
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (version !== undefined) headers['if-match'] = `"${version}"`
  try {
    const response = await fetch(`/api/studio/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
    const value: unknown = await response.json()
    if (response.ok) return { ok: true, value: value as Value }
    return { ok: false, problem: isProblem(value) ? value : toStudioProblem('unavailable') }
  } catch {
    return { ok: false, problem: toStudioProblem('unavailable') }
  }
}

/** Fetches a path with a query in the body, for SWR; both form the key. Throws ProblemError. */
export async function fetchStudio<Value>([path, body]: [string, object?]): Promise<Value> {
  const called = await callStudio<Value>(path, body && { method: 'POST', body })
  if (called.ok) return called.value
  throw new ProblemError(called.problem)
}

/** Fetches a path, for SWR. */
export const readStudio = <Value>(path: string): Promise<Value> => fetchStudio([path])
