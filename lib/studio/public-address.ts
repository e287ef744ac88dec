import { lookup } from 'node:dns'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'

const unreachable = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  unreachable.addSubnet(net, prefix, 'ipv4')
// Only global unicast addresses are public. Those that embed an IPv4 address could lead to a private one.
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const embedding = new BlockList()
embedding.addSubnet('2002::', 16, 'ipv6')
embedding.addSubnet('2001::', 32, 'ipv6')

/** Returns whether an IP address belongs to the public internet, and not to this server's network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !unreachable.check(address, 'ipv4')
  return isIPv6(address) && publicV6.check(address, 'ipv6') && !embedding.check(address, 'ipv6')
}

// The check happens when the connection is made, because a name could resolve differently right after an earlier check.
/** Resolves names for https.get, limited to public addresses. */
export const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const found = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (error || !first) return done(error ?? new Error('not a public address'), '', 4)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

/** Returns an https address if its host is public, or null. */
export function toPublicUrl(address: string): URL | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.port) return null
  // `lookup` is not called for IP addresses.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (isIPv4(host) || isIPv6(host)) && !isPublicAddress(host) ? null : url
}
