import type Quill from 'quill/core.js'
import { isOfInputMethod } from '@/components/form/input-method'
import { findTable, getCell, insertRow, leaveTable, type TablePlace } from './tables'

/**
 * Moves between the cells of a table: Tab, Shift+Tab, Enter and the arrow keys. Tab in the last cell adds a row. Enter
 * never divides a cell, because a cell is one line.
 */
export function addTableKeys(quill: Quill): void {
  quill.root.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey) return
      const move = MOVES[event.key]
      const selection = move ? quill.getSelection() : null
      const place = selection && findTable(quill, selection.index)
      if (!move || !selection || !place) return
      if (move(quill, place, event.shiftKey, selection.index)) event.preventDefault()
    },
    // Before Quill's own keys.
    { capture: true },
  )
}

/** Moves the cursor, and returns true; returns false to leave the key to the browser. */
type Move = (quill: Quill, place: TablePlace, isShifted: boolean, index: number) => boolean

const MOVES: Record<string, Move> = {
  Tab: (quill, place, isShifted) => {
    const { rows, row, column } = place
    const cells = rows.flat()
    const at = rows.slice(0, row).flat().length + column
    const next = cells[isShifted ? at - 1 : at + 1]
    if (next) quill.setSelection(next.index, next.length - 1, 'user')
    else if (isShifted) return false
    else insertRow(quill, place, rows.length, 0)
    return true
  },
  Enter: (quill, place) => {
    if (!moveByRow(quill, place, 1, 0)) leaveTable(quill, place, 1)
    return true
  },
  ArrowDown: (quill, place, isShifted, index) => moveOrLeave(quill, place, isShifted, index, 1),
  ArrowUp: (quill, place, isShifted, index) => moveOrLeave(quill, place, isShifted, index, -1),
}

function moveOrLeave(quill: Quill, place: TablePlace, isShifted: boolean, index: number, step: 1 | -1): boolean {
  if (isShifted) return false
  const cell = place.rows[place.row]?.[place.column]
  if (!moveByRow(quill, place, step, index - (cell?.index ?? index))) leaveTable(quill, place, step)
  return true
}

/** Moves to the same column of the row above or below. Returns false if there is none. */
function moveByRow(quill: Quill, place: TablePlace, step: 1 | -1, offset: number): boolean {
  const cell = getCell(place, place.row + step, place.column)
  if (!cell) return false
  quill.setSelection(cell.index + Math.min(offset, cell.length - 1), 0, 'user')
  return true
}
