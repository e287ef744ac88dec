/** A line of a resume, or its part beside a wide gap. `size` is in points, `before` the text on its left. */
export type Line = {
  text: string
  size: number
  page: number
  links: string[]
  before: string
  /** The lines next to it in its column, where its text may continue. With `isStacked`, `below` is close and in the same size. */
  above: string
  below: string
  isStacked: boolean
  /** Where it begins and ends on its page, in points; unknown in a DOCX. */
  left?: number
  right?: number
}

export type ResumeText = { lines: Line[]; author: string }

/** Marks a place where two letters may or may not belong together. No answer is made of a text that contains it. */
export const UNSURE = '\ufdd0'

/** Marks a place where the font changes within a word: an icon may be attached to what follows. */
export const FONT_CHANGE = '\ufdd1'

export const UNKNOWN = '\ufffd'
