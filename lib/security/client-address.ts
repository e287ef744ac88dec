import { isIP, isIPv4, isIPv6 } from 'node:net'

const MAX_LENGTH = 80

const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/

/**
 * Returns the sender's address: the last entry, which the trusted proxy or Next wrote. Unreadable ones share 'unknown'.
 */
export const getClientAddress = (headers: Headers): string => toClientAddress(headers.get('x-forwarded-for'))

/**
 * Returns the sender's address from the header's text. Without it, the address at the other end of the connection
 * counts.
 */
export function toClientAddress(forwarded: string | null | undefined, connected = 'unknown'): string {
  const last = forwarded?.split(',').at(-1)?.trim() || connected
  const address = last.length > MAX_LENGTH ? null : toAddress(last)
  return address ? toNetwork(address) : 'unknown'
}

function toAddress(entry: string): string | null {
  if (isIP(entry)) return entry
  const [, inBrackets = '', plain = ''] = WITH_PORT.exec(entry) ?? []
  if (isIPv6(inBrackets)) return inBrackets
  return isIPv4(plain) ? plain : null
}

/**
 * Returns the network of an address. A household may own an IPv6 /60, which is sixteen /64 networks, so the first 60
 * bits count as one sender.
 */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  return numbers.map((number, at) => (at === 3 ? number & 0xfff0 : number).toString(16)).join(':')
}
