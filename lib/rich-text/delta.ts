/** Reads a Quill Delta into lines. The common converter is quadratic, and throws on attribute values of a wrong type. */

/** The formats of text inside a line. Only values of the right type get here; the HTML made of it is sanitised all the same. */
export type InlineFormat = {
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  code: boolean
  script: 'sub' | 'super' | null
  size: 'small' | 'large' | 'huge' | null
  link: string | null
}

/** A piece of a line: text with its format, a formula or a picture. */
export type Inline =
  | { kind: 'text'; text: string; format: InlineFormat }
  | { kind: 'formula'; text: string; format: InlineFormat }
  | { kind: 'image'; src: string; alt: string; width: string; height: string; format: InlineFormat }

/** What a whole line is; Delta says so at the line break that ends it. */
export type Block =
  | { kind: 'paragraph' | 'quote' | 'divider' }
  | { kind: 'heading'; level: number }
  | { kind: 'list'; list: 'ordered' | 'bullet' | 'checked' | 'unchecked' }
  | { kind: 'code'; language: string }
  | { kind: 'cell'; row: string; head: (typeof HEADS)[number] | null }
  | { kind: 'video'; src: string }

/** A line of a Delta: what it is, how it is set, and its pieces. */
export type Line = { block: Block; classes: string[]; inlines: Inline[] }

type Fields = Record<string, unknown>

const LISTS = ['ordered', 'bullet', 'checked', 'unchecked'] as const
/** The head of a column, of a row, or of what the source does not say. */
const HEADS = ['col', 'row', 'cell'] as const
const PLAIN = { kind: 'paragraph' } as const
/** Further lines go on in the last one: no article has as many, and their elements would take seconds. */
const MOST_LINES = 10_000

/** The operations of a Delta given as an object, an array, or JSON text (also encoded twice); null where it is none. */
export function readDelta(source: unknown): unknown[] | null {
  const value = typeof source === 'string' ? parseJson(parseJson(source)) : source
  if (Array.isArray(value)) return value.some((op) => has(op, 'insert')) ? value : null
  if (has(value, 'ops') && Array.isArray(value.ops)) return value.ops
  return null
}

/** Splits operations at their line breaks, since a Delta keeps a line's block format on the break that ends it. */
export function toLines(ops: unknown[]): Line[] {
  const lines: Line[] = []
  let inlines: Inline[] = []
  const end = (block: Block, classes: string[] = []) => {
    if (lines.length >= MOST_LINES) return
    lines.push({ block, classes, inlines })
    inlines = []
  }
  for (const op of ops) {
    if (!has(op, 'insert')) continue
    const attributes = isFields(op.attributes) ? op.attributes : {}
    if (typeof op.insert === 'string') {
      const format = toFormat(attributes)
      const texts = toTexts(op.insert, MOST_LINES - lines.length)
      for (const [index, text] of texts.entries()) {
        if (text) inlines.push({ kind: 'text', text, format })
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

/** The lines of a text, with what is too much of them left together at the end. */
function toTexts(text: string, room: number): string[] {
  const texts = text.split('\n')
  return texts.length > room ? [...texts.slice(0, room), texts.slice(room).join(' ')] : texts
}

function toBlock(attributes: Fields): Block {
  const code = get(attributes, 'code-block')
  if (code) return { kind: 'code', language: typeof code === 'string' ? code : '' }
  const list = LISTS.find((name) => name === get(attributes, 'list'))
  if (list) return { kind: 'list', list }
  const row = get(attributes, 'table')
  const head = HEADS.find((name) => name === get(attributes, 'table-head')) ?? null
  if (typeof row === 'string' || typeof row === 'number') return { kind: 'cell', row: String(row), head }
  const level = Number(get(attributes, 'header'))
  if (Number.isInteger(level) && level >= 1 && level <= 6) return { kind: 'heading', level }
  return get(attributes, 'blockquote') ? { kind: 'quote' } : PLAIN
}

function toClasses(attributes: Fields): string[] {
  const classes: string[] = []
  const align = get(attributes, 'align')
  if (typeof align === 'string' && /^(center|right|justify)$/.test(align)) classes.push(`ql-align-${align}`)
  const indent = Number(get(attributes, 'indent'))
  if (Number.isInteger(indent) && indent >= 1) classes.push(`ql-indent-${Math.min(indent, 8)}`)
  if (get(attributes, 'direction') === 'rtl') classes.push('ql-direction-rtl')
  return classes
}

function toFormat(attributes: Fields): InlineFormat {
  const script = get(attributes, 'script')
  const size = get(attributes, 'size')
  const link = get(attributes, 'link')
  return {
    bold: get(attributes, 'bold') === true,
    italic: get(attributes, 'italic') === true,
    underline: get(attributes, 'underline') === true,
    strike: get(attributes, 'strike') === true,
    code: get(attributes, 'code') === true,
    script: script === 'sub' || script === 'super' ? script : null,
    size: size === 'small' || size === 'large' || size === 'huge' ? size : null,
    link: typeof link === 'string' ? link : null,
  }
}

function toOwnLine(embed: Fields): Block | null {
  const video = get(embed, 'video')
  if (typeof video === 'string') return { kind: 'video', src: video }
  return get(embed, 'divider') || get(embed, 'hr') ? { kind: 'divider' } : null
}

function toEmbed(embed: Fields, attributes: Fields): Inline[] {
  const format = toFormat(attributes)
  const image = get(embed, 'image')
  if (typeof image === 'string') {
    const [alt, width, height] = ['alt', 'width', 'height'].map((name) => String(get(attributes, name) ?? ''))
    return [{ kind: 'image', src: image, alt: alt ?? '', width: width ?? '', height: height ?? '', format }]
  }
  const formula = get(embed, 'formula')
  if (typeof formula === 'string') return [{ kind: 'formula', text: formula, format }]
  const name = has(embed, 'mention') && isFields(embed.mention) ? get(embed.mention, 'value') : null
  return typeof name === 'string' ? [{ kind: 'text', text: `@${name}`, format }] : []
}

/** Own scalars only: a key may be `__proto__`, and an object with a field named `toString` breaks what converts it. */
function get(fields: Fields, key: string): unknown {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  return typeof value === 'object' ? undefined : value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> & Fields {
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
