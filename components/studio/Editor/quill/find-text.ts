import { Delta, type default as Quill } from 'quill/core.js'
import type { Place } from './format-text'
import { readText } from './typed-change'

/** The maximum number of matches. More are neither counted nor replaced. */
const MAX_MATCHES = 5_000

/** Returns a text in lower case, with each letter at its place. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  const toLower = (letter: string) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)
  return Array.from(text, toLower).join('')
}

/** Returns where a text occurs, in order. */
export function findMatches(quill: Quill, wanted: string, isCaseSensitive: boolean): Place[] {
  if (wanted === '') return []
  const whole = readText(quill, 0, quill.getLength())
  const text = isCaseSensitive ? whole : fold(whole)
  const words = isCaseSensitive ? wanted : fold(wanted)
  const matches: Place[] = []
  let index = text.indexOf(words)
  while (index >= 0 && matches.length < MAX_MATCHES) {
    matches.push({ index, length: words.length })
    index = text.indexOf(words, index + words.length)
  }
  return matches
}

/** Replaces matches as one step that can be undone. The new words get the formats of those that they replace. */
export function replaceMatches(quill: Quill, matches: readonly Place[], words: string): void {
  const change = new Delta()
  let done = 0
  for (const { index, length } of matches) {
    const attributes = quill.getContents(index, 1).ops[0]?.attributes
    change
      .retain(index - done)
      .insert(words, attributes)
      .delete(length)
    done = index + length
  }
  quill.history.cutoff()
  quill.updateContents(change, 'user')
  quill.history.cutoff()
}
