import { FALLBACK } from '../pictures/media.ts'
import { readPictureUrl, toSrcSet } from '../pictures/picture-name.ts'
import { toImageSrc, toSafeHref } from './address.ts'
import type { Context } from './context.ts'
import { toFormula } from './formula.ts'
import { toTarget } from './references.ts'
import {
  type Element,
  element,
  getAttribute,
  getClasses,
  isElement,
  isVisible,
  type Node,
  text,
  toText,
} from './tree.ts'
import { toVideo } from './video.ts'

/** Quill's class names that a block keeps. */
export const LAYOUT = /^ql-(align-(center|right|justify)|indent-[1-8]|direction-rtl)$/

const PLAIN_TAGS = 'b strong i em u s del ins strike sub sup kbd samp var mark small cite q dfn br'.split(' ')

/** Keeps what is allowed inside a line of text. Blocks that an editor put there (always a fault) become their text. */
export function toInline(nodes: Node[], context: Context): Node[] {
  return nodes.flatMap((node) => {
    const made = toInlineNodes(node, context)
    const [first] = made
    if (made.length === 1 && first && isElement(first) && isElement(node)) context.references.addTarget(node, first)
    return made
  })
}

function toInlineNodes(node: Node, context: Context): Node[] {
  if ('value' in node) return [text(node.value)]
  if (!isElement(node)) return []
  const children = () => toInline(node.childNodes, context)
  if (PLAIN_TAGS.includes(node.tagName)) return [element(node.tagName, toLanguage(node), children())]
  switch (node.tagName) {
    case 'a':
      return toLink(node, context)
    case 'img':
      return toImage(node, context)
    case 'iframe':
      return toVideoLink(node)
    case 'code':
      return [element('code', {}, [text(toText(node))])]
    case 'abbr':
      return [element('abbr', { title: getAttribute(node, 'title') }, children())]
    case 'time':
      return [element('time', { datetime: getAttribute(node, 'datetime') }, children())]
    case 'span':
      return toSpan(node, context)
    default:
      return node.childNodes.length > 0 ? [...children(), text(' ')] : []
  }
}

/** The attributes that say in which language and direction something reads. */
export function toLanguage(node: Element): Record<string, string | null> {
  const dir = getAttribute(node, 'dir')?.toLowerCase() ?? ''
  const lang = getAttribute(node, 'lang') ?? ''
  return {
    lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) ? lang : null,
    dir: /^(ltr|rtl|auto)$/.test(dir) ? dir : null,
  }
}

function toLink(node: Element, context: Context): Node[] {
  const children = toInline(node.childNodes, context).filter((child) => !isElement(child, 'a'))
  const safe = toSafeHref(getAttribute(node, 'href') ?? '', context.options)
  if (!safe || !children.some(isVisible)) return children
  const { href, external } = safe
  const link = element(
    'a',
    { href, title: getAttribute(node, 'title'), rel: external ? 'external noopener' : null },
    children,
  )
  if (href.startsWith('#')) context.references.addLink(link, toTarget(href))
  return [link]
}

/** Our own pictures say their size in their address, and exist in several widths. */
function toStoredSizes(src: string) {
  const picture = readPictureUrl(src)
  if (!picture) return {}
  const srcset = toSrcSet(src)
  const { width, height } = picture
  return { width: String(width), height: String(height), ...(srcset && { srcset, sizes: 'auto, 100vw' }) }
}

/** A picture from elsewhere would tell another site who reads what, and the page's policy forbids it: it becomes a link. */
function toImage(node: Element, context: Context): Node[] {
  const src = getAttribute(node, 'src') ?? ''
  const alt = (getAttribute(node, 'alt') ?? '').trim()
  const own = toImageSrc(src, context.options)
  if (own) {
    const size = { width: toPixels(getAttribute(node, 'width')), height: toPixels(getAttribute(node, 'height')) }
    const rest = { loading: 'lazy', decoding: 'async', 'data-fallback': FALLBACK.banner }
    return [element('img', { src: own, alt, ...size, ...toStoredSizes(own), ...rest })]
  }
  const elsewhere = /^(?:https?:)?\/\//i.test(src.trim()) ? toSafeHref(src, context.options) : null
  if (!elsewhere) return alt ? [text(alt)] : []
  const label = alt || `Picture on ${new URL(elsewhere.href, context.options.siteUrl).hostname}`
  return [element('a', { href: elsewhere.href, rel: 'external noopener' }, [text(label)])]
}

/** "300" and "300px"; a percentage says nothing about the room to keep. */
function toPixels(value: string | null): string | null {
  const pixels = Number(/^(\d{1,5})(?:\.\d+)?\s*(?:px)?$/.exec(value?.trim() ?? '')?.[1])
  return pixels > 0 ? String(pixels) : null
}

function toVideoLink(node: Element): Node[] {
  const video = toVideo(getAttribute(node, 'src') ?? '')
  return video
    ? [element('a', { href: video.href, rel: 'external noopener' }, [text(`Watch the video on ${video.site}`)])]
    : []
}

/** The source of Quill's formula element; null for other nodes, and for an empty one. */
export function getFormula(node: Node): string | null {
  if (!isElement(node, 'span') || getClasses(node, /^ql-formula$/).length === 0) return null
  return getAttribute(node, 'data-value')?.trim() || toText(node).trim() || null
}

function toSpan(node: Element, context: Context): Node[] {
  const formula = getFormula(node)
  if (formula) return [toFormula(formula, false, context)]
  const children = toInline(node.childNodes, context)
  const size = getClasses(node, /^ql-size-(small|large|huge)$/)[0]
  const attributes = { ...toLanguage(node), class: size }
  const isKept = Object.values(attributes).some(Boolean) || context.references.isTarget(node)
  return isKept ? [element('span', attributes, children)] : children
}
