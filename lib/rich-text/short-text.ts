import { readDelta, toLines } from './delta-lines.ts'
import type { Delta, DeltaOp } from './delta-ops.ts'
import { restrictFormats } from './restrict-formats.ts'

/** A short text (a subtitle, a bio, a job's description): its words, and its Delta if it has formats. */
export type ShortText = { text: string; delta?: Delta }

/** Returns the words of a Delta. Blank lines separate paragraphs. */
const toWords = (ops: DeltaOp[]) =>
  toLines(ops)
    .map(({ inlines }) => inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''))
    .filter((line) => line.trim())
    .join('\n\n')

const isPlain = (ops: DeltaOp[]) => ops.every(({ attributes }) => !attributes)

/** Reads the operations of a stored text. Texts with formats start like this; anything else is plain text. */
const readOps = (stored: string) => (stored.startsWith('{"ops":') ? readDelta(stored) : null)

/** Reads a stored short text. Leaves out formats that the editor for short texts does not know. */
export function readShortText(stored: string): ShortText {
  const ops = readOps(stored)
  if (!ops) return { text: stored }
  const delta = restrictFormats(ops, 'bubble')
  const text = toWords(delta.ops)
  return isPlain(delta.ops) ? { text } : { text, delta }
}

/** Returns a stored short text for the editor. A single line break in plain text shows as a space, as on the site. */
export function toShortDelta(stored: string): Delta {
  const { text, delta } = readShortText(stored)
  const toLines = (paragraph: string) => paragraph.split('\n').map((line) => line.trim())
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => toLines(paragraph).filter(Boolean).join(' '))
  return delta ?? { ops: [{ insert: `${paragraphs.filter(Boolean).join('\n')}\n` }] }
}

/** Formats a short text for storage: as plain text, unless it has formats or looks like a stored Delta. */
export function toStoredText({ ops }: Delta): string {
  const words = toWords(ops)
  return words === '' || (isPlain(ops) && !readOps(words)) ? words : JSON.stringify({ ops })
}
