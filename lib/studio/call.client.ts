import { type Problem, toProblem } from './problem.ts'

/** A refused call, as SWR hands it to components. */
export class StudioProblem extends Error {
  override name = 'StudioProblem'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

/** What a call came to. */
export type Called<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

type Options = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; version?: number; signal?: AbortSignal }

const TIMEOUT_MS = 30_000

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'code' in value

/** Calls a handler of the Studio. Never throws: a lost connection is the problem `unavailable`. */
export async function callStudio<Value>(path: string, options: Options = {}): Promise<Called<Value>> {
  const { method = 'GET', body, version, signal = AbortSignal.timeout(TIMEOUT_MS) } = options
  try {
    const response = await fetch(`/api/studio/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(version !== undefined && { 'if-match': `"${version}"` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    const value: unknown = await response.json()
    if (response.ok) return { ok: true, value: value as Value }
    return { ok: false, problem: isProblem(value) ? value : toProblem('unavailable') }
  } catch {
    return { ok: false, problem: toProblem('unavailable') }
  }
}

/** SWR's fetcher for a path and a question in a body, as its key holds them: the value, or a thrown StudioProblem. */
export async function fetchStudio<Value>([path, body]: [string, object?]): Promise<Value> {
  const called = await callStudio<Value>(path, body && { method: 'POST', body })
  if (called.ok) return called.value
  throw new StudioProblem(called.problem)
}

/** SWR's fetcher for a path. */
export const readStudio = <Value>(path: string): Promise<Value> => fetchStudio([path])
