import { type Block, type Inline, type Line, readDelta, toLines } from '../../rich-text/delta.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const BLOCK_END =
  /<\/(?:p|div|h[1-6]|li|blockquote|pre|tr|figure|figcaption|section|ul|ol|dt|dd|summary)>|<(?:br|hr)\b[^<>]*>/gi
const PICTURE = /<(?:img|iframe|video)\b[^<>]*>/gi
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
  if (inline.kind === 'image') return toMark(`picture ${inline.alt || inline.src}`)
  return inline.kind === 'formula' ? toMark(`formula ${inline.text}`) : inline.text
}

function fromLine({ block, inlines }: Line): string {
  if (block.kind === 'video') return toMark(`video ${block.src}`)
  if (block.kind === 'divider') return toMark('divider')
  const text = inlines.map(toText).join('')
  return text.trim() ? toPrefix(block) + text : ''
}

function fromHtml(html: string): string[] {
  return html
    .replace(PICTURE, (tag) => toMark(`picture ${[...tag.matchAll(ATTRIBUTE)].map(([, value]) => value).join(' ')}`))
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
}

/** A body as lines of text for people to compare; formats other than those of whole lines are left out. */
export function toTextBlocks(body: string): string[] {
  const ops = readDelta(body)
  const lines = ops ? toLines(ops).map(fromLine) : fromHtml(body)
  return lines.filter((line) => line.trim() !== '')
}

/** Whether a body shows nothing at all. */
export const isEmptyBody = (body: string): boolean => toTextBlocks(body).length === 0
