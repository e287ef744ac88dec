const WIDEST = 48

const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu

/** Removes control and text-direction characters, with which a visitor could manipulate the operator's terminal. */
export function toPlain(text: string, keepsLines = false): string {
  const parts = keepsLines ? text.split('\n') : [text]
  return parts.map((part) => part.replace(UNSAFE, ' ')).join('\n')
}

/** Formats a value as JSON with the same characters escaped: programs can read them, and terminals ignore them. */
export const toPlainJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\p{Bidi_Control}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const shorten = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** Formats rows as a plain-text table with a column for each field of the first row; long cells are cut. */
export function formatTable(rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((name) => shorten(toPlain(String(row[name] ?? '')))))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => (line[at] ?? '').length)))
  const lines = cells.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n')
}
