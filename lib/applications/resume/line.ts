/** A line of a resume, or its part beside a wide gap. `size` is in points, `before` is the text on its left. */
export type Line = {
  text: string
  size: number
  page: number
  links: string[]
  before: string
  /**
   * The neighbouring lines in its column, where its text may continue. With `isStacked`, `below` is close and in the
   * same size.
   */
  above: string
  below: string
  isStacked: boolean
  /** Where it begins and ends on its page, in points; unknown in a DOCX. */
  left?: number
  right?: number
}

export type ResumeText = { lines: Line[]; author: string }

/** Marks a gap between two letters that may or may not be a space. A text that contains it is never offered. */
export const UNSURE = '\ufdd0'

/** Marks a change of font within a word: the letters before it may be an icon. */
export const FONT_CHANGE = '\ufdd1'

/** Replaces a letter that the file does not explain. */
export const UNKNOWN = '\ufffd'
