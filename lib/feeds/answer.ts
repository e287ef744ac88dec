import { createHash } from 'node:crypto'

/** A text that many programs ask for again and again: `type` is its media type. */
export type Asked = { text: string; type: string }

const FRESH = 'public, max-age=60, stale-while-revalidate=240'

/** Answers with the text, or with 304 where the asker has it already. */
export function toAnswer(request: Request, { text, type }: Asked): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': FRESH }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

/** Weak and strong tags compare alike here, since a proxy that compresses weakens them. */
function isKnown(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
