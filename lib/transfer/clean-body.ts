import { element, get, hasClass, isTag, type Markup, type Tag, toHtml, toText } from '../rich-text/markup.ts'
import { parseWithinLimits } from '../rich-text/parse-html.ts'
import { readSource } from '../rich-text/read-source.ts'

const find = (piece: Tag, name: RegExp): Tag | null => {
  for (const child of piece.children) {
    if (!isTag(child)) continue
    const found = hasClass(child, name) ? child : find(child, name)
    if (found) return found
  }
  return null
}

/** Returns the elements with one of the tags, the piece itself included. */
function findAll(piece: Markup, ...tags: string[]): Tag[] {
  if (!isTag(piece)) return []
  return tags.includes(piece.tag) ? [piece] : piece.children.flatMap((child) => findAll(child, ...tags))
}

const toLinkParagraph = (href: string, words: string): Markup[] =>
  href ? [element('p', {}, [element('a', { href }, [words.trim() || href])])] : []

const textOf = (piece: Tag, name: RegExp) => {
  const found = find(piece, name)
  return found ? toText(found).trim() : ''
}

/** The meaning of Ghost's own cards. Its other cards are figures and frames, which every editor has. */
const CARDS: [name: RegExp, toMeaning: (card: Tag) => Markup[]][] = [
  [
    /^kg-bookmark-card$/,
    (card) =>
      toLinkParagraph(get(find(card, /^kg-bookmark-container$/) ?? card, 'href'), textOf(card, /^kg-bookmark-title$/)),
  ],
  [
    /^kg-(?:button|cta)-card$/,
    (card) => {
      const button = find(card, /^kg-(?:btn|cta-button)$/)
      return button ? toLinkParagraph(get(button, 'href'), toText(button)) : []
    },
  ],
  [
    /^kg-(?:file|audio|video)-card$/,
    (card) => {
      const link = find(card, /^kg-file-card-container$/)
      const [media] = card.children.flatMap((child) => findAll(child, 'audio', 'video'))
      const title = textOf(card, /^kg-(?:file-card|audio|video)-title$/)
      return toLinkParagraph(get(link ?? media ?? card, link ? 'href' : 'src'), title)
    },
  ],
  [
    /^kg-callout-card$/,
    (card) => [element('blockquote', {}, find(card, /^kg-callout-text$/)?.children ?? card.children)],
  ],
  [
    /^kg-toggle-card$/,
    (card) => [
      element('details', {}, [
        element('summary', {}, [textOf(card, /^kg-toggle-heading-text$/)]),
        ...(find(card, /^kg-toggle-content$/)?.children ?? []),
      ]),
    ],
  ],
  [
    /^kg-gallery-card$/,
    (card) => {
      const caption = card.children.find((child) => isTag(child, 'figcaption'))
      const pictures = findAll(card, 'img').map((picture) => element('figure', {}, [picture]))
      return isTag(caption) ? [...pictures, element('p', {}, caption.children)] : pictures
    },
  ],
]

/** Replaces the cards of another editor with what they mean. */
function replaceCards(piece: Markup): Markup[] {
  if (!isTag(piece)) return [piece]
  const [, toMeaning] = CARDS.find(([name]) => hasClass(piece, name)) ?? []
  return toMeaning ? toMeaning(piece) : [{ ...piece, children: piece.children.flatMap(replaceCards) }]
}

/** Calls `visit` for each element. */
function walk(pieces: readonly Markup[], visit: (tag: Tag) => void): void {
  for (const piece of pieces) {
    if (!isTag(piece)) continue
    visit(piece)
    walk(piece.children, visit)
  }
}

/** A body in the form in which the site stores it. `pictures` are the addresses in it. */
export type CleanBody = { pieces: Markup[]; pictures: string[] }

/** Reads the HTML of another system. Blank lines separate paragraphs where it has no tags for them. */
export function cleanBody(html: string): CleanBody {
  const hasCards = /\bkg-\w/.test(html)
  const parsed = hasCards ? parseWithinLimits(html) : null
  const pieces = readSource(parsed ? parsed.flatMap(replaceCards).map(toHtml).join('') : html)
  const pictures: string[] = []
  walk(pieces, (tag) => {
    if (tag.tag === 'img' && get(tag, 'src')) pictures.push(get(tag, 'src'))
  })
  return { pieces, pictures: [...new Set(pictures)] }
}

/** Returns the HTML of a body with other addresses of pictures and links. Both functions return '' to keep an address. */
export function writeBody(
  { pieces }: CleanBody,
  { toPicture, toLink }: { toPicture: (src: string) => string; toLink: (href: string) => string },
): string {
  const write = (piece: Markup): Markup => {
    if (!isTag(piece)) return piece
    const attributes = { ...piece.attributes }
    if (piece.tag === 'img') {
      const src = toPicture(get(piece, 'src'))
      if (src) {
        attributes.src = src
        delete attributes.srcset
        delete attributes.sizes
      }
    }
    // A picture that linked to its large version is shown large enough here.
    if (piece.tag === 'a') {
      const href = get(piece, 'href')
      const to = toPicture(href) || toLink(href)
      if (to) attributes.href = to
    }
    return { ...piece, attributes, children: piece.children.map(write) }
  }
  return pieces.map(write).map(toHtml).join('')
}
