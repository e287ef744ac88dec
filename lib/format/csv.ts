import { toPlain } from './table.ts'

// A spreadsheet runs such a cell as a formula, so a visitor's text could act on the operator's machine.
const FORMULA = /^\s*[=+\-@＝＋－＠]/

function toCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = toPlain(text.replaceAll('\r\n', '\n'), true)
  const safe = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

const toLines = (rows: unknown[][]) => rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

/** Writes batches of rows as CSV (RFC 4180), the first with a header; an apostrophe keeps text from being a formula. */
export function createCsvWriter(): (rows: Record<string, unknown>[]) => string {
  let columns: string[] = []
  return (rows) => {
    const header = columns.length > 0 ? [] : [Object.keys(rows[0] ?? {})]
    columns = header[0] ?? columns
    return rows.length > 0 ? toLines([...header, ...rows.map((row) => columns.map((column) => row[column]))]) : ''
  }
}
