import sanitizeHtml from 'sanitize-html'
import temml from 'temml'
import type { Context } from './context.ts'
import { element, isElement, type Node, parseHtml, text } from './tree.ts'

// In characters. A formula of this length takes up to 30 ms, however it is meant; what an article has beyond shows its source.
const LONGEST = 1_000
const LONGEST_OF_ARTICLE = 20_000
/** Each formula costs something by itself, however short it is. */
const COST = 30
const LONGEST_MARKUP = 60_000

/** Macros are expanded up to a limit; links, pictures, classes and styles of the source are refused. */
const OPTIONS = { annotate: true, maxExpand: 100, throwOnError: true }

const TAGS =
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'
const ATTRIBUTES =
  'display encoding mathvariant form fence separator stretchy symmetric largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness displaystyle scriptlevel columnalign columnspan rowspan notation'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { '*': ATTRIBUTES.split(' ') },
  allowedClasses: { '*': ['tml-left', 'tml-right', 'tml-overline', 'tml-underline'] },
}

/** A formula in TeX as MathML; one that cannot be read, or is too long, shows its source. */
export function toFormula(source: string, isBlock: boolean, { found }: Context): Node {
  found.formulas += source.length + COST
  const isShort = source.length <= LONGEST && found.formulas <= LONGEST_OF_ARTICLE
  const [math] = isShort ? parseHtml(typeset(source, isBlock)) : []
  return math && isElement(math, 'math') ? math : element('code', { class: 'formula' }, [text(source)])
}

function typeset(source: string, displayMode: boolean): string {
  try {
    const markup = temml.renderToString(source, { ...OPTIONS, maxSize: [20, 20], displayMode })
    return markup.length <= LONGEST_MARKUP ? sanitizeHtml(markup, ALLOWED) : ''
  } catch {
    return ''
  }
}
