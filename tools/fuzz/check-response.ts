import path from 'node:path'
import { DEFAULT_HEADERS } from '../../lib/security/default-headers.ts'
import type { HttpRequest, HttpResponse } from '../http/send.ts'

const root = path.join(import.meta.dirname, '../..')

/** The maximum response time in milliseconds. */
export const SLOW_MS = 10_000

/** Put into requests. If it comes back unescaped in a page, the page runs what strangers write. */
export const HOSTILE = '<script>fuzz</script>'

const STACK = /\n\s+at (async )?[\w.<>[\] ]+ \(?(file:|node:|\/|webpack|\w:\\)/

const securityHeaders = Object.keys(DEFAULT_HEADERS)

function findLeaks(body: string, secrets: readonly string[]): string[] {
  const problems = [root, ...secrets].filter((text) => body.includes(text)).map((text) => `tells ${text}`)
  if (STACK.test(body)) problems.push('shows a stack')
  return problems
}

/** Returns whether a redirect stays on this site, whatever the browser makes of slashes and backslashes. */
function staysHere(location: string): boolean {
  return !/^[\\/]{2}|^\s/.test(location) && URL.parse(location, 'http://127.0.0.1')?.hostname === '127.0.0.1'
}

/** Describes what is wrong with a response; empty if nothing is. `secrets` must not be in it. */
export function checkResponse(
  { method }: HttpRequest,
  answer: HttpResponse,
  secrets: readonly string[] = [],
): string[] {
  const { status, headers, body, ms, error } = answer
  if (status === 0) return [`no answer: ${error}`]
  const problems = findLeaks(body + JSON.stringify(headers), secrets)
  if (status >= 500) problems.push(`status ${status}`)
  if (ms > SLOW_MS) problems.push(`took ${Math.round(ms)} ms`)
  const missing = securityHeaders.filter((name) => !headers[name])
  if (missing.length > 0) problems.push(`lacks ${missing.join(', ')}`)
  const type = headers['content-type'] ?? ''
  if (body !== '' && type === '') problems.push('has no content-type')
  if (type.startsWith('text/html') && body.includes(HOSTILE)) problems.push('repeats markup')
  if (headers.location !== undefined && !staysHere(headers.location)) problems.push(`leads to ${headers.location}`)
  if (status === 405 && !headers.allow) problems.push('names no allowed method')
  if (method === 'HEAD' && body !== '') problems.push('answers HEAD with a body')
  return problems
}

/** The statuses for an upload: accepted, refused because of its content, or refused for now. */
const UPLOAD_STATUSES = [200, 400, 413, 415, 422, 429, 503]

// A full or busy site must tell the visitor so.
const hasWords = ({ body }: HttpResponse) => /"detail":"[^"]{20,}"/.test(body)

/** Describes what is wrong with the response to an upload; empty if nothing is. */
export function checkUpload(request: HttpRequest, answer: HttpResponse, secrets: readonly string[] = []): string[] {
  const problems = checkResponse(request, answer, secrets).filter(
    (problem) => problem !== 'status 503' || !hasWords(answer),
  )
  const { status } = answer
  if (status > 0 && status < 500 && !UPLOAD_STATUSES.includes(status)) problems.push(`status ${status}`)
  return problems
}
