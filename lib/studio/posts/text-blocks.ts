import { type Block, type Inline, type Line, readDelta, toLines } from '../../rich-text/delta-lines.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const BLOCKS = 'p div h1 h2 h3 h4 h5 h6 li blockquote pre tr figure figcaption section ul ol dt dd summary'.split(' ')
const LINE_ENDS = new Set(['br', 'hr', ...BLOCKS.map((name) => `/${name}`)])
const PICTURES = new Set(['img', 'iframe', 'video'])
const TAG = /<(\/?\w*)(?:[^\w<>][^<>]*)?>/g
const ATTRIBUTE = /\b(?:alt|src)="([^"<>]*)"/gi

const toMark = (words: string) => `[${words}]`

function toPrefix(block: Block): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} `
  if (block.kind === 'quote') return '> '
  if (block.kind === 'list') return block.list === 'ordered' ? '1. ' : '• '
  if (block.kind === 'code') return '    '
  return ''
}

function toText(inline: Inline): string {
  if (inline.kind === 'image') {
    const { alt, src, caption } = inline
    return toMark(`picture ${alt || src}`) + (caption && ` ${caption}`)
  }
  return inline.kind === 'formula' ? toMark(`formula ${inline.text}`) : inline.text
}

function fromLine({ block, inlines }: Line): string {
  if (block.kind === 'video') return toMark(`video ${block.src}`)
  if (block.kind === 'divider') return toMark('divider')
  const text = inlines.map(toText).join('')
  return text.trim() ? toPrefix(block) + text : ''
}

function fromTag(tag: string, name: string): string {
  if (LINE_ENDS.has(name.toLowerCase())) return '\n'
  if (!PICTURES.has(name.toLowerCase())) return ''
  return toMark(`picture ${[...tag.matchAll(ATTRIBUTE)].map(([, value]) => value).join(' ')}`)
}

function fromHtml(html: string): string[] {
  return html
    .replace(TAG, fromTag)
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
}

/** Converts a body to lines of text for people to compare, without formats inside lines. */
export function toTextBlocks(body: string): string[] {
  const ops = readDelta(body)
  const lines = ops ? toLines(ops).map(fromLine) : fromHtml(body)
  return lines.filter((line) => line.trim() !== '')
}

/** Returns whether a body shows nothing. */
export const isEmptyBody = (body: string): boolean => toTextBlocks(body).length === 0
