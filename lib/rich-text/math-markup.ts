/** What a typeset formula may consist of: elements of MathML and their attributes, without styles, links or pictures. */
export const MATH_TAGS =
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  )
/** See MATH_TAGS. */
export const MATH_ATTRIBUTES =
  'display encoding mathvariant form fence separator stretchy symmetric largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness displaystyle scriptlevel columnalign columnspan rowspan notation'.split(
    ' ',
  )
/** The classes of a formula that the site has styles for. */
export const MATH_CLASSES = ['tml-left', 'tml-right', 'tml-overline', 'tml-underline']
/** How formulas are read: macros are expanded up to a limit; links, pictures, classes and styles of the source are refused. */
export const MATH_OPTIONS = { annotate: true, maxExpand: 100, throwOnError: true }
/** Longer formulas, in characters, show their source: even one of this length takes up to 30 ms. */
export const MAX_FORMULA = 1_000
