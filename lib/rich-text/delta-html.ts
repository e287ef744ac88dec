import { escapeHtml } from '../format/escape-html.ts'
import type { Block, Inline, Line } from './delta.ts'
import { type Attributes, getScalar } from './delta-ops.ts'

const SIZES = ['small', 'large', 'huge']

/** Writes lines as Quill's editor does (flat lists, one `div` a code line), so that what follows treats HTML and Deltas alike. */
export function toQuillHtml(lines: Line[]): string {
  return toRuns(lines, ({ block }) => toContainer(block))
    .map(({ items }) => toRunHtml(items))
    .join('')
}

/** Neighbours that share a container: a list, a code block of one language, a table. */
function toContainer(block: Block): string | null {
  if (block.kind === 'code') return `code ${block.language}`
  return block.kind === 'list' || block.kind === 'cell' ? block.kind : null
}

/** Neighbours of the same key; one whose key is null is a run by itself. */
function toRuns<Item>(items: Item[], toKey: (item: Item) => string | null) {
  const runs: { key: string | null; items: Item[] }[] = []
  for (const item of items) {
    const key = toKey(item)
    const last = runs.at(-1)
    if (last && key !== null && last.key === key) last.items.push(item)
    else runs.push({ key, items: [item] })
  }
  return runs
}

function toRunHtml(lines: Line[]): string {
  const kind = lines[0]?.block.kind
  if (kind === 'cell') return toTableHtml(lines)
  const html = lines.map(toLineHtml).join('')
  if (kind === 'list') return `<ol>${html}</ol>`
  return kind === 'code' ? `<div class="ql-code-block-container">${html}</div>` : html
}

function toTableHtml(cells: Line[]): string {
  const rows = toRuns(cells, ({ block }) => (block.kind === 'cell' ? block.row : null)).map(({ items }) => items)
  const end = rows.findIndex((row) => !row.every(isColumnHead))
  const heads = rows.slice(0, Math.max(end, 0))
  return `<table>${toRowsHtml('thead', heads)}${toRowsHtml('tbody', rows.slice(heads.length))}</table>`
}

const isColumnHead = ({ block }: Line) => block.kind === 'cell' && block.head !== null && block.head !== 'row'

function toRowsHtml(tag: string, rows: Line[][]): string {
  if (rows.length === 0) return ''
  return `<${tag}>${rows.map((row) => `<tr>${row.map(toLineHtml).join('')}</tr>`).join('')}</${tag}>`
}

function toLineHtml({ block, classes, inlines }: Line): string {
  const content = block.kind === 'code' ? inlines.map(toPlainHtml).join('') : toInlineHtml(inlines)
  const attribute = classes.length > 0 ? ` class="${classes.join(' ')}"` : ''
  switch (block.kind) {
    case 'paragraph':
      return `<p${attribute}>${content}</p>`
    case 'quote':
      return `<blockquote${attribute}>${content}</blockquote>`
    case 'heading':
      return `<h${block.level}${attribute}>${content}</h${block.level}>`
    case 'list':
      return `<li data-list="${block.list}"${block.start === null ? '' : ` value="${block.start}"`}${attribute}>${content}</li>`
    case 'code':
      return `<div class="ql-code-block" data-language="${escapeHtml(block.language)}">${content}</div>`
    case 'cell':
      return toCellHtml(block.head, attribute, content)
    case 'video':
      return `<iframe class="ql-video" src="${escapeHtml(block.src)}"></iframe>`
    case 'divider':
      return '<hr>'
  }
}

function toCellHtml(head: string | null, attribute: string, content: string): string {
  if (head === null) return `<td${attribute}>${content}</td>`
  return `<th${head === 'cell' ? '' : ` scope="${head}"`}${attribute}>${content}</th>`
}

/** A link holds all neighbours that go to the same address, whatever their other formats. */
function toInlineHtml(inlines: Inline[]): string {
  const parts = toRuns(inlines, toLink).map(({ key, items }) => {
    const html = items.map(toFormattedHtml).join('')
    return key === null ? html : `<a href="${escapeHtml(key)}">${html}</a>`
  })
  return parts.join('')
}

function toLink({ attributes }: Inline): string | null {
  const link = getScalar(attributes, 'link')
  return typeof link === 'string' ? link : null
}

function toFormattedHtml(inline: Inline): string {
  const tags = toTags(inline.attributes)
  const start = tags.map((tag) => `<${tag}>`).join('')
  const end = tags.toReversed().map((tag) => `</${tag.split(' ')[0]}>`)
  return `${start}${toPlainHtml(inline)}${end.join('')}`
}

function toTags(attributes: Attributes): string[] {
  const is = (name: string, value: unknown = true) => getScalar(attributes, name) === value
  const size = SIZES.find((name) => is('size', name))
  const tags = [
    is('bold') && 'strong',
    is('italic') && 'em',
    is('underline') && 'u',
    is('strike') && 's',
    is('script', 'super') && 'sup',
    is('script', 'sub') && 'sub',
    size && `span class="ql-size-${size}"`,
    is('code') && 'code',
  ]
  return tags.filter((tag) => typeof tag === 'string')
}

function toPlainHtml(inline: Inline): string {
  if (inline.kind === 'image') {
    const { src, alt, width, height } = inline
    const size = `width="${escapeHtml(width)}" height="${escapeHtml(height)}"`
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" ${size}>`
  }
  const text = escapeHtml(inline.text)
  return inline.kind === 'text' ? text : `<span class="ql-formula" data-value="${text}"></span>`
}
