/** The formats of an operation's text, or of the line that it ends. */
export type Attributes = Record<string, unknown>
/** One insertion of a Delta: text, or something embedded. */
export type DeltaOp = { insert: string | Record<string, unknown>; attributes?: Attributes }
/** A text as the editor stores it. */
export type Delta = { ops: DeltaOp[] }

/** The kinds of list items: numbered, with a bullet, or a task. */
export const LIST_KINDS = ['ordered', 'bullet', 'checked', 'unchecked'] as const
/** See LIST_KINDS. */
export type ListKind = (typeof LIST_KINDS)[number]

/** Returns whether a value has fields, as attributes and embeds do. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a field's own scalar value. Keys may be `__proto__`, and objects may have a `toString` that throws. */
export function getScalar(fields: Attributes, key: string): unknown {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  return typeof value === 'object' ? undefined : value
}
