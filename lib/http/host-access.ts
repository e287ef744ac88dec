import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Returns the name in a Host header without its port; null if it is invalid. */
export function readHostName(host: string): string | null {
  return HOST.test(host) ? (URL.parse(`http://${host}/`)?.hostname ?? null) : null
}

/** Returns the server's own address at which a request arrived, in the form of a URL. */
function getArrival({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '')
  return isIPv6(address) ? `[${address}]` : address
}

/** Returns whether a host's name refers to this machine. */
export const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'))

/**
 * Returns 421 if the request is for another host (DNS rebinding), 403 if a browser sends it from another site,
 * otherwise null.
 */
export function checkAccess(incoming: IncomingMessage, names: readonly string[]): 403 | 421 | null {
  const { host = '', origin } = incoming.headers
  const name = readHostName(host)
  if (name === null) return 421
  const isOurs = isLoopback(name) || name === getArrival(incoming) || names.some((own) => own.toLowerCase() === name)
  if (!isOurs) return 421
  return origin === undefined || origin === `http://${host}` ? null : 403
}
