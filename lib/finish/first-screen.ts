import { Parser } from 'htmlparser2'

/** A page begins with one of these; trails, data and short notices above it do not fill a screen. */
const BLOCK = new Set(['header', 'section', 'article'])

/** Where the first screen of a page ends, and the classes that stand in it. */
export type FirstScreen = { end: number; classes: ReadonlySet<string> }

/**
 * Finds what a page begins with: its header, without the menus that are closed yet, and the first block of its <main>; where
 * that is all there is, everything before the footer. Null for a page that is all first screen.
 */
export function findFirstScreen(html: string): FirstScreen | null {
  const classes = new Set<string>()
  let end: number | null = null
  let [depth, main, menu, block] = [0, 0, 0, 0]
  const stopAt = (place: number) => {
    end ??= place
    parser.pause()
  }
  const parser = new Parser({
    onopentag(name, { class: names = '', popover }) {
      if (main > 0 && depth === main && block) return stopAt(block)
      if (main === 0 && name === 'footer') return stopAt(parser.startIndex)
      depth += 1
      if (name === 'main') main = depth
      if (menu === 0 && popover !== undefined) menu = depth
      if (menu === 0) for (const found of names.match(/\S+/g) ?? []) classes.add(found)
    },
    onclosetag(name) {
      depth -= 1
      if (depth < menu) menu = 0
      if (depth < main) main = 0
      if (main > 0 && depth === main && BLOCK.has(name)) block = parser.endIndex + 1
    },
  })
  parser.write(html)
  return end === null ? null : { end, classes }
}
