import { toPlain } from './table.ts'

// A spreadsheet runs a cell that begins so as a formula: what a visitor typed must not act on the operator's machine.
const FORMULA = /^\s*[=+\-@＝＋－＠]/

// Every cell is quoted: some programs split at semicolons or tabs as well.
function toCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = toPlain(text.replaceAll('\r\n', '\n'), true)
  const safe = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as CSV after RFC 4180, with a header line; texts that a spreadsheet would take for formulas get an apostrophe. */
export function toCsv(rows: Record<string, unknown>[]): string {
  const [first] = rows
  if (!first) return ''
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}
