import type { ServerResponse } from 'node:http'
import type { Env } from '../lib/env.ts'

/** For how long browsers keep icons, which may change under their names: a day. */
const ICON_LIFE = 'public, max-age=86400'

/** Pictures that feed readers in the web and previews of cards show on pages of theirs. */
const SHARED = /^\/(?:art|card|icons|images)\/|^\/(?:favicon|icon|apple-icon)\b/

/** Two years. Browsers read it from https answers only, so a test site on plain http locks nobody out. */
const toHsts = (more: Env['HSTS']) =>
  ['max-age=63072000', more?.includes('subdomains') && 'includeSubDomains', more?.includes('preload') && 'preload']
    .filter(Boolean)
    .join('; ')

/** Headers of every response that does not bring its own. Pages bring a policy that names their scripts. */
export const toDefaultHeaders = ({ HSTS }: Pick<Env, 'HSTS'>): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': toHsts(HSTS),
})

/** The same for a site without settings. */
export const DEFAULT_HEADERS = toDefaultHeaders({ HSTS: undefined })

/** Next may write these twice, and clients join a redirect's two addresses with a comma. The last one counts. */
const SINGLE = ['location', 'cache-control', 'link']

/** Only Next's router reads the first two, only browsers of 2013 the third. Ranges are never answered: see clean-request.ts. */
const UNREAD = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'refresh', 'accept-ranges']

function completeVary(response: ServerResponse): void {
  // Next names the headers of its router, which clean-request.ts removes from requests. A 304 has no type and so is not
  // recognised as something that may be compressed.
  const names = [response.getHeader('vary')].flat().join(',')
  const isEncoded = /accept-encoding/i.test(names) || response.statusCode === 304
  if (isEncoded) response.setHeader('vary', 'Accept-Encoding')
  else response.removeHeader('vary')
}

function completeType(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '')
  // Next's own redirects and refusals bring a line of text without its type.
  if (response.statusCode >= 300 && response.statusCode !== 304 && !type)
    response.setHeader('content-type', 'text/plain; charset=utf-8')
  // Browsers would ask for the icons of `app` again at each address that an application writes.
  if (type.startsWith('image/') && String(response.getHeader('cache-control')).includes('max-age=0'))
    response.setHeader('cache-control', ICON_LIFE)
}

/** Completes the headers of a response, just before they are sent. */
export function completeHeaders(response: ServerResponse, defaults: Readonly<Record<string, string>>): void {
  for (const name of SINGLE) {
    const value = response.getHeader(name)
    if (Array.isArray(value)) response.setHeader(name, value.at(-1) ?? '')
  }
  for (const name of UNREAD) response.removeHeader(name)
  const allow = response.getHeader('allow')
  if (Array.isArray(allow)) response.setHeader('allow', [...new Set(allow)].join(', '))
  if (response.statusCode === 405 && !allow) response.setHeader('allow', 'GET, HEAD')
  const etag = response.getHeader('etag')
  // The same tag must not name two different texts: compressed bytes get a weak one.
  if (typeof etag === 'string' && etag.startsWith('"') && response.hasHeader('content-encoding'))
    response.setHeader('etag', `W/${etag}`)
  completeVary(response)
  completeType(response)
  if (SHARED.test(response.req.url ?? '')) response.setHeader('cross-origin-resource-policy', 'cross-origin')
  for (const [name, value] of Object.entries(defaults)) if (!response.hasHeader(name)) response.setHeader(name, value)
}
