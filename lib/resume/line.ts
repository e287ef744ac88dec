/** One line of a résumé, or one part of it where a wide gap divides it. Lists of lines run from the top to the bottom. */
export type Line = {
  text: string
  /** The height of its letters, in points. */
  size: number
  page: number
  /** Addresses that the line leads to when it is pressed. */
  links: string[]
  /** What is on its left, for a table or a form: "Name", "Email". */
  before: string
  /** The lines right above and below it in its column, where the text might go on. Empty where nothing is there. */
  above: string
  below: string
  /** Whether the line below is close and equally large. */
  isStacked: boolean
}

/** The text of a résumé, and the author that the file names. */
export type ResumeText = { lines: Line[]; author: string }

/** Stands where two letters may or may not belong together. No answer is made of a text that contains it. */
export const UNSURE = '\ufdd0'

/** Stands where the font changes within a word: an icon may be glued to what follows. */
export const FONT_CHANGE = '\ufdd1'

/** A letter that the file does not explain. */
export const UNKNOWN = '\ufffd'
