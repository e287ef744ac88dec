/** What an operation says of its text, or of the line that it ends. */
export type Attributes = Record<string, unknown>
/** One insertion of a Delta: text, or something embedded. */
export type DeltaOp = { insert: string | Record<string, unknown>; attributes?: Attributes }
/** A text as the editor keeps it. */
export type Delta = { ops: DeltaOp[] }
