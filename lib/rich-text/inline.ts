import { FALLBACK } from '../pictures/fallback.ts'
import { readPictureUrl, toSrcSet } from '../pictures/picture-name.ts'
import type { Context } from './context.ts'
import { toFormula } from './formula.ts'
import {
  element,
  get,
  getAttribute,
  getClasses,
  getFormula,
  isTag,
  isVisible,
  type Markup,
  type Tag,
  toText,
} from './markup.ts'
import { toTarget } from './references.ts'
import { toImageSrc, toSafeHref } from './safe-address.ts'
import { toVideo } from './video.ts'

/** The class names of Quill that a block keeps. */
export const LAYOUT = /^ql-(align-(center|right|justify)|indent-[1-8]|direction-rtl)$/

const PLAIN_TAGS = 'b strong i em u s del ins strike sub sup kbd samp var mark small cite q dfn br'.split(' ')

/** Returns what is allowed inside a line of text. A block inside it becomes its text. */
export function toInline(pieces: Markup[], context: Context): Markup[] {
  return pieces.flatMap((piece) => {
    if (!isTag(piece)) return [piece]
    const made = toInlinePieces(piece, context)
    const [first] = made
    if (made.length === 1 && isTag(first)) context.references.addTarget(piece, first)
    return made
  })
}

function toInlinePieces(piece: Tag, context: Context): Markup[] {
  const { tag } = piece
  const readChildren = () => toInline(piece.children, context)
  if (PLAIN_TAGS.includes(tag)) return [element(tag, toLanguage(piece), readChildren())]
  switch (tag) {
    case 'a':
      return toLink(piece, context)
    case 'img':
      return toImage(piece, context)
    case 'iframe':
      return toVideoLink(piece, context)
    case 'code':
      return [element('code', {}, [toText(piece)])]
    case 'abbr':
      return [element('abbr', { title: getAttribute(piece, 'title') }, readChildren())]
    case 'time':
      return [element('time', { datetime: getAttribute(piece, 'datetime') }, readChildren())]
    case 'span':
      return toSpan(piece, context)
    default:
      return piece.children.length > 0 ? [...readChildren(), ' '] : []
  }
}

/** Returns the attributes that name the language and direction of a text. */
export function toLanguage(piece: Tag): Record<string, string | null> {
  const dir = get(piece, 'dir').toLowerCase()
  const lang = get(piece, 'lang')
  return {
    lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) ? lang : null,
    dir: /^(ltr|rtl|auto)$/.test(dir) ? dir : null,
  }
}

function toLink(piece: Tag, context: Context): Markup[] {
  const safe = context.isInLink ? null : toSafeHref(get(piece, 'href'), context.options)
  if (!safe) return toInline(piece.children, context)
  const children = toInline(piece.children, { ...context, isInLink: true })
  if (!children.some(isVisible)) return children
  const { href, external } = safe
  const rel = external ? 'external noopener' : null
  const link = element('a', { href, title: getAttribute(piece, 'title'), rel }, children)
  if (href.startsWith('#')) context.references.addLink(link, toTarget(href))
  return [link]
}

/** Returns a link to another site, or its words alone within another link. */
function toExternalLink(href: string, label: string, { isInLink }: Context): Markup[] {
  return [isInLink ? label : element('a', { href, rel: 'external noopener' }, [label])]
}

/** Returns the sizes of one of our own pictures: its address names them, and it exists in several widths. */
function toStoredSizes(src: string) {
  const picture = readPictureUrl(src)
  if (!picture) return {}
  const sizes = { width: String(picture.width), height: String(picture.height) }
  const srcset = toSrcSet(src)
  return srcset ? { ...sizes, srcset, sizes: 'auto, 100vw' } : sizes
}

/**
 * Converts a picture. One from elsewhere would tell another site who reads what, and the page's policy forbids it, so
 * it becomes a link.
 */
function toImage(piece: Tag, context: Context): Markup[] {
  const source = get(piece, 'src')
  const alt = get(piece, 'alt').trim()
  const src = toImageSrc(source, context.options)
  if (src) {
    const size = { width: toPixels(get(piece, 'width')), height: toPixels(get(piece, 'height')) }
    const loading = { loading: 'lazy', decoding: 'async', 'data-fallback': FALLBACK.banner }
    return [element('img', { src, alt, ...size, ...toStoredSizes(src), ...loading })]
  }
  const elsewhere = /^(?:https?:)?\/\//i.test(source.trim()) ? toSafeHref(source, context.options) : null
  if (!elsewhere) return alt ? [alt] : []
  const { hostname } = new URL(elsewhere.href, context.options.siteUrl)
  return toExternalLink(elsewhere.href, alt || `Picture on ${hostname}`, context)
}

/** Parses "300" and "300px". A percentage does not tell how much room to reserve. */
function toPixels(value: string): string | null {
  const pixels = Number(/^(\d{1,5})(?:\.\d+)?\s*(?:px)?$/.exec(value.trim())?.[1])
  return pixels > 0 ? String(pixels) : null
}

function toVideoLink(piece: Tag, context: Context): Markup[] {
  const video = toVideo(get(piece, 'src'))
  return video ? toExternalLink(video.href, `Watch the video on ${video.site}`, context) : []
}

function toSpan(piece: Tag, context: Context): Markup[] {
  const formula = getFormula(piece)
  if (formula) return [toFormula(formula, false, context)]
  const children = toInline(piece.children, context)
  const size = getClasses(piece, /^ql-size-(small|large|huge)$/)[0]
  const attributes = { ...toLanguage(piece), class: size }
  const isKept = Object.values(attributes).some(Boolean) || context.references.isTarget(piece)
  return isKept ? [element('span', attributes, children)] : children
}
