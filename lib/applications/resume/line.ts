/** A line of a resume, or its part beside a wide gap. `size` is in points, `before` is the text on its left. */
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

/** Stands between two letters that may or may not belong together. A text with it is never offered. */
export const UNSURE = '\ufdd0'

/** Stands where the font changes within a word: the letters before it may be an icon. */
export const FONT_CHANGE = '\ufdd1'

/** Stands for a letter that the file does not explain. */
export const UNKNOWN = '\ufffd'
