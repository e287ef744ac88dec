import { toSlug } from './slug.ts'

/** The longest id in UTF-16 units: the file names of cached pages have at most 255 bytes. */
const MAX_ID = 200
const MAX_SEGMENT = MAX_ID * 9
const MAX_NAME = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Named = { id: string; title: string; slug?: string | null }

/** Returns `{slug}-{id}`. The encoded id has no hyphen, so the last hyphen always separates the two. */
export function toPostPath(post: Named): string {
  const id = encodeId(post.id)
  const slug = toSlug(post.slug || post.title, Math.min(60, MAX_NAME - id.length))
  return slug && id.length < MAX_NAME - 10 ? `${slug}-${id}` : id
}

/** Returns the ids that a segment may name, likeliest first: the canonical form, then a bare id. Never throws. */
export function readPostPath(segment: string): string[] {
  if (segment.length > MAX_SEGMENT) return []
  const text = decodeSegment(segment)
  if (!text || text.length > MAX_SEGMENT) return []
  const inPath = decodeId(text.slice(text.lastIndexOf('-') + 1))
  const bare = text.length <= MAX_ID ? text : null
  const candidates = UUID.test(text) ? [bare, inPath] : [inPath, bare]
  return [...new Set(candidates.filter((id) => id !== null))]
}

export function isPostPath(segment: string, post: Named): boolean {
  return decodeSegment(segment) === toPostPath(post)
}

function encodeId(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, (unit) =>
    unit === '-' ? '_' : `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function decodeId(encoded: string): string | null {
  if (!/^(?:[A-Za-z0-9_]|~[0-9a-f]{4})+$/.test(encoded)) return null
  const id = encoded.replace(/_|~(.{4})/g, (_, hex: string | undefined) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : '-',
  )
  return id.length <= MAX_ID && encodeId(id) === encoded ? id : null
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
