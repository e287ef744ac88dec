import type { Attributes, DeltaOp } from '../delta-ops.ts'

/** Writes a Delta line by line. Collapses white space as a browser does, except in code. */
export class DeltaWriter {
  readonly #ops: DeltaOp[] = []
  #line: DeltaOp[] = []

  /** Whether the line that is being written is empty. */
  get isEmpty(): boolean {
    return this.#line.length === 0
  }

  /** Adds text to the line. */
  text(value: string, attributes: Attributes = {}, isVerbatim = false): void {
    const collapsed = isVerbatim ? value : value.replace(/[ \t\n\r\f]+/g, ' ')
    const text = !isVerbatim && this.#endsInSpace() ? collapsed.replace(/^ /, '') : collapsed
    if (text) appendOp(this.#line, { insert: text, ...withAttributes(attributes) })
  }

  /** Adds a picture or a formula to the line. */
  embed(insert: Record<string, unknown>, attributes: Attributes = {}): void {
    this.#line.push({ insert, ...withAttributes(attributes) })
  }

  /** Adds a video or a divider, which is a separate line. */
  block(insert: Record<string, unknown>): void {
    this.endLine()
    this.#ops.push({ insert })
  }

  /** Ends the line with its formats. Leaves out an empty one, unless it is a cell or code. Code keeps its last space. */
  endLine(attributes: Attributes = {}, kind: 'text' | 'cell' | 'code' = 'text'): void {
    const last = this.#line.at(-1)
    if (last && typeof last.insert === 'string' && kind !== 'code') {
      last.insert = last.insert.replace(/ $/, '')
      if (last.insert === '') this.#line.pop()
    }
    if (this.isEmpty && kind === 'text') return
    for (const op of this.#line) appendOp(this.#ops, op)
    appendOp(this.#ops, { insert: '\n', ...withAttributes(attributes) })
    this.#line = []
  }

  /** Returns the operations. They end in a line break, as the editor's do. */
  finish(): DeltaOp[] {
    this.endLine()
    const last = this.#ops.at(-1)?.insert
    if (typeof last !== 'string' || !last.endsWith('\n')) appendOp(this.#ops, { insert: '\n' })
    return this.#ops
  }

  #endsInSpace(): boolean {
    const last = this.#line.at(-1)
    return last === undefined || (typeof last.insert === 'string' && last.insert.endsWith(' '))
  }
}

function withAttributes(attributes: Attributes): { attributes?: Attributes } {
  return Object.keys(attributes).length > 0 ? { attributes } : {}
}

/** Adds an operation. Neighbouring texts of the same format become one, as in the editor. */
export function appendOp(ops: DeltaOp[], op: DeltaOp): void {
  const last = ops.at(-1)
  const isText = typeof last?.insert === 'string' && typeof op.insert === 'string'
  if (last && isText && isSame(last.attributes, op.attributes)) last.insert = `${last.insert}${op.insert}`
  else ops.push({ ...op })
}

function isSame(one: Attributes = {}, other: Attributes = {}): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
