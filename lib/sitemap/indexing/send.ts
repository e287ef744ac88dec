import type { Attempt } from '../../mail/attempt.ts'

const TIMEOUT_MS = 20_000
const MAX_ANSWER = 20_000

/** `status` is null if there was no answer. `problem` is a code, and null after success. */
export type Answer = { status: number | null; text: string; problem: string | null }

async function readText({ body }: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER) break
  }
  return text
}

/** Posts to another service. Never throws; follows no redirects, which would take the secret elsewhere. */
export async function send(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    const { status, ok } = response
    return { status, text: await readText(response), problem: ok ? null : `HTTP ${status}` }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
    return { status: null, text: '', problem: String(cause?.code ?? name ?? 'unknown') }
  }
}

/** Returns the result of an attempt. `final` lists the statuses that no repetition changes. */
export function toAttempt({ status, problem }: Answer, final: readonly number[]): Attempt {
  if (problem === null) return { result: 'accepted' }
  return { result: status !== null && final.includes(status) ? 'refused' : 'failed', problem }
}
