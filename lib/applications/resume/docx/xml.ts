/** A piece of XML: a tag with its attributes, or text. */
export type Piece =
  | { kind: 'open' | 'close' | 'whole'; name: string; getAttribute: (name: string) => string }
  | { kind: 'text'; text: string }

const MAX_PIECES = 600_000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const toText = (source: string) =>
  source.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = Number.parseInt(name.replace(/^#x?/i, ''), /^#x/i.test(name) ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

function toTag(tag: string): Piece {
  const source = tag.replace(/\s/g, ' ')
  const kind = source.startsWith('/') ? 'close' : source.endsWith('/') ? 'whole' : 'open'
  const [name = ''] = source.replace(/^\//, '').split(/[\s/]/, 1)
  const getAttribute = (wanted: string) => {
    const at = source.indexOf(` ${wanted}=`)
    const value = source.slice(at + wanted.length + 2)
    return at < 0 ? '' : toText(value.slice(1).split(value.charAt(0), 1)[0] ?? '')
  }
  return { kind, name, getAttribute }
}

/** Reads XML piece by piece. Ignores declarations, so entities cannot do harm. */
export function* readXml(source: string): Generator<Piece> {
  let at = 0
  for (let count = 0; at < source.length; count += 1) {
    if (count > MAX_PIECES) throw new RangeError('The document is too long.')
    const open = source.indexOf('<', at)
    const text = source.slice(at, open < 0 ? source.length : open)
    if (text) yield { kind: 'text', text: toText(text) }
    if (open < 0) return
    const isComment = source.startsWith('<!--', open)
    const end = source.indexOf(isComment ? '-->' : '>', open)
    if (end < 0) return
    if (!/[!?]/.test(source.charAt(open + 1))) yield toTag(source.slice(open + 1, end))
    at = end + (isComment ? 3 : 1)
  }
}
