import { element, isTag, type Markup, type Tag } from '../markup.ts'
import { toEmbed } from './embeds.ts'

/** WordPress's shortcodes. Other words in brackets stay. */
const CODE = /\[(\/?)(caption|wp_caption|gallery|playlist|embed|video|audio|youtube|vimeo)(?:[\s=]([^[\]]{0,1000}))?\]/i
const CAPTION = /(?:^|\s)caption=(?:"([^"]*)|'([^']*)|(\S+))/
const ADDRESS = /(?:https?:)?\/\/[^\s"'<>[\]]+/i

type Fields = { caption: string; address: string; first: string }
type Code = { name: string; isEnd: boolean; fields: Fields; written: string }
type Token = { code: Code } | { piece: Markup }

/**
 * Replaces WordPress's shortcodes with their meaning: a picture with its caption, a video, a link. Leaves out
 * galleries.
 */
export function readShortcodes(pieces: Markup[]): Markup[] {
  if (!pieces.some((piece) => typeof piece === 'string' && CODE.test(piece))) return pieces
  const made: Markup[] = []
  let open: { code: Code; inside: Markup[] } | null = null
  const add = (...more: Markup[]) => (open?.inside ?? made).push(...more)
  const dropOpen = () => {
    if (open) made.push(...toUnclosed(open.code), ...open.inside)
    open = null
  }
  for (const token of pieces.flatMap(toTokens)) {
    if ('piece' in token) {
      add(token.piece)
      continue
    }
    const { code } = token
    const current: { code: Code; inside: Markup[] } | null = open
    if (!code.isEnd) {
      dropOpen()
      open = { code, inside: [] }
    } else if (current?.code.name === code.name) {
      open = null
      made.push(...toMeaning(current.code, current.inside))
    }
  }
  dropOpen()
  return made
}

function toTokens(piece: Markup): Token[] {
  if (typeof piece !== 'string' || !piece.includes('[')) return [{ piece }]
  const tokens: Token[] = []
  let rest = piece
  for (let found = CODE.exec(rest); found; found = CODE.exec(rest)) {
    const [written, slash, name = '', fields = ''] = found
    if (found.index > 0) tokens.push({ piece: rest.slice(0, found.index) })
    const code = { name: name.toLowerCase().replace('wp_', ''), isEnd: slash === '/', written }
    tokens.push({ code: { ...code, fields: readFields(fields) } })
    rest = rest.slice(found.index + written.length)
  }
  return rest ? [...tokens, { piece: rest }] : tokens
}

function readFields(text: string): Fields {
  const [, ...captions] = CAPTION.exec(text) ?? []
  return {
    caption: captions.find((caption) => caption !== undefined) ?? '',
    address: ADDRESS.exec(text)?.[0] ?? '',
    first: text.trim().split(/\s/)[0] ?? '',
  }
}

/** Returns the meaning of a shortcode without an end. The text after it does not belong to it. */
const toUnclosed = (code: Code): Markup[] => (code.name === 'caption' ? [code.written] : toMeaning(code, []))

function toMeaning(code: Code, inside: Markup[]): Markup[] {
  if (code.name === 'caption') return [toFigure(code, inside)]
  if (code.name === 'gallery' || code.name === 'playlist') return inside
  const words = inside.map((piece) => (typeof piece === 'string' ? piece : '')).join('')
  const link = inside.find((piece): piece is Tag => isTag(piece, 'a'))
  const { address, first } = code.fields
  const src = ADDRESS.exec(words)?.[0] || link?.attributes.href || address || toPlayer(code.name, first)
  const tag = code.name === 'audio' || code.name === 'video' ? code.name : 'iframe'
  return src ? toEmbed(element(tag, { src })) : inside
}

function toPlayer(name: string, id: string): string {
  if (!/^[\w-]{6,20}$/.test(id)) return ''
  if (name === 'youtube') return `https://youtu.be/${id}`
  return name === 'vimeo' ? `https://vimeo.com/${id}` : ''
}

/** Returns a picture with the text beside it as its caption. */
function toFigure({ fields }: Code, inside: Markup[]): Tag {
  const isPicture = (piece: Markup): boolean => isTag(piece) && (piece.tag === 'img' || piece.children.some(isPicture))
  const words = inside.filter((piece) => !isPicture(piece))
  const hasWords = words.some((piece) => isTag(piece) || piece.trim())
  const caption = hasWords ? words : [fields.caption]
  const pictures = inside.filter(isPicture)
  if (pictures.length === 0) return element('div', {}, inside)
  return element('figure', {}, [...pictures, element('figcaption', {}, caption)])
}
