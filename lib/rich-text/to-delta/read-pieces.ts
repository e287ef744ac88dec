import type { Attributes } from '../delta-ops.ts'
import { get, isTag, type Tag, toWords } from '../markup.ts'
import { LONGEST_FORMULA } from '../math-markup.ts'
import { toCodeLanguage } from './line-format.ts'

/** Whether an element is a block of code, in plain HTML or as the editor writes it. */
export const isCode = (piece: Tag): boolean =>
  piece.tag === 'pre' || /(?:^|\s)ql-code-block-container(?:\s|$)/.test(get(piece, 'class'))

/** Whether an element is a formula. */
export const isFormula = (piece: Tag): boolean => /(?:^|\s)ql-formula(?:\s|$)/.test(get(piece, 'class'))

/** The lines of a block of code, each with its language. */
export function readCode(piece: Tag): { language: string; text: string }[] {
  const lines = piece.children
    .filter((child) => isTag(child))
    .filter((child) => /ql-code-block/.test(get(child, 'class')))
  if (piece.tag !== 'pre' && lines.length > 0) {
    return lines.map((line) => ({ language: toCodeLanguage(line), text: toWords(line).replace(/\n$/, '') }))
  }
  const language = toCodeLanguage(piece)
  const text = toWords(piece).replace(/^\n/, '').trimEnd()
  return text.split('\n').map((line) => ({ language, text: line }))
}

const MAX_SPAN = 50
/** A small table could claim to have a million cells. */
const MAX_ADDED = 2_000

function toSpan(cell: Tag, name: string): number {
  const span = Number(/^\d{1,3}$/.exec(get(cell, name))?.[0] ?? 1)
  return Math.min(Math.max(span, 1), MAX_SPAN)
}

/** Returns the cells of each row as a grid. A cell that spans several leaves empty cells, so that columns stay aligned. */
export function readGrid(rows: Tag[]): (Tag | null)[][] {
  // Rows that a cell from above still covers, by column.
  const covered: number[] = []
  let room = MAX_ADDED
  return rows.map((row) => {
    const cells: (Tag | null)[] = []
    const fillCovered = () => {
      for (let left = covered[cells.length] ?? 0; left > 0 && room > 0; left = covered[cells.length] ?? 0) {
        covered[cells.length] = left - 1
        cells.push(null)
        room -= 1
      }
    }
    for (const cell of row.children) {
      if (!isTag(cell, 'td', 'th')) continue
      fillCovered()
      for (let column = 0; column < toSpan(cell, 'colspan') && (column === 0 || room > 0); column += 1) {
        covered[cells.length] = toSpan(cell, 'rowspan') - 1
        cells.push(column === 0 ? cell : null)
        if (column > 0) room -= 1
      }
    }
    fillCovered()
    return cells
  })
}

/** The rows of a table, whatever parts it has. */
export function readRows(piece: Tag): Tag[] {
  return piece.children.flatMap((child) => {
    if (!isTag(child)) return []
    return child.tag === 'tr' ? [child] : isTag(child, 'thead', 'tbody', 'tfoot') ? readRows(child) : []
  })
}

/** A picture's own attributes. */
export function readPicture(piece: Tag): Attributes {
  const own = ['alt', 'width', 'height'].filter((name) => name in piece.attributes)
  return Object.fromEntries(own.map((name) => [name, get(piece, name)]))
}

/** The TeX source of a formula. */
export const readFormula = (piece: Tag): string =>
  (get(piece, 'data-value').trim() || toWords(piece).trim()).slice(0, LONGEST_FORMULA)
