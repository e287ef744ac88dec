import { createBoundedMap } from '../../http/bounded-map.ts'
import { hasTag, toEtag } from '../../http/etag.ts'

/** A text that programs request repeatedly. `type` is its media type. */
export type TextFile = { text: string; type: string }

// The text is made of nested reads that are cached for two minutes each. With this minute, a change shows within five.
const FRESH = 'public, max-age=60'

type Seen = { etag: string; second: number; date: string | null }

const lastSeen = createBoundedMap<Seen>(100)

/**
 * Returns the second in which this process first saw a text. The dates of its entries do not show that one was removed,
 * or added with an old date. Returns null for a second text within one second, which a date cannot distinguish from the
 * first.
 */
function getSeenDate(address: string, etag: string): string | null {
  const known = lastSeen.get(address)
  if (known?.etag === etag) return known.date
  const second = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const date = known?.second === second ? null : new Date(second * 1_000).toUTCString()
  lastSeen.keep(address, { etag, second, date })
  return date
}

/** Responds with the text, or with 304 if the client already has it. */
export function respondWithText(request: Request, { text, type }: TextFile): Response {
  const etag = toEtag(text)
  const tags = request.headers.get('if-none-match')
  const since = request.headers.get('if-modified-since')
  const modified = getSeenDate(new URL(request.url).pathname, etag)
  const headers = {
    etag,
    ...(modified && { 'last-modified': modified }),
    'cache-control': FRESH,
  }
  // Only an equal date means the same text, because another process may have seen a change earlier.
  const isKnown = tags === null ? since !== null && since === modified : hasTag(tags, etag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}
