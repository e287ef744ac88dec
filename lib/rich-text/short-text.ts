import { readDelta, toLines } from './delta.ts'
import type { Delta, DeltaOp } from './delta-ops.ts'
import { restrictFormats } from './restrict-formats.ts'

/** A short text (a subtitle, a bio, a job's description): its words, and its Delta where it has formats. */
export type ShortText = { text: string; delta?: Delta }

/** Plain text begins a paragraph with a blank line. */
const toWords = (ops: DeltaOp[]) =>
  toLines(ops)
    .map(({ inlines }) => inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''))
    .filter((line) => line.trim())
    .join('\n\n')

const isPlain = (ops: DeltaOp[]) => ops.every(({ attributes }) => !attributes)

/** A text that the editor stores with formats begins like this; anything else is plain text. */
const readOps = (stored: string) => (stored.startsWith('{"ops":') ? readDelta(stored) : null)

/** Reads a stored short text. Formats that the editor for short texts does not know are left out. */
export function readShortText(stored: string): ShortText {
  const ops = readOps(stored)
  if (!ops) return { text: stored }
  const delta = restrictFormats(ops, 'bubble')
  return { text: toWords(delta.ops), ...(!isPlain(delta.ops) && { delta }) }
}

/** A stored short text as the editor takes it. A single line break of plain text shows as a space, here as on the site. */
export function toShortDelta(stored: string): Delta {
  const { text, delta } = readShortText(stored)
  const toLines = (paragraph: string) => paragraph.split('\n').map((line) => line.trim())
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => toLines(paragraph).filter(Boolean).join(' '))
  return delta ?? { ops: [{ insert: `${paragraphs.filter(Boolean).join('\n')}\n` }] }
}

/** A short text as it is stored: plain text, unless it has formats or would be read as if it had. */
export function toStoredText({ ops }: Delta): string {
  const words = toWords(ops)
  return words === '' || (isPlain(ops) && !readOps(words)) ? words : JSON.stringify({ ops })
}
