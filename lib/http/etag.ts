import { createHash } from 'node:crypto'

export function toEtag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/**
 * Returns whether If-None-Match names this tag or `*`. A proxy that compresses weakens tags, so weak ones match too.
 */
export function hasTag(header: string | null | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
