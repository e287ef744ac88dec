/**
 * One line of a résumé, or one part of it where a wide gap divides it. `size` is the height of its letters in points, `links` are
 * where it leads, `before` is on its left ("Name"). `above` and `below` are the lines next to it in its column, where its text
 * might go on; `isStacked`: the one below is close and equally large.
 */
export type Line = {
  text: string
  size: number
  page: number
  links: string[]
  before: string
  above: string
  below: string
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
