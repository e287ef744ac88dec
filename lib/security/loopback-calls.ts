import { randomBytes, timingSafeEqual } from 'node:crypto'
import { toLoopbackAddress } from '../http/loopback-address.ts'

// Next bundles this module apart from the server (lib/backend/watch-content.ts); both run in one process.
const KEY = Symbol.for('site.own-calls')
const store = globalThis as { [KEY]?: string }

/** A secret of this process: the server's own calls over loopback carry it as a bearer token. */
function getOwnToken(): string {
  store[KEY] ??= randomBytes(32).toString('base64url')
  return store[KEY]
}

export function isLoopbackCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const own = Buffer.from(`Bearer ${getOwnToken()}`)
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Calls a handler of this server, which may act inside Next; throws where it fails. */
export async function callLoopback(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(toLoopbackAddress(path), {
    method: 'POST',
    headers: { authorization: `Bearer ${getOwnToken()}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}
