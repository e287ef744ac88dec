import { isIP, isIPv4, isIPv6 } from 'node:net'

// The longest address with brackets, zone and port is shorter.
const LONGEST = 80

/** An address with a port, as some proxies write it; IPv6 then stands in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/

/**
 * The sender's address. server/clean-request.ts removes X-Forwarded-For unless TRUST_PROXY is set, and Next then fills
 * it in from the socket; behind a trusted proxy the last entry is the one which that proxy wrote. What is no address is
 * 'unknown': all such senders share one limit.
 */
export const getClientAddress = (headers: Headers): string => toClientAddress(headers.get('x-forwarded-for'))

/** The same from the header's text; without one, the address at the other end of the connection. */
export function toClientAddress(forwarded: string | null | undefined, connected = 'unknown'): string {
  const last = forwarded?.split(',').at(-1)?.trim() || connected
  const address = last.length > LONGEST ? null : toAddress(last)
  return address ? toNetwork(address) : 'unknown'
}

function toAddress(entry: string): string | null {
  if (isIP(entry)) return entry
  const [, inBrackets = '', plain = ''] = WITH_PORT.exec(entry) ?? []
  if (isIPv6(inBrackets)) return inBrackets
  return isIPv4(plain) ? plain : null
}

/** A household or server owns a whole IPv6 /64, so its first four groups count as one sender. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
