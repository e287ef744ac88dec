import temml from 'temml'
import type { Context } from './context.ts'
import { element, isTag, type Markup, type Tag } from './markup.ts'
import { MATH_ATTRIBUTES, MATH_CLASSES, MATH_OPTIONS, MATH_TAGS, MAX_FORMULA } from './math-markup.ts'
import { parseHtml } from './parse-html.ts'

/** The maximum length of an article's formulas together, in characters. Later ones show their source. */
const MAX_FORMULAS = 20_000
/** The cost of each formula, however short it is. */
const COST = 30
const MAX_MARKUP = 60_000

/** Converts a TeX formula to MathML. One that is invalid or too long shows its source. */
export function toFormula(source: string, isBlock: boolean, { found }: Context): Tag {
  found.formulas += source.length + COST
  const isShort = source.length <= MAX_FORMULA && found.formulas <= MAX_FORMULAS
  const [math] = isShort ? typeset(source, isBlock) : []
  return isTag(math, 'math') ? math : element('code', { class: 'formula' }, [source])
}

function typeset(source: string, displayMode: boolean): Markup[] {
  try {
    const markup = temml.renderToString(source, { ...MATH_OPTIONS, maxSize: [20, 20], displayMode })
    return markup.length <= MAX_MARKUP ? parseHtml(markup).flatMap(toMath) : []
  } catch {
    return []
  }
}

/** Keeps what MATH_TAGS and MATH_ATTRIBUTES list, and only the content of other elements. */
function toMath(piece: Markup): Markup[] {
  if (typeof piece === 'string') return [piece]
  const children = piece.children.flatMap(toMath)
  if (!MATH_TAGS.includes(piece.tag)) return children
  const attributes = Object.entries(piece.attributes).flatMap(([name, value]) => {
    if (MATH_ATTRIBUTES.includes(name)) return [[name, value]]
    const classes = name === 'class' ? value.split(' ').filter((part) => MATH_CLASSES.includes(part)) : []
    return classes.length > 0 ? [[name, classes.join(' ')]] : []
  })
  return [element(piece.tag, Object.fromEntries(attributes), children)]
}
