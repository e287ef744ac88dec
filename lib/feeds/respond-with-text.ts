import { hasTag, toEtag } from '../http/etag.ts'

/** A text that programs ask for again and again. `type` is its media type, `modified` the date of its newest entry. */
export type TextFile = { text: string; type: string; modified?: Date }

// The text is made of nested reads that are kept for two minutes each. With this minute, a change shows within five.
const FRESH = 'public, max-age=60'

/** Answers with the text, or with 304 if the client has it already. */
export function respondWithText(request: Request, { text, type, modified }: TextFile): Response {
  const etag = toEtag(text)
  const headers = {
    etag,
    ...(modified && { 'last-modified': modified.toUTCString() }),
    'cache-control': FRESH,
  }
  if (isKnown(request.headers, etag, modified)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

/** The tag decides if one is sent, because a corrected entry keeps its date. */
function isKnown(headers: Headers, etag: string, modified?: Date): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return hasTag(tags, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // The header says whole seconds.
  return modified !== undefined && since >= Math.floor(modified.getTime() / 1000) * 1000
}
