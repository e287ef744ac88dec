import { randomBytes, timingSafeEqual } from 'node:crypto'
import { toLoopbackAddress } from '../http/loopback-address.ts'

// Next bundles this module apart from the server (lib/backend/watch-content.ts); both run in one process.
const KEY = Symbol.for('site.loopback-token')
const store = globalThis as { [KEY]?: string }

/** Returns a secret of this process, which its calls over loopback carry as a bearer token. */
function getLoopbackToken(): string {
  store[KEY] ??= randomBytes(32).toString('base64url')
  return store[KEY]
}

/** Returns whether the server itself made a call. */
export function isLoopbackCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${getLoopbackToken()}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Calls a handler of this server, because some of Next's functions work only in a handler. Throws if it fails. */
export async function callLoopback(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(toLoopbackAddress(path), {
    method: 'POST',
    headers: { authorization: `Bearer ${getLoopbackToken()}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}
