import Quill, { Delta } from 'quill/core.js'
import type { TableCell, TableContainer } from 'quill/formats/table.js'
import { applyAsOneStep } from './markdown'

/** A cell: its position, its length with the break that ends it, and the formats of its line. */
type Cell = { index: number; length: number; formats: Record<string, unknown> }
/** A table, and the cell at a position of the text. */
export type TablePlace = { rows: Cell[][]; row: number; column: number }

/** The actions of the table bar. */
export const TABLE_ACTIONS = [
  'rowBefore',
  'rowAfter',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const
export type TableAction = (typeof TABLE_ACTIONS)[number]

/** The formats of a cell that its neighbours do not share. */
const OWN = { align: null, direction: null, indent: null }
const NO_CELL = { table: null, 'table-head': null, ...OWN }

const createRowId = () => `row-${Math.random().toString(36).slice(2, 8)}`

/** Returns the table around a position, or null. */
export function findTable(quill: Quill, index: number): TablePlace | null {
  const [line] = quill.getLine(index)
  if (line?.statics.blotName !== 'table') return null
  const cell = line as TableCell
  const table = cell.table() as TableContainer
  // Cells follow each other. Quill would count from the start of the text for each.
  let next = quill.getIndex(table)
  const toCell = (each: TableCell): Cell => {
    const found = { index: next, length: each.length(), formats: each.formats() }
    next += found.length
    return found
  }
  const rows = table.rows() as unknown as { children: { map(read: typeof toCell): Cell[] } }[]
  return { rows: rows.map(({ children }) => children.map(toCell)), row: cell.rowOffset(), column: cell.cellOffset() }
}

/** Returns the cell of a row in a column, or the last one of a shorter row. */
export const getCell = ({ rows }: TablePlace, row: number, column: number): Cell | undefined =>
  rows[row]?.[Math.min(column, (rows[row]?.length ?? 1) - 1)]

const getEnd = (cells: readonly Cell[]) => cells.reduce((_, { index, length }) => index + length, 0)

/** Applies a change as one step that can be undone, and puts the cursor into a cell of the changed table. */
function apply(quill: Quill, place: TablePlace, change: Delta, row: number, column: number): void {
  const start = place.rows[0]?.[0]?.index ?? 0
  applyAsOneStep(quill, change, start)
  const changed = findTable(quill, start)
  const cell = changed && getCell(changed, Math.min(row, changed.rows.length - 1), column)
  quill.setSelection(cell?.index ?? Math.min(start, quill.getLength() - 1), 0, Quill.sources.USER)
}

/** Inserts a row of empty cells before the row `at`, or at the end. */
export function insertRow(quill: Quill, place: TablePlace, at: number, column: number): void {
  const { rows } = place
  const next = rows[at]?.[0]
  const last = rows.at(-1)?.at(-1)
  const width = Math.max(...rows.map((row) => row.length))
  const table = createRowId()
  if (next) {
    apply(quill, place, new Delta().retain(next.index).insert('\n'.repeat(width), { table }), at, column)
    return
  }
  if (!last) return
  // The break that ended the table now ends its new last cell.
  const change = new Delta().retain(last.index + last.length - 1).insert('\n', last.formats)
  if (width > 1) change.insert('\n'.repeat(width - 1), { table })
  apply(quill, place, change.retain(1, { ...OWN, 'table-head': null, table }), at, column)
}

function insertColumn(quill: Quill, place: TablePlace, at: number): void {
  const change = new Delta()
  let done = 0
  for (const row of place.rows) {
    const next = row[at]
    const last = row.at(-1)
    if (!last) continue
    const { table, 'table-head': head } = last.formats
    const formats = isHeaderRow(row) ? { table, 'table-head': head } : { table }
    const index = next ? next.index : last.index + last.length - 1
    change.retain(index - done).insert('\n', next ? formats : last.formats)
    done = index
    if (next) continue
    change.retain(1, { ...OWN, 'table-head': null, ...formats })
    done += 1
  }
  apply(quill, place, change, place.row, at)
}

function deleteCells(quill: Quill, place: TablePlace, runs: readonly Cell[][]): void {
  const change = new Delta()
  let done = 0
  for (const cells of runs) {
    const [first] = cells
    if (!first) continue
    change.retain(first.index - done).delete(getEnd(cells) - first.index)
    done = getEnd(cells)
  }
  apply(quill, place, change, place.row, place.column)
}

/** Makes the first row head the columns, or not. */
function toggleHeader(quill: Quill, { rows: [first = []] }: TablePlace): void {
  const isHead = isHeaderRow(first)
  const [start] = first
  if (!start) return
  quill.history.cutoff()
  quill.formatLine(start.index, getEnd(first) - start.index, 'table-head', isHead ? false : 'col', 'user')
  quill.history.cutoff()
}

const isHeaderRow = (cells: readonly Cell[]) => cells.every(({ formats }) => formats['table-head'])

/** Returns whether the first row of a table heads its columns. */
export const hasHeaderRow = ({ rows: [first = []] }: TablePlace): boolean => isHeaderRow(first)

/** Changes the table around a position. Does nothing outside of tables. */
export function changeTable(quill: Quill, index: number, action: TableAction): void {
  const place = findTable(quill, index)
  if (!place) return
  const { rows, row, column } = place
  const isOnlyRow = rows.length === 1
  const isOnlyColumn = rows.every((cells) => cells.length === 1)
  if (action === 'rowBefore') insertRow(quill, place, row, column)
  else if (action === 'rowAfter') insertRow(quill, place, row + 1, column)
  else if (action === 'columnBefore') insertColumn(quill, place, column)
  else if (action === 'columnAfter') insertColumn(quill, place, column + 1)
  else if (action === 'headerRow') toggleHeader(quill, place)
  else if (action === 'deleteRow' && !isOnlyRow) deleteCells(quill, place, [rows[row] ?? []])
  else if (action === 'deleteColumn' && !isOnlyColumn)
    deleteCells(
      quill,
      place,
      rows.map((cells) => cells.slice(column, column + 1)),
    )
  else deleteCells(quill, place, rows)
}

/** Returns the change that inserts a table of empty cells at the start of a line, which it replaces if that is empty. */
export function createTable(rows: number, columns: number): Delta {
  const change = new Delta()
  for (let row = 0; row < rows; row += 1) {
    const table = createRowId()
    change.insert('\n'.repeat(columns), row === 0 ? { table, 'table-head': 'col' } : { table })
  }
  return change
}

/** Leaves the table upwards or downwards. Adds a line if the text begins or ends with the table. */
export function leaveTable(quill: Quill, { rows }: TablePlace, step: 1 | -1): void {
  const start = rows[0]?.[0]?.index ?? 0
  const last = rows.at(-1)?.at(-1)
  const end = getEnd(rows.at(-1) ?? [])
  if (!last) return
  if (step < 0 && start === 0) applyAsOneStep(quill, new Delta().insert('\n'), 0)
  else if (step > 0 && end >= quill.getLength()) {
    const change = new Delta().retain(end - 1).insert('\n', last.formats)
    applyAsOneStep(quill, change.retain(1, NO_CELL), end)
  } else quill.setSelection(step < 0 ? start - 1 : end, 0, Quill.sources.USER)
}
