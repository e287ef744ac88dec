import { element, get, isTag, type Markup, type Tag, toHtml, toText } from '../../rich-text/markup.ts'
import { parseHtml } from '../../rich-text/parse-html.ts'

const NOT_PORTABLE = 'class tabindex role aria-label data-open data-fallback loading decoding srcset sizes'.split(' ')

/** Converts an article's HTML for feed readers: full addresses, no elements that need this site's script. */
export function toPortableHtml(html: string, address: string): string {
  return parseHtml(html)
    .flatMap((piece) => toPortable(piece, address))
    .map(toHtml)
    .join('')
}

function toPortable(piece: Markup, address: string): Markup[] {
  if (!isTag(piece)) return [piece]
  // Few feed readers show MathML.
  if (piece.tag === 'math') return [element('code', {}, [toText(piece)])]
  // Few show drawings that are part of the text, so readers get the words of a diagram.
  if (piece.attributes['data-diagram'] !== undefined) return [element('p', {}, [getDescription(piece)])]
  const children = piece.children.flatMap((child) => toPortable(child, address))
  const isOwn = piece.tag === 'click-to-load' || (piece.tag === 'a' && get(piece, 'class') === 'anchor')
  if (isOwn) return children
  const fields = Object.entries(piece.attributes).filter(([name]) => !NOT_PORTABLE.includes(name))
  const isPath = ([name, value]: [string, string]) => /^(?:href|src)$/.test(name) && /^[#/]/.test(value)
  const others = fields.filter((field) => !isPath(field))
  const addresses = fields.filter(isPath).map(([name, value]) => [name, new URL(value, address).href] as const)
  return [element(piece.tag, Object.fromEntries([...others, ...addresses]), children)]
}

const getDescription = ({ children }: Tag): string => {
  const svg = children.find((child) => isTag(child, 'svg'))
  return svg && isTag(svg) ? get(svg, 'aria-label') : ''
}
