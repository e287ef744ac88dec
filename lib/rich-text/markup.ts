import { escapeHtml } from '../format/escape-html.ts'

/** An element of HTML. Both the browser's tree and the parser's are turned into this. */
export type Tag = { tag: string; attributes: Record<string, string>; children: Markup[] }
/** A piece of HTML: a text or an element. Comments and the like are left out. */
export type Markup = string | Tag

/** Whether a piece is an element, and of one of the given tags where some are given. */
export function isTag(piece: Markup | undefined, ...tags: string[]): piece is Tag {
  return typeof piece === 'object' && (tags.length === 0 || tags.includes(piece.tag))
}

/** All text below a piece; a line break element is a line break. */
export function toWords(piece: Markup): string {
  if (typeof piece === 'string') return piece
  return piece.tag === 'br' ? '\n' : piece.children.map(toWords).join('')
}

/** The value of an attribute, or an empty text. */
export function get(piece: Tag, name: string): string {
  return Object.hasOwn(piece.attributes, name) ? (piece.attributes[name] ?? '') : ''
}

/** Whether an element has a class that matches. */
export function hasClass(piece: Tag, pattern: RegExp): boolean {
  return get(piece, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name))
}

/** The declarations of a style attribute by their names, in lower case. The last of a name counts, as in a browser. */
export function readStyle(piece: Tag): Record<string, string> {
  const style: Record<string, string> = Object.create(null)
  for (const declaration of get(piece, 'style').slice(0, 2_000).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    const value = declaration.slice(colon + 1).replace('!important', '')
    if (colon > 0) style[declaration.slice(0, colon).trim()] = value.trim()
  }
  return style
}

const VOID = ['br', 'hr', 'img', 'input']
const ATTRIBUTE_NAME = /^[a-z][a-z-]*$/

/** Writes markup as HTML. */
export function toHtml(piece: Markup): string {
  if (typeof piece === 'string') return piece.replace(/[&<>]/g, escapeHtml)
  const attributes = Object.entries(piece.attributes)
    .filter(([name]) => ATTRIBUTE_NAME.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const start = `<${piece.tag}${attributes.join('')}>`
  return VOID.includes(piece.tag) ? start : `${start}${piece.children.map(toHtml).join('')}</${piece.tag}>`
}
