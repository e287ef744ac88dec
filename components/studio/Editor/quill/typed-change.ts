import type Quill from 'quill/core.js'
import type { Delta } from 'quill/core.js'

/** Something that a person has just typed: a character, and the position after it. */
export type Typed = { character: string; end: number }

/**
 * Calls `onTyped` after each typed character, including those from an input method, but not after pasting, undoing or
 * formatting. Returns a function that stops it.
 */
export function listenToTyping(quill: Quill, onTyped: (typed: Typed) => void): () => void {
  const listen = (change: Delta, _before: Delta, source: string) => {
    if (source !== 'user' || quill.history.ignoreChange || quill.composition.isComposing) return
    const typed = toTyped(change)
    if (typed) onTyped(typed)
  }
  quill.on('text-change', listen)
  return () => {
    quill.off('text-change', listen)
  }
}

/** Returns the character that a change inserts, if it does nothing else but replace a selection. */
function toTyped({ ops }: Delta): Typed | null {
  const [first] = ops
  const start = typeof first?.retain === 'number' && !first.attributes ? first.retain : 0
  const [inserted, ...others] = start > 0 ? ops.slice(1) : ops
  const character = inserted?.insert
  if (typeof character !== 'string' || character.length !== 1) return null
  // Enter after a heading also removes the heading's format from the rest of its line.
  const isPlain = others.every(({ insert }) => insert === undefined)
  return isPlain ? { character, end: start + 1 } : null
}

/** Returns the text of ops. Each embed counts as one character, as it does in positions. */
export const toText = (ops: readonly { insert?: unknown }[]): string =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC')).join('')

/** Returns the text between two positions. */
export const readText = (quill: Quill, start: number, end: number): string =>
  toText(quill.getContents(start, end - start).ops)
