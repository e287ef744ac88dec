import { isModuleClass } from './page-styles.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A, B, … Z, Aa, Ab, … in capitals first, as nobody writes a class: what a script or an author brings is another. */
function toShortName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? letter.toUpperCase() : toShortName(Math.floor(index / LETTERS.length) - 1) + letter
}

/**
 * Gives the bundler's classes short names. Its own are long, so that they are unique in the whole site; in documents, which
 * bring their styles, short ones make a good 5 % of the bytes. Others keep theirs.
 */
export function createShortNames(classes: Iterable<string>): (name: string) => string {
  const short = new Map<string, string>()
  for (const name of classes) {
    if (isModuleClass(name) && !short.has(name)) short.set(name, toShortName(short.size))
  }
  return (name) => short.get(name) ?? name
}
