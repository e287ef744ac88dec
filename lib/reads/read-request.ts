import { isbot } from 'isbot'
import { readHostName } from '../http/host-access.ts'

/** The largest body of a read, in bytes. */
export const MAX_READ_BYTES = 4_000

/** Returns whether a visitor asks not to be counted, or is a program. */
export function isUncounted(headers: Headers): boolean {
  const asksNot = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  return asksNot || isbot(headers.get('user-agent'))
}

/** The path that was read and the host that led to it; '' for none, and for this site. */
export type ReadMessage = { path: string; host: string }

/** Parses what the page sends: its path, and the name of the referring host. Returns null for anything else. */
export function parseRead(text: string, ownHost: string): ReadMessage | null {
  const [path = '', said = '', ...more] = text.split('\n')
  if (!path.startsWith('/') || more.length > 0) return null
  const host = readHostName(said)?.replace(/^www\./, '') ?? ''
  const isName = /^[a-z0-9.-]{1,100}$/.test(host) && host.includes('.')
  return { path, host: isName && host !== ownHost.replace(/^www\./, '') ? host : '' }
}
