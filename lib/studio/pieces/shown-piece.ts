import { toCompanyDay } from '../../backend/job-closing.ts'
import type { PieceContent } from '../../backend/piece-content.ts'
import type { PieceRow } from '../../db/schema.ts'
import { toSlug } from '../../format/slug.ts'
import { readContent } from './edit-piece.ts'
import type { PieceTable } from './piece-tables.ts'

/** Trims all strings in a value. */
function trimTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value
  if (Array.isArray(value)) return value.map(trimTexts) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimTexts(part)])) as Value
}

/**
 * Returns what visitors see once a piece is published at a given time: its content, its date, and its preferred
 * address.
 */
export function toShown<Content extends PieceContent>(table: PieceTable<Content>, row: PieceRow, at: Date) {
  const content = trimTexts(readContent(table, row.content))
  const publishedAt = row.publishedAt ?? at.toISOString()
  return {
    content: {
      ...content,
      tags: [...new Set(content.tags.filter(Boolean))],
      publishedDate: content.publishedDate || toCompanyDay(new Date(publishedAt)),
    },
    publishedAt,
    // The address stays the same when the title changes.
    slug: toSlug(content.slug || row.slug || content.title) || row.id,
  }
}
