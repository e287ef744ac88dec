/** The elements that a typeset formula may have: MathML without styles, links or pictures. */
export const MATH_TAGS =
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  )
/** The attributes that these elements may have. */
export const MATH_ATTRIBUTES =
  'display encoding mathvariant form fence separator stretchy symmetric largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness displaystyle scriptlevel columnalign columnspan rowspan notation'.split(
    ' ',
  )
/** The classes that these elements may have: the site has styles for them. */
export const MATH_CLASSES = ['tml-left', 'tml-right', 'tml-overline', 'tml-underline']
/** Temml's options. Without `trust`, it refuses links, pictures, classes and styles. */
export const MATH_OPTIONS = { annotate: true, maxExpand: 100, throwOnError: true }
/**
 * The maximum length of a formula, in characters. Longer ones show their source. Even one of this length takes up to 30
 * ms.
 */
export const MAX_FORMULA = 1_000
