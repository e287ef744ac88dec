import 'server-only'
import { isIPv6 } from 'node:net'

/**
 * The sender's address. server/clean-request.ts removes X-Forwarded-For unless TRUST_PROXY is set, and Next then fills
 * it in from the socket; behind a trusted proxy the last entry is the one which that proxy wrote.
 */
export function getClientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return last ? toNetwork(last) : 'unknown'
}

/** A household or server owns a whole IPv6 /64, so its first four groups count as one sender. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
