import type { Block, Inline, InlineFormat, Line } from './delta.ts'
import { escapeHtml } from './escape.ts'

/** Writes lines as Quill's editor does (flat lists, one `div` a code line), so that what follows treats HTML and Deltas alike. */
export function toQuillHtml(lines: Line[]): string {
  return toRuns(lines, (line) => toContainer(line.block))
    .map(toRunHtml)
    .join('')
}

/** Neighbours that share a container: a list, a code block of one language, a table. */
function toContainer(block: Block): string | null {
  if (block.kind === 'code') return `code ${block.language}`
  return block.kind === 'list' || block.kind === 'cell' ? block.kind : null
}

/** Neighbouring lines of the same key; a line whose key is null is a run by itself. */
function toRuns(lines: Line[], toKey: (line: Line) => string | null): Line[][] {
  const runs: Line[][] = []
  let last: string | null = null
  for (const line of lines) {
    const key = toKey(line)
    const run = runs.at(-1)
    if (run && key !== null && key === last) run.push(line)
    else runs.push([line])
    last = key
  }
  return runs
}

function toRunHtml(run: Line[]): string {
  const block = run[0]?.block
  const html = () => run.map(toLineHtml).join('')
  if (block?.kind === 'list') return `<ol>${html()}</ol>`
  if (block?.kind === 'code') return `<div class="ql-code-block-container">${html()}</div>`
  if (block?.kind !== 'cell') return html()
  const rows = toRuns(run, (line) => (line.block.kind === 'cell' ? line.block.row : null))
  const end = rows.findIndex((row) => !row.every(isColumnHead))
  const [heads, others] = [rows.slice(0, Math.max(end, 0)), rows.slice(Math.max(end, 0))]
  return `<table>${toRowsHtml('thead', heads)}${toRowsHtml('tbody', others)}</table>`
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
      return `<li data-list="${block.list}"${attribute}>${content}</li>`
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
  let html = ''
  let open: string | null = null
  for (const inline of inlines) {
    const { link } = inline.format
    if (link !== open) {
      if (open !== null) html += '</a>'
      if (link !== null) html += `<a href="${escapeHtml(link)}">`
      open = link
    }
    html += toFormattedHtml(inline)
  }
  return open === null ? html : `${html}</a>`
}

function toFormattedHtml(inline: Inline): string {
  const tags = toTags(inline.format)
  const start = tags.map((tag) => `<${tag}>`).join('')
  const end = tags.toReversed().map((tag) => `</${tag.split(' ')[0]}>`)
  return `${start}${toPlainHtml(inline)}${end.join('')}`
}

function toTags({ bold, italic, underline, strike, code, script, size }: InlineFormat): string[] {
  const tags = [
    bold && 'strong',
    italic && 'em',
    underline && 'u',
    strike && 's',
    script && (script === 'super' ? 'sup' : 'sub'),
    size && `span class="ql-size-${size}"`,
    code && 'code',
  ]
  return tags.filter((tag) => typeof tag === 'string')
}

function toPlainHtml(inline: Inline): string {
  if (inline.kind === 'text') return escapeHtml(inline.text)
  if (inline.kind === 'formula') return `<span class="ql-formula" data-value="${escapeHtml(inline.text)}"></span>`
  const { src, alt, width, height } = inline
  const size = `width="${escapeHtml(width)}" height="${escapeHtml(height)}"`
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" ${size}>`
}
