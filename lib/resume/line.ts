/** A line of a résumé, or its part beside a wide gap. `size` is in points, `before` the text on its left. */
export type Line = {
  text: string
  size: number
  page: number
  links: string[]
  before: string
  /** The lines next to it in its column, where its text may go on; if `isStacked`, `below` is close and as large. */
  above: string
  below: string
  isStacked: boolean
}

export type ResumeText = { lines: Line[]; author: string }

/** Stands where two letters may or may not belong together. No answer is made of a text that contains it. */
export const UNSURE = '\ufdd0'

/** Stands where the font changes within a word: an icon may be glued to what follows. */
export const FONT_CHANGE = '\ufdd1'

export const UNKNOWN = '\ufffd'
