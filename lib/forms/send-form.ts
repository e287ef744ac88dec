import { FAILURES, type FailureCode, type Problem } from './failures.ts'

/** How a post ended, for the page that made it. */
export type Outcome =
  | { sent: true; message: string; reference: string | null; location: string | null }
  | { sent: false; problem: Problem }

type Answer = Partial<Problem> & { statusCode?: number; message?: string; reference?: string | null; location?: string }

const TIMEOUT_MS = 60_000

/** Sentences for what happens before any server answers. */
const LOCAL = {
  offline: 'You are offline. What you typed is still here. Send it when you are connected again.',
  timeout: 'No answer came within a minute. What you typed is still here. Send again: nothing is sent twice.',
  reset: 'The connection broke. What you typed is still here. Send again: nothing is sent twice.',
  unclear: 'The server answered something unclear. What you typed is still here. Send again: nothing is sent twice.',
}

function toProblem(code: FailureCode, detail: string = FAILURES[code].detail): Problem {
  const { title, status } = FAILURES[code]
  return { type: 'about:blank', title, status, code, detail, errors: {} }
}

function toThrown(error: unknown): Problem {
  if (error instanceof DOMException && error.name === 'TimeoutError') return toProblem('timeout', LOCAL.timeout)
  return toProblem('unreachable', navigator.onLine ? LOCAL.reset : LOCAL.offline)
}

async function readAnswer(response: Response): Promise<Answer | null> {
  try {
    return (await response.json()) as Answer
  } catch {
    return null
  }
}

/**
 * Posts a form from the browser and never throws. Success is a 2xx answer whose `statusCode` is 200; everything else is a
 * problem with a sentence a person can act on.
 */
export async function sendForm(
  action: string,
  body: URLSearchParams | string,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = await readAnswer(response)
    if (!answer) return { sent: false, problem: toProblem('unreadable', LOCAL.unclear) }
    if (response.ok && answer.statusCode === 200) {
      const { message = '', reference = null, location = null } = answer
      return { sent: true, message, reference, location }
    }
    const code = answer.code && answer.code in FAILURES ? answer.code : 'unreadable'
    return { sent: false, problem: { ...toProblem(code, answer.detail), errors: answer.errors ?? {} } }
  } catch (error) {
    return { sent: false, problem: toThrown(error) }
  }
}
