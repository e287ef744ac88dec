import { Delta, type default as Quill } from 'quill/core.js'
import type { Place } from './format-text'
import { applyAsOneStep } from './markdown'
import { createTable, findTable, leaveTable } from './tables'

const SIZE = { rows: 3, columns: 3 }

/**
 * Inserts a rule or a table below a line, or in its place if it is empty. An empty paragraph follows, for the cursor.
 */
export function insertBlock(quill: Quill, range: Place, name: 'divider' | 'table'): void {
  const table = findTable(quill, range.index)
  if (table) leaveTable(quill, table, 1)
  const index = table ? (quill.getSelection()?.index ?? range.index) : range.index + range.length
  const [line, offset] = quill.getLine(index)
  if (!line) return
  const formats: Record<string, unknown> = line.formats()
  const none = Object.fromEntries(Object.keys(formats).map((format) => [format, null]))
  const start = index - offset
  const end = start + line.length() - 1
  const isEmpty = end === start && Object.keys(formats).length === 0
  const block = name === 'table' ? createTable(SIZE.rows, SIZE.columns) : new Delta().insert({ divider: true })
  const before = isEmpty ? new Delta().retain(start) : new Delta().retain(end).insert('\n', formats)
  const change = isEmpty ? before.concat(block) : before.concat(block).retain(1, none)
  const place = isEmpty ? start : end + 1
  applyAsOneStep(quill, change, name === 'table' ? place : place + 1)
}
