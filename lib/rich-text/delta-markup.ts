import type { Block, Inline, Line } from './delta-lines.ts'
import { type Attributes, getScalar } from './delta-ops.ts'
import { element, type Markup, type Tag } from './markup.ts'

const SIZES = ['small', 'large', 'huge']

/** Returns lines as markup like that of Quill's editor (flat lists, one `div` for each line of code). */
export function toMarkup(lines: Line[]): Markup[] {
  return toRuns(lines, ({ block }) => toContainer(block)).map(({ items }) => toRun(items))
}

/** Returns the name of the container that neighbours share: a list, a code block of one language, a table. */
function toContainer(block: Block): string | null {
  if (block.kind === 'code') return `code ${block.language}`
  return block.kind === 'list' || block.kind === 'cell' ? block.kind : null
}

/** Groups neighbours of the same key. One whose key is null stays alone. */
function toRuns<Item>(items: Item[], toKey: (item: Item) => string | null) {
  const runs: { key: string | null; items: [Item, ...Item[]] }[] = []
  for (const item of items) {
    const key = toKey(item)
    const last = runs.at(-1)
    if (last && key !== null && last.key === key) last.items.push(item)
    else runs.push({ key, items: [item] })
  }
  return runs
}

function toRun(lines: [Line, ...Line[]]): Tag {
  const [first] = lines
  if (first.block.kind === 'cell') return toTable(lines)
  if (first.block.kind === 'list') return element('ol', {}, lines.map(toLine))
  if (first.block.kind === 'code') return element('div', { class: 'ql-code-block-container' }, lines.map(toLine))
  return toLine(first)
}

function toTable(cells: Line[]): Tag {
  const rows = toRuns(cells, ({ block }) => (block.kind === 'cell' ? block.row : null)).map(({ items }) => items)
  const end = rows.findIndex((row) => !row.every(isColumnHead))
  const heads = rows.slice(0, Math.max(end, 0))
  return element('table', {}, [...toRows('thead', heads), ...toRows('tbody', rows.slice(heads.length))])
}

const isColumnHead = ({ block }: Line) => block.kind === 'cell' && block.head !== null && block.head !== 'row'

function toRows(tag: string, rows: Line[][]): Tag[] {
  if (rows.length === 0) return []
  return [
    element(
      tag,
      {},
      rows.map((row) => element('tr', {}, row.map(toLine))),
    ),
  ]
}

function toLine({ block, classes, inlines }: Line): Tag {
  const attributes = { class: classes.length > 0 ? classes.join(' ') : null }
  switch (block.kind) {
    case 'paragraph':
      return element('p', attributes, toInlines(inlines))
    case 'quote':
      return element('blockquote', attributes, toInlines(inlines))
    case 'heading':
      return element(`h${block.level}`, attributes, toInlines(inlines))
    case 'list': {
      const value = block.start === null ? null : String(block.start)
      return element('li', { 'data-list': block.list, value, ...attributes }, toInlines(inlines))
    }
    case 'code':
      return element('div', { class: 'ql-code-block', 'data-language': block.language }, inlines.map(toPlain))
    case 'cell': {
      if (block.head === null) return element('td', attributes, toInlines(inlines))
      return element('th', { scope: block.head === 'cell' ? null : block.head, ...attributes }, toInlines(inlines))
    }
    case 'video':
      return element('iframe', { class: 'ql-video', src: block.src })
    case 'divider':
      return element('hr')
  }
}

/** Converts inline pieces. A link contains all neighbours with the same address, whatever their other formats. */
function toInlines(inlines: Inline[]): Markup[] {
  return toRuns(inlines, toLink).flatMap(({ key, items }) => {
    const pieces = items.map(toFormatted)
    return key === null ? pieces : [element('a', { href: key }, pieces)]
  })
}

function toLink(inline: Inline): string | null {
  const link = isFigure(inline) ? null : getScalar(inline.attributes, 'link')
  return typeof link === 'string' ? link : null
}

function toFormatted(inline: Inline): Markup {
  if (isFigure(inline)) return toFigure(inline)
  return toFormats(inline.attributes).reduceRight<Markup>(
    (inside, format) => ({ ...format, children: [inside] }),
    toPlain(inline),
  )
}

function toFormats(attributes: Attributes): Tag[] {
  const is = (name: string, value: unknown = true) => getScalar(attributes, name) === value
  const size = SIZES.find((name) => is('size', name))
  const formats: Tag[] = []
  if (is('bold')) formats.push(element('strong'))
  if (is('italic')) formats.push(element('em'))
  if (is('underline')) formats.push(element('u'))
  if (is('strike')) formats.push(element('s'))
  if (is('script', 'super')) formats.push(element('sup'))
  if (is('script', 'sub')) formats.push(element('sub'))
  if (size) formats.push(element('span', { class: `ql-size-${size}` }))
  if (is('code')) formats.push(element('code'))
  return formats
}

function toPlain(inline: Inline): Markup {
  if (inline.kind === 'image') return toImage(inline)
  return inline.kind === 'text' ? inline.text : element('span', { class: 'ql-formula', 'data-value': inline.text })
}

type PictureInline = Extract<Inline, { kind: 'image' }>

const toImage = ({ src, alt, width, height }: PictureInline): Tag => element('img', { src, alt, width, height })

/** Returns whether a picture has a caption or a size, and so is a figure. */
const isFigure = (inline: Inline): inline is PictureInline =>
  inline.kind === 'image' && (inline.caption !== '' || inline.isNarrow)

/** Returns a picture with its caption. Its link, if it has one, is around the picture alone. */
function toFigure(inline: PictureInline): Tag {
  const { caption, isNarrow, attributes } = inline
  const link = getScalar(attributes, 'link')
  const image = typeof link === 'string' ? element('a', { href: link }, [toImage(inline)]) : toImage(inline)
  const words = caption ? [element('figcaption', {}, [caption])] : []
  return element('figure', { class: isNarrow ? 'text-width' : null }, [image, ...words])
}
