import type { IncomingMessage } from 'node:http'

/** The kinds of requests that are counted apart. Never the path: strangers choose it. */
export const KINDS = ['document', 'data', 'asset', 'call', 'picture', 'file'] as const

export type RequestKind = (typeof KINDS)[number]

/** The first rule that fits a path decides. */
const RULES: readonly [RegExp, RequestKind][] = [
  [/^\/api\/(?:application|studio\/(?:applications|shared)\/[^/]{1,100})\/files?(?:\/|$)|\.pdf$/, 'file'],
  [/^\/(?:api(?:\/|$)|healthz$|readyz$)/, 'call'],
  [/^\/(?:art|card|pictures|images)\//, 'picture'],
  [/^\/(?:_next|enhance|icons)\/|^\/(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest)$/, 'asset'],
  [/\.(?:xml|json|txt|md)$/, 'data'],
]

/** Returns the kind of a request. Next's own data of a page has the header `rsc`. */
export function toRequestKind({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestKind {
  const [path = ''] = url.split('?', 1)
  const found = RULES.find(([rule]) => rule.test(path))?.[1] ?? 'document'
  return found === 'document' && headers.rsc ? 'data' : found
}
