import { readDelta } from '../../rich-text/delta-lines.ts'
import type { Delta, DeltaOp } from '../../rich-text/delta-ops.ts'

const isOp = (op: unknown): op is DeltaOp => typeof op === 'object' && op !== null && 'insert' in op

/** Returns the operations of a body, or null if it is HTML or plain text. */
const readOps = (body: string): DeltaOp[] | null => readDelta(body)?.filter(isOp) ?? null

/** Returns a body for the editor, or null if it is HTML or plain text, which has to be converted. */
export function readBody(body: string): Delta | null {
  const ops = body.trim() === '' ? [{ insert: '\n' }] : readOps(body)
  return ops && { ops }
}

/** Returns the lines of a Delta, each as the JSON text of its operations, or null if the body is not a Delta. */
export function splitDeltaLines(body: string): string[] | null {
  const ops = readOps(body)
  if (!ops) return null
  const lines: string[] = []
  let line: DeltaOp[] = []
  for (const op of ops) {
    const { insert, ...rest } = op
    if (typeof insert !== 'string') {
      line.push(op)
      continue
    }
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) {
        lines.push(JSON.stringify([...line, { insert: '\n', ...rest }]))
        line = []
      }
      if (text) line.push({ insert: text, ...rest })
    }
  }
  return line.length > 0 ? [...lines, JSON.stringify(line)] : lines
}

/** Joins the lines that `splitDeltaLines` returned. */
export const joinDeltaLines = (lines: readonly string[]): string =>
  JSON.stringify({ ops: lines.flatMap((line) => JSON.parse(line) as DeltaOp[]) })
