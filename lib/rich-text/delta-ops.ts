/** The formats of an operation's text, or of the line that it ends. */
export type Attributes = Record<string, unknown>
/** One insertion of a Delta: text, or something embedded. */
export type DeltaOp = { insert: string | Record<string, unknown>; attributes?: Attributes }
/** A text as the editor keeps it. */
export type Delta = { ops: DeltaOp[] }

/** What a list item may be: numbered, marked with a bullet, or something to tick off. */
export const LIST_KINDS = ['ordered', 'bullet', 'checked', 'unchecked'] as const
/** See LIST_KINDS. */
export type ListKind = (typeof LIST_KINDS)[number]

/** Whether a value has fields, as attributes and embeds do. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field's own scalar: a key may be `__proto__`, and an object with a field named `toString` breaks what converts it. */
export function getScalar(fields: Attributes, key: string): unknown {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  return typeof value === 'object' ? undefined : value
}
