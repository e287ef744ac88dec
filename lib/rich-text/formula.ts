import sanitizeHtml from 'sanitize-html'
import temml from 'temml'
import type { Context } from './context.ts'
import { LONGEST_FORMULA, MATH_ATTRIBUTES, MATH_CLASSES, MATH_OPTIONS, MATH_TAGS } from './math-markup.ts'
import { element, isElement, type Node, parseHtml, text } from './tree.ts'

/** An article's formulas together, in characters; what is beyond shows its source. */
const LONGEST_OF_ARTICLE = 20_000
/** Each formula costs something by itself, however short it is. */
const COST = 30
const LONGEST_MARKUP = 60_000

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: MATH_TAGS,
  allowedAttributes: { '*': MATH_ATTRIBUTES },
  allowedClasses: { '*': MATH_CLASSES },
}

/** A formula in TeX as MathML; one that cannot be read, or is too long, shows its source. */
export function toFormula(source: string, isBlock: boolean, { found }: Context): Node {
  found.formulas += source.length + COST
  const isShort = source.length <= LONGEST_FORMULA && found.formulas <= LONGEST_OF_ARTICLE
  const [math] = isShort ? parseHtml(typeset(source, isBlock)) : []
  return math && isElement(math, 'math') ? math : element('code', { class: 'formula' }, [text(source)])
}

function typeset(source: string, displayMode: boolean): string {
  try {
    const markup = temml.renderToString(source, { ...MATH_OPTIONS, maxSize: [20, 20], displayMode })
    return markup.length <= LONGEST_MARKUP ? sanitizeHtml(markup, ALLOWED) : ''
  } catch {
    return ''
  }
}
