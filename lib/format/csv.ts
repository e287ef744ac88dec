import { toPlain } from './table.ts'

// A spreadsheet runs such a cell as a formula, so a visitor's text could act on the operator's machine.
const FORMULA = /^\s*[=+\-@＝＋－＠]/

// Quotes every cell, because some programs also split at semicolons or tabs.
function toCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = toPlain(text.replaceAll('\r\n', '\n'), true)
  const safe = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV (RFC 4180) with a header line; an apostrophe keeps text from being read as a formula. */
export function toCsv(rows: Record<string, unknown>[]): string {
  const [first] = rows
  if (!first) return ''
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}
