import { readDelta } from '../../rich-text/delta.ts'
import type { Delta, DeltaOp } from '../../rich-text/delta-ops.ts'

/** Whether a value is an operation of a Delta. */
export const isOp = (op: unknown): op is DeltaOp => typeof op === 'object' && op !== null && 'insert' in op

/** A body as the editor takes it; null where it is HTML or plain text, which has to be converted. */
export function readBody(body: string): Delta | null {
  if (body.trim() === '') return { ops: [{ insert: '\n' }] }
  const ops = readDelta(body)
  return ops && { ops: ops.filter(isOp) }
}
