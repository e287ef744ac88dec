import type { ServerResponse } from 'node:http'

const ICON_LIFE = 'public, max-age=86400'

/** Images that feed readers and link previews show on other sites. */
const SHARED = /^\/(?:art|card|icons|images|pictures)\/|^\/(?:icon|apple-icon)\b/

/** Next may set these twice, and clients would join two addresses with a comma. The last one counts. */
const SINGLE = ['location', 'cache-control', 'link']

/**
 * Only Next's router and browsers from 2013 read these. Range requests are never honoured: see normalize-request.ts.
 */
const UNREAD = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'refresh', 'accept-ranges']

/** What responses depend on for pages that also exist as Markdown. */
export const NEGOTIATED = 'Accept, Accept-Encoding'

function completeVary(response: ServerResponse): void {
  // Next adds its router headers, which normalize-request.ts removes. A 304 has no type that could decide on
  // compression.
  const names = [response.getHeader('vary')].flat().join(',')
  if (names === NEGOTIATED) return
  const isEncoded = /accept-encoding/i.test(names) || response.statusCode === 304
  if (isEncoded) response.setHeader('vary', 'Accept-Encoding')
  else response.removeHeader('vary')
}

function completeType(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '')
  // Next sends its own redirects and refusals as text without a type.
  if (response.statusCode >= 300 && response.statusCode !== 304 && !type)
    response.setHeader('content-type', 'text/plain; charset=utf-8')
  // Otherwise browsers fetch the icons of `app` again whenever the application form changes the address.
  if (type.startsWith('image/') && String(response.getHeader('cache-control')).includes('max-age=0'))
    response.setHeader('cache-control', ICON_LIFE)
}

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
  // A strong tag must not name two different bodies, so compressed bytes get a weak one.
  if (typeof etag === 'string' && etag.startsWith('"') && response.hasHeader('content-encoding'))
    response.setHeader('etag', `W/${etag}`)
  completeVary(response)
  completeType(response)
  const [path = ''] = (response.req.url ?? '').split('?', 1)
  if (SHARED.test(path) && !path.endsWith('.pdf')) response.setHeader('cross-origin-resource-policy', 'cross-origin')
  for (const [name, value] of Object.entries(defaults)) if (!response.hasHeader(name)) response.setHeader(name, value)
}
