import { hasTag, toEtag } from '../http/etag.ts'

/** A text that many programs ask for again and again: `type` is its media type. */
export type Asked = { text: string; type: string }

// The text is made of reads that are kept for two minutes each, one within the other: with this minute it tells of a change
// within five.
const FRESH = 'public, max-age=60'

/**
 * Since when each address has said what it says, as far as this process knows. The dates of the entries would not do: a
 * text that is corrected keeps its date.
 */
const known = new Map<string, { etag: string; since: number }>()

/** Answers with the text, or with 304 where the asker has it already. Only for addresses that exist: each is remembered. */
export function toAnswer(request: Request, { text, type }: Asked): Response {
  const etag = toEtag(text)
  const since = getSince(new URL(request.url).pathname, etag)
  const headers = { etag, 'last-modified': new Date(since).toUTCString(), 'cache-control': FRESH }
  if (isKnown(request.headers, etag, since)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

/** In milliseconds, cut to the second that the header can say. */
function getSince(path: string, etag: string): number {
  const found = known.get(path)
  if (found?.etag === etag) return found.since
  const since = Math.floor(Date.now() / 1000) * 1000
  known.set(path, { etag, since })
  return since
}

/** The tag decides where one is sent, the date where none is. */
function isKnown(headers: Headers, etag: string, since: number): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return hasTag(tags, etag)
  return Date.parse(headers.get('if-modified-since') ?? '') >= since
}
