import type { SampleDelta } from '../sample-types.ts'

type Attributes = Record<string, unknown>
type Op = { insert: string | object; attributes?: Attributes }
type Inline = string | Op

const toOp = (part: Inline): Op => (typeof part === 'string' ? { insert: part } : part)

/** Returns a line in Quill’s form: its inline parts, and a line break with the format. */
function line(attributes: Attributes | null, parts: Inline[]): Op[] {
  return [...parts.map(toOp), attributes ? { insert: '\n', attributes } : { insert: '\n' }]
}

/** Returns inline code. */
export const mono = (insert: string): Op => ({ insert, attributes: { code: true } })

/** Returns bold words. */
export const bold = (insert: string): Op => ({ insert, attributes: { bold: true } })

/** Returns a paragraph. */
export const paragraph = (...parts: Inline[]): Op[] => line(null, parts)

/** Returns a centred paragraph. */
export const centred = (...parts: Inline[]): Op[] => line({ align: 'center' }, parts)

/** Returns a heading of level 2 or 3. */
export const heading = (level: 2 | 3, text: string): Op[] => line({ header: level }, [text])

/** Returns a quotation. */
export const quote = (...parts: Inline[]): Op[] => line({ blockquote: true }, parts)

/** Returns an item of a list; `indent` counts from 0. */
export function item(list: 'bullet' | 'ordered', parts: Inline[], indent = 0): Op[] {
  return line(indent > 0 ? { list, indent } : { list }, parts)
}

/** Returns a picture or a video on its own line. */
export const embed = (insert: object, attributes?: Attributes): Op[] => [
  attributes ? { insert, attributes } : { insert },
  { insert: '\n' },
]

/** Returns a code sample: each of its lines carries the language. Leaves out a line break at its start. */
export function code(language: string, text: string): Op[] {
  const rows = text.replace(/^\n/, '')
  return rows.split('\n').flatMap((row) => line({ 'code-block': language }, row ? [row] : []))
}

const isPlain = (op?: Op): op is Op & { insert: string } => typeof op?.insert === 'string' && !op.attributes

/** Joins blocks into a Delta, with adjacent plain texts in one insert. */
export function delta(...blocks: Op[][]): SampleDelta {
  const ops: Op[] = []
  for (const op of blocks.flat()) {
    const last = ops.at(-1)
    if (isPlain(op) && isPlain(last)) last.insert += op.insert
    else ops.push({ ...op })
  }
  return { ops }
}
