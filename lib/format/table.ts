const WIDEST = 48

/** Takes out control characters: what visitors typed must not steer the operator's terminal. Lines stay if asked. */
export const toPlain = (text: string, keepsLines = false) =>
  text.replace(keepsLines ? /[^\P{Cc}\n]+/gu : /\p{Cc}+/gu, ' ')

const shorten = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** Rows as a table of plain text, a column for each field of the first row; long cells are cut. */
export function formatTable(rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((name) => shorten(toPlain(String(row[name] ?? '')))))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => (line[at] ?? '').length)))
  const lines = cells.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n')
}
