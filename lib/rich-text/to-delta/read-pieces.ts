import type { Attributes } from '../delta-ops.ts'
import { LONGEST_FORMULA } from '../math-markup.ts'
import { toCodeLanguage } from './line-format.ts'
import { get, isTag, type Tag, toWords } from './markup.ts'

/** Whether an element is a block of code, in plain HTML or as the editor writes it. */
export const isCode = (piece: Tag): boolean =>
  piece.tag === 'pre' || /(?:^|\s)ql-code-block-container(?:\s|$)/.test(get(piece, 'class'))

/** Whether an element is a formula: the editor's, or one that is typeset. */
export const isFormula = (piece: Tag): boolean =>
  piece.tag === 'math' || /(?:^|\s)ql-formula(?:\s|$)/.test(get(piece, 'class'))

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

/** The TeX source of a formula; a typeset one carries it along. */
export function readFormula(piece: Tag): string {
  const source = piece.tag === 'math' ? findAnnotation(piece) : get(piece, 'data-value').trim() || toWords(piece).trim()
  return source.slice(0, LONGEST_FORMULA)
}

function findAnnotation(piece: Tag): string {
  for (const child of piece.children) {
    if (!isTag(child)) continue
    const isSource = child.tag === 'annotation' && get(child, 'encoding') === 'application/x-tex'
    const found = isSource ? toWords(child).trim() : findAnnotation(child)
    if (found) return found
  }
  return ''
}
