import { element, get, hasClass, isTag, type Tag, toText } from '../markup.ts'
import { MATH_TAGS } from '../math-markup.ts'

/** A formula in TeX. `isBlock` means that it is on a separate line. */
export type FoundFormula = { tex: string; isBlock: boolean }

/** Elements that programs put around a formula. They hold its MathML and its visible form. */
const WRAPPER = /^(?:katex|katex-display|MathJax(?:_\w+)?|mwe-math-element)$/
const IS_BLOCK = /^(?:katex-display|MathJax_Display)$/
const SPECIAL = /[\\{}%#&$_^~]/g
const ESCAPED: Record<string, string> = { '\\': '\\backslash ', '^': '\\hat{}', '~': '\\sim ' }

/** Returns the formula that an element shows; null for any other element. */
export function findFormula(piece: Tag): FoundFormula | null {
  if (piece.tag === 'math') return readMath(piece)
  if (piece.tag !== 'mjx-container' && !hasClass(piece, WRAPPER)) return null
  const math = findTag(piece, ({ tag }) => tag === 'math')
  const formula = math && readMath(math)
  if (!formula) return null
  return { tex: formula.tex, isBlock: formula.isBlock || hasClass(piece, IS_BLOCK) || get(piece, 'display') === 'true' }
}

function readMath(math: Tag): FoundFormula | null {
  // HTML elements inside it are not part of a formula.
  if (findTag(math, ({ tag }) => !MATH_TAGS.includes(tag) && tag !== 'annotation-xml' && tag !== 'mfenced')) return null
  const annotation = findTag(math, (tag) => tag.tag === 'annotation' && get(tag, 'encoding') === 'application/x-tex')
  const tex = annotation ? toText(annotation).trim() : toTex(math).trim()
  return tex ? { tex, isBlock: get(math, 'display') === 'block' } : null
}

function findTag(piece: Tag, isWanted: (tag: Tag) => boolean): Tag | null {
  for (const child of piece.children) {
    if (!isTag(child)) continue
    const found = isWanted(child) ? child : findTag(child, isWanted)
    if (found) return found
  }
  return null
}

const escapeTex = (text: string) => text.replace(SPECIAL, (found) => ESCAPED[found] ?? `\\${found}`)

/** Converts MathML to TeX, unless it already contains the TeX. */
function toTex(piece: Tag): string {
  const parts = piece.children.filter((child) => isTag(child)).map(toTex)
  const [first = '', second = '', third = ''] = parts
  switch (piece.tag) {
    case 'mi':
      return toIdentifier(toText(piece).trim())
    case 'mn':
    case 'mo':
      return escapeTex(toText(piece).trim())
    case 'mtext':
    case 'ms':
      return `\\text{${escapeTex(toText(piece))}}`
    case 'mspace':
      return '\\ '
    case 'mfrac':
      return `\\frac{${first}}{${second}}`
    case 'msqrt':
      return `\\sqrt{${parts.join('')}}`
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`
    case 'msup':
      return `{${first}}^{${second}}`
    case 'msub':
      return `{${first}}_{${second}}`
    case 'msubsup':
      return `{${first}}_{${second}}^{${third}}`
    case 'munder':
      return `\\underset{${second}}{${first}}`
    case 'mover':
      return `\\overset{${second}}{${first}}`
    case 'munderover':
      return `\\overset{${third}}{\\underset{${second}}{${first}}}`
    case 'mtable':
      return `\\begin{matrix}${parts.join('\\\\')}\\end{matrix}`
    case 'mtr':
      return parts.join('&')
    case 'mfenced':
      return `${get(piece, 'open') || '('}${parts.join(',')}${get(piece, 'close') || ')'}`
    case 'semantics':
      return first
    case 'mphantom':
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return parts.join('')
  }
}

/** Converts an identifier. A single letter is a variable. Several letters are a name: sin, max. */
const toIdentifier = (name: string) => ([...name].length > 1 ? `\\mathrm{${escapeTex(name)}}` : escapeTex(name))

/** Returns a formula as the editor writes it. */
export const toFormulaTag = (tex: string): Tag => element('span', { class: 'ql-formula', 'data-value': tex })
