import { readXml } from './xml.ts'

const WORD_DEFAULT = 10

/** Reads the font size of each style, in points. */
export function readSizes(source: string) {
  const own = new Map<string, { size: number; base: string }>()
  let usual = WORD_DEFAULT
  let normal = ''
  let style = ''
  for (const piece of readXml(source)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue
    if (piece.name === 'w:style') {
      style = piece.getAttribute('w:styleId')
      own.set(style, { size: 0, base: '' })
      const isDefault = /^(1|true)$/.test(piece.getAttribute('w:default'))
      if (isDefault && piece.getAttribute('w:type') === 'paragraph') normal = style
    }
    const entry = own.get(style)
    if (piece.name === 'w:basedOn' && entry) entry.base = piece.getAttribute('w:val')
    if (piece.name === 'w:sz') {
      const size = Number(piece.getAttribute('w:val')) / 2
      if (entry) entry.size ||= size
      else usual = size || usual
    }
  }
  /** Returns the size that a style sets or inherits; 0 if it has none. */
  function getOwnSize(name: string): number {
    let current = own.get(name)
    for (let step = 0; step < 12 && current; step += 1) {
      if (current.size) return current.size
      current = own.get(current.base)
    }
    return 0
  }
  return { getOwnSize, getSize: (name: string) => getOwnSize(name || normal) || usual }
}

/** The sizes of a document's styles. */
export type Sizes = ReturnType<typeof readSizes>
