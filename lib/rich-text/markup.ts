import { toWritable } from '../format/text.ts'

/** An element of HTML. Every source is read into this tree, and every output is written from it. */
export type Tag = { tag: string; attributes: Record<string, string>; children: Markup[] }
/** A piece of HTML: a text or an element. Comments and the like are left out. */
export type Markup = string | Tag

/** Creates an element without the attributes whose value is null or undefined. */
export function element(
  tag: string,
  attributes: Record<string, string | null | undefined> = {},
  children: Markup[] = [],
): Tag {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] != null)
  return { tag, attributes: Object.fromEntries(given), children }
}

/** Returns whether a piece is an element and, if tags are given, one of them. */
export function isTag(piece: Markup | undefined, ...tags: string[]): piece is Tag {
  return typeof piece === 'object' && (tags.length === 0 || tags.includes(piece.tag))
}

/** Returns the value of an attribute, or null. */
export function getAttribute(piece: Tag, name: string): string | null {
  return Object.hasOwn(piece.attributes, name) ? (piece.attributes[name] ?? null) : null
}

/** Returns the value of an attribute, or an empty string. */
export function get(piece: Tag, name: string): string {
  return getAttribute(piece, name) ?? ''
}

/** Returns the class names of an element that match a pattern. */
export function getClasses(piece: Tag, pattern: RegExp): string[] {
  return get(piece, 'class')
    .split(/\s+/)
    .filter((name) => pattern.test(name))
}

/** Returns whether an element has a class that matches a pattern. */
export function hasClass(piece: Tag, pattern: RegExp): boolean {
  return getClasses(piece, pattern).length > 0
}

/**
 * Returns the declarations of a style attribute by name, in lower case. If a name is repeated, the last one counts, as
 * in a browser.
 */
export function readStyle(piece: Tag): Record<string, string> {
  const style: Record<string, string> = Object.create(null)
  for (const declaration of get(piece, 'style').slice(0, 2_000).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    const value = declaration.slice(colon + 1).replace('!important', '')
    if (colon > 0) style[declaration.slice(0, colon).trim()] = value.trim()
  }
  return style
}

/** Returns all text below a piece: a line break element is a line break, and a formula is its TeX. */
export function toText(piece: Markup): string {
  if (typeof piece === 'string') return piece
  return piece.tag === 'br' ? '\n' : getReadable(piece).map(toText).join('')
}

/** Returns the children that hold an element's text. In a typeset formula only the last one does: its TeX. */
export function getReadable(piece: Tag): Markup[] {
  return piece.tag === 'semantics' ? piece.children.slice(-1) : piece.children
}

/** Returns whether a piece shows anything: text, a picture, a rule, a video or a formula. */
export function isVisible(piece: Markup): boolean {
  if (typeof piece === 'string') return piece.trim() !== ''
  if (['img', 'hr', 'iframe', 'click-to-load'].includes(piece.tag)) return true
  return get(piece, 'data-value') !== '' || piece.children.some(isVisible)
}

/** Returns the TeX of Quill's formula element; null for any other piece, and for an empty one. */
export function getFormula(piece: Markup): string | null {
  if (!isTag(piece, 'span') || !hasClass(piece, /^ql-formula$/)) return null
  return get(piece, 'data-value').trim() || toText(piece).trim() || null
}

/**
 * Returns markup without the characters that neither HTML nor XML allow. Normalizes line breaks as an HTML parser does.
 */
export function toClean(piece: Markup): Markup {
  if (typeof piece === 'string') return cleanText(piece)
  const attributes = Object.entries(piece.attributes).map(([name, value]) => [name, cleanText(value)])
  return { tag: piece.tag, attributes: Object.fromEntries(attributes), children: piece.children.map(toClean) }
}

const cleanText = (text: string) => toWritable(text).replace(/\r\n?/g, '\n')

const VOID = ['br', 'hr', 'img']
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' }
const toEntities = (text: string, special: RegExp) => text.replace(special, (character) => ENTITIES[character] ?? '')

/** Writes markup as HTML, exactly as a browser would serialize the same tree. */
export function toHtml(piece: Markup): string {
  if (typeof piece === 'string') return toEntities(piece, /[&<>\u00a0]/g)
  const attributes = Object.entries(piece.attributes).map(
    ([name, value]) => ` ${name}="${toEntities(value, /[&<>"\u00a0]/g)}"`,
  )
  const start = `<${piece.tag}${attributes.join('')}>`
  return VOID.includes(piece.tag) ? start : `${start}${piece.children.map(toHtml).join('')}</${piece.tag}>`
}
