import { createHash } from 'node:crypto'

/** The strong ETag of a text: the same for the same text, whatever process answers. */
export function toEtag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether an If-None-Match header names this tag, or any by `*`. Weak and strong compare alike, since a proxy that
 * compresses weakens them.
 */
export function hasTag(header: string | null | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
