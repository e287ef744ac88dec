import type { IncomingMessage, ServerResponse } from 'node:http'
import { findRedirect } from '../lib/redirects/served-redirects.ts'

/** An hour: the owner can change a redirect, and browsers keep a 308 for good unless told otherwise. */
const CACHE = 'public, max-age=3600'

/** Redirects the addresses of the company's former site. */
export function followRedirects({ method, url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const location = findRedirect(url)
  if (location === null) return false
  response.writeHead(308, { location, 'cache-control': CACHE }).end()
  return true
}
