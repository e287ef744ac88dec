import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'

/** Quill's bindings for Tab, which would trap keyboard users in the editor. */
const NO_TAB = ['indent', 'outdent', 'indent code-block', 'outdent code-block', 'remove tab', 'tab', 'table tab']
/** Quill's bindings that markdown.ts and table-keys.ts replace. */
const REPLACED = ['list autofill', 'table enter', 'table down', 'table up']

/** Quill's keyboard settings without these bindings. */
export const KEYBOARD = {
  bindings: {
    ...Object.fromEntries([...NO_TAB, ...REPLACED].map((name) => [name, null])),
    'start enter': { key: 'Enter', format: ['start'], handler: endStart },
  },
}

const CODE_INDENT = '  '

/** Ends an item that has its own number. The new item continues the count: a copied number would appear twice. */
function endStart(this: { quill: Quill }, range: Range, { format }: State): void {
  const { quill } = this
  const line = quill.getLine(range.index)[0]?.formats() ?? format
  quill.updateContents([{ retain: range.index }, { insert: '\n', attributes: line }, { delete: range.length }], 'user')
  quill.formatLine(range.index + 1, 0, 'start', false, 'user')
  quill.setSelection(range.index + 1, 0, 'silent')
}

type State = { format: Record<string, unknown> }

/**
 * Adds shortcuts: Ctrl/Cmd+K for a link, Ctrl/Cmd+] and [ for the indent, Alt+F10 for the toolbar, Ctrl/Cmd+Shift+F and
 * Ctrl+H to find and replace.
 */
export function addKeys(quill: Quill, actions: { onLink(): void; onToolbar(): void; onFind(): void }): void {
  const { keyboard } = quill
  keyboard.addBinding({ key: 'k', shortKey: true }, actions.onLink)
  keyboard.addBinding({ key: 'F10', altKey: true }, actions.onToolbar)
  keyboard.addBinding({ key: ['f', 'F'], shortKey: true, shiftKey: true }, actions.onFind)
  keyboard.addBinding({ key: 'h', ctrlKey: true }, actions.onFind)
  for (const step of [1, -1] as const)
    keyboard.addBinding({ key: step > 0 ? ']' : '[', shortKey: true }, (range: Range, { format }: State) => {
      if (format.list) quill.format('indent', step > 0 ? '+1' : '-1', 'user')
      else if (format['code-block']) indentCode(quill, range, step)
    })
}

function indentCode(quill: Quill, range: Range, step: 1 | -1): void {
  for (const line of quill.getLines(range.index, Math.max(range.length, 1)).toReversed()) {
    const index = quill.getIndex(line)
    if (step > 0) quill.insertText(index, CODE_INDENT, 'user')
    else if (quill.getText(index, CODE_INDENT.length) === CODE_INDENT)
      quill.deleteText(index, CODE_INDENT.length, 'user')
  }
}
