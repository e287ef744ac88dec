const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const CLASS = /\sclass="([^"]*)"/
/** A page begins with one of these; trails, data and short notices above it do not fill a screen. */
const BLOCK = new Set(['header', 'section', 'article'])

type Tag = { name: string; isEnd: boolean; attributes: string; at: number; end: number }

function* readTags(html: string): Generator<Tag> {
  const tags = new RegExp(TAG)
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [text, slash = '', name = '', attributes = ''] = found
    yield { name: name.toLowerCase(), isEnd: slash !== '', attributes, at: found.index, end: found.index + text.length }
    // Their text is not the page's.
    if (!slash && /^(?:script|style)$/i.test(name)) {
      const close = html.indexOf(`</${name}`, tags.lastIndex)
      if (close > 0) tags.lastIndex = close
    }
  }
}

/** Where the first screen of a page ends, and the classes that stand in it. */
export type FirstScreen = { end: number; classes: ReadonlySet<string> }

/**
 * Finds what a page begins with: its header, without the menus that are closed yet, and the first block of its <main>; where
 * that is all there is, everything before the footer. Null for a page that is all first screen.
 */
export function findFirstScreen(html: string): FirstScreen | null {
  const classes = new Set<string>()
  const open: string[] = []
  let [main, menu, block] = [0, 0, 0]
  for (const { name, isEnd, attributes, at, end } of readTags(html)) {
    if (isEnd) {
      open.pop()
      if (open.length < menu) menu = 0
      if (open.length < main) main = 0
      if (main > 0 && open.length === main && BLOCK.has(name)) block = end
      continue
    }
    if (main > 0 && open.length === main && block) return { end: block, classes }
    if (main === 0 && name === 'footer') return { end: at, classes }
    const isOpen = !VOID.has(name) && !attributes.endsWith('/')
    if (isOpen) open.push(name)
    if (isOpen && name === 'main') main = open.length
    if (isOpen && menu === 0 && /\spopover=/.test(attributes)) menu = open.length
    if (menu === 0) for (const found of CLASS.exec(attributes)?.[1]?.split(/\s+/) ?? []) classes.add(found)
  }
  return null
}
