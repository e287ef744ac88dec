import http from 'node:http'
import fc from 'fast-check'
import { routes } from '../../lib/routes.ts'
import { findLink, listPaths } from '../bench/page-kinds.ts'
import { type HttpRequest, send } from '../http/send.ts'
import { checkResponse } from './check-response.ts'
import { headers } from './odd-headers.ts'
import { toPaths } from './paths.ts'
import { requests } from './requests.ts'

export type Finding = { request: HttpRequest; problems: string[] }

/** The result of a run; at most a hundred findings. */
export type Outcome = { sent: number; statuses: Record<string, number>; slowestMs: number; findings: Finding[] }

type Options = {
  base: string
  seed: number
  secrets?: readonly string[]
  onThousand?: (sent: number) => void
}

const AT_ONCE = 8
const CHUNK = 1_000
const MAX_FINDINGS = 100

/** Sends requests of one kind, a few at a time; the same seed repeats them. */
async function sendAll(kind: fc.Arbitrary<HttpRequest>, count: number, options: Options): Promise<Outcome> {
  const { base, seed, secrets = [], onThousand } = options
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const outcome: Outcome = { sent: 0, statuses: {}, slowestMs: 0, findings: [] }
  const act = async (request: HttpRequest) => {
    const answer = await send(base, request, request.headers.connection === 'close' ? undefined : agent)
    outcome.sent += 1
    outcome.slowestMs = Math.max(outcome.slowestMs, Math.round(answer.ms))
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1
    const problems = checkResponse(request, answer, secrets)
    if (problems.length > 0 && outcome.findings.length < MAX_FINDINGS) outcome.findings.push({ request, problems })
  }
  for (let done = 0; done < count; done += CHUNK) {
    const queue = fc.sample(kind, { seed: seed + done, numRuns: Math.min(CHUNK, count - done) })
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) await act(request)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    onThousand?.(outcome.sent)
  }
  agent.destroy()
  return outcome
}

/** Returns the last segments of addresses that exist. */
async function findRealSegments(base: string): Promise<string[]> {
  const paths = [...(await listPaths(base)), await findLink(base, routes.careers, routes.job(''))]
  return paths.flatMap((path) => path.split('/').at(-1) || [])
}

/** Requests made-up addresses; every second one has odd headers. */
export async function fuzzPaths(count: number, options: Options): Promise<Outcome> {
  const paths = toPaths(await findRealSegments(options.base))
  const kind = fc
    .record({ path: paths, headers: fc.oneof(fc.constant({}), headers) })
    .map((request) => ({ method: 'GET', ...request }))
  return sendAll(kind, count, options)
}

export const fuzzHandlers = (count: number, options: Options): Promise<Outcome> => sendAll(requests, count, options)
