import { type Attributes, getScalar, isFields, LIST_KINDS, type ListKind } from './delta-ops.ts'
import { MAX_CAPTION } from './restrict-formats.ts'

/** A piece of a line with its formats: text, a formula or a picture. */
export type Inline =
  | { kind: 'text' | 'formula'; text: string; attributes: Attributes }
  | (Picture & { kind: 'image'; attributes: Attributes })

/** A picture. With `isNarrow` it is as wide as the text, otherwise as wide as the page allows. */
type Picture = { src: string; alt: string; width: string; height: string; caption: string; isNarrow: boolean }

/** The kind of a whole line. A Delta stores it on the line break that ends the line. */
export type Block =
  | { kind: 'paragraph' | 'quote' | 'divider' }
  | { kind: 'heading'; level: number }
  | { kind: 'list'; list: ListKind; start: number | null }
  | { kind: 'code'; language: string }
  | { kind: 'cell'; row: string; head: (typeof HEADS)[number] | null }
  | { kind: 'video'; src: string }

/** A line of a Delta: its kind, its layout classes and its pieces. */
export type Line = { block: Block; classes: string[]; inlines: Inline[] }

/** Whether a cell heads a column or a row; `cell` if the source does not say which. */
const HEADS = ['col', 'row', 'cell'] as const
const PLAIN = { kind: 'paragraph' } as const
/**
 * The maximum number of lines. Later lines are joined to the last one. No article has as many, and rendering them would
 * take seconds.
 */
const MAX_LINES = 10_000

/** Returns the operations of a Delta, which may be an object, an array or JSON (also encoded twice); null for anything else. */
export function readDelta(source: unknown): unknown[] | null {
  const value = typeof source === 'string' ? parseJson(parseJson(source)) : source
  if (Array.isArray(value)) return value.some((op) => has(op, 'insert')) ? value : null
  if (has(value, 'ops') && Array.isArray(value.ops)) return value.ops
  return null
}

/**
 * Splits operations at their line breaks, since a Delta keeps a line's block format on the break that ends it. The
 * usual converter takes quadratic time, and throws on attribute values of a wrong type.
 */
export function toLines(ops: unknown[]): Line[] {
  const lines: Line[] = []
  let inlines: Inline[] = []
  const end = (block: Block, classes: string[] = []) => {
    if (lines.length >= MAX_LINES) return
    lines.push({ block, classes, inlines })
    inlines = []
  }
  for (const op of ops) {
    if (!has(op, 'insert')) continue
    const attributes = isFields(op.attributes) ? op.attributes : {}
    if (typeof op.insert === 'string') {
      const texts = toTexts(op.insert, MAX_LINES - lines.length)
      for (const [index, text] of texts.entries()) {
        if (text) inlines.push({ kind: 'text', text, attributes })
        if (index < texts.length - 1) end(toBlock(attributes), toClasses(attributes))
      }
    } else if (isFields(op.insert)) {
      const own = toOwnLine(op.insert)
      if (own) {
        if (inlines.length > 0) end(PLAIN)
        end(own)
      } else inlines.push(...toEmbed(op.insert, attributes))
    }
  }
  if (inlines.length > 0) lines.push({ block: PLAIN, classes: [], inlines })
  return lines
}

/** Returns the lines of a text. Those beyond `room` are joined into one. */
function toTexts(text: string, room: number): string[] {
  const texts = text.split('\n')
  return texts.length > room ? [...texts.slice(0, room), texts.slice(room).join(' ')] : texts
}

function toBlock(attributes: Attributes): Block {
  const code = getScalar(attributes, 'code-block')
  if (code) return { kind: 'code', language: typeof code === 'string' ? code : '' }
  const list = LIST_KINDS.find((name) => name === getScalar(attributes, 'list'))
  if (list) return { kind: 'list', list, start: toStart(getScalar(attributes, 'start')) }
  const row = getScalar(attributes, 'table')
  const head = HEADS.find((name) => name === getScalar(attributes, 'table-head')) ?? null
  if (typeof row === 'string' || typeof row === 'number') return { kind: 'cell', row: String(row), head }
  const level = Number(getScalar(attributes, 'header'))
  if (Number.isInteger(level) && level >= 1 && level <= 6) return { kind: 'heading', level }
  return getScalar(attributes, 'blockquote') ? { kind: 'quote' } : PLAIN
}

/** Returns the number at which a list item starts to count. */
const toStart = (value: unknown): number | null => (/^\d{1,6}$/.test(String(value)) ? Number(value) : null)

function toClasses(attributes: Attributes): string[] {
  const classes: string[] = []
  const align = getScalar(attributes, 'align')
  if (typeof align === 'string' && /^(center|right|justify)$/.test(align)) classes.push(`ql-align-${align}`)
  const indent = Number(getScalar(attributes, 'indent'))
  if (Number.isInteger(indent) && indent >= 1) classes.push(`ql-indent-${Math.min(indent, 8)}`)
  if (getScalar(attributes, 'direction') === 'rtl') classes.push('ql-direction-rtl')
  return classes
}

function toOwnLine(embed: Attributes): Block | null {
  const video = getScalar(embed, 'video')
  if (typeof video === 'string') return { kind: 'video', src: video }
  return getScalar(embed, 'divider') || getScalar(embed, 'hr') ? { kind: 'divider' } : null
}

function toEmbed(embed: Attributes, attributes: Attributes): Inline[] {
  const image = getScalar(embed, 'image')
  if (typeof image === 'string') {
    const read = (name: string) => String(getScalar(attributes, name) ?? '')
    const sizes = { width: read('width'), height: read('height'), isNarrow: read('layout') === 'text' }
    const caption = read('caption').slice(0, MAX_CAPTION)
    return [{ kind: 'image', src: image, alt: read('alt'), ...sizes, caption, attributes }]
  }
  const formula = getScalar(embed, 'formula')
  if (typeof formula === 'string') return [{ kind: 'formula', text: formula, attributes }]
  const name = has(embed, 'mention') && isFields(embed.mention) ? getScalar(embed.mention, 'value') : null
  return typeof name === 'string' ? [{ kind: 'text', text: `@${name}`, attributes }] : []
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> & Attributes {
  return isFields(value) && Object.hasOwn(value, key)
}

function parseJson(source: unknown): unknown {
  if (typeof source !== 'string' || !/^\s*["{[]/.test(source)) return source
  try {
    return JSON.parse(source)
  } catch {
    return source
  }
}
