import type Quill from 'quill/core.js'
import type { Theme } from '@/lib/rich-text/restrict-formats'
import { createQuill } from './create-quill'

/** Creates an editor for a test, with the cursor at its start. */
export function createEditor(ops: readonly object[], theme: Theme = 'snow'): Quill {
  const host = document.createElement('div')
  document.body.append(host)
  const quill = createQuill(host, {
    theme,
    placeholder: '',
    show: (src) => (src.startsWith('/') ? src : null),
    importPictures: () => undefined,
    onLink: () => undefined,
    onToolbar: () => undefined,
    onFind: () => undefined,
  })
  // jsdom focuses only such elements.
  quill.root.tabIndex = 0
  quill.setContents(ops as Parameters<Quill['setContents']>[0], 'silent')
  // jsdom has no layout.
  quill.scrollSelectionIntoView = () => undefined
  quill.setSelection(0, 0, 'silent')
  return quill
}

/** Presses a key. Returns whether the editor handled it. */
export function press(quill: Quill, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return !quill.root.dispatchEvent(event)
}

/** Types text at the cursor, key by key, as a browser changes the document. */
export function type(quill: Quill, text: string): void {
  for (const character of text) if (!press(quill, character === '\n' ? 'Enter' : character)) insert(quill, character)
}

function insert(quill: Quill, character: string): void {
  const selection = document.getSelection()
  const { startContainer: place, startOffset: offset } = selection?.getRangeAt(0) ?? new Range()
  const node = place instanceof Text ? place : document.createTextNode('')
  if (node !== place) place.insertBefore(node, place.childNodes[offset] ?? null)
  const at = node === place ? offset : 0
  node.insertData(at, character)
  selection?.collapse(node, at + 1)
  quill.update('user')
}
