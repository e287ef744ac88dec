import type Quill from 'quill/core.js'
import { cleanFormat, formatText, getEmbed, type Place } from './quill/format-text'
import { insertBlock } from './quill/insert-block'
import type { Tool } from './tools'
import type { useSelection } from './use-selection'
import type { useTip } from './use-tip'

type Parts = {
  selected: ReturnType<typeof useSelection>
  tips: Pick<ReturnType<typeof useTip>, 'open'>
  /** Asks for the description of the picture at an index. */
  onPicture(index: number): void
  onNewPicture(): void
  onFind(): void
}

/** Applies tools to the selection. */
export function useTools(quill: Quill | null, { selected, tips, onPicture, onNewPicture, onFind }: Parts) {
  const { range, format, refresh } = selected

  const use = (tool: Tool, place: Place = range) => {
    if (!quill) return
    if ('cleans' in tool) cleanFormat(quill, place)
    else if ('format' in tool)
      keepFocus(() => formatText(quill, place, tool.format, isChosen(tool, format) ? false : tool.value))
    else if ('inserts' in tool) insertBlock(quill, place, tool.inserts)
    else if (tool.opens === 'find') onFind()
    else if (tool.opens !== 'picture') tips.open(tool.opens, place)
    else if (getEmbed(quill, place, 'image') !== null) onPicture(place.index)
    else onNewPicture()
    refresh()
  }
  const setLine = (name: 'header' | 'code-block', chosen: string, isByPointer: boolean) => {
    if (!quill) return
    keepFocus(() => formatText(quill, range, name, name === 'header' ? Number(chosen) || false : chosen))
    if (isByPointer) quill.setSelection(range.index, range.length, 'silent')
  }
  return { use, setLine }
}

/**
 * Makes a change, which moves the focus to Quill. Keyboard users stay at the tool, unless `change` returns false
 * because they continue in the text.
 */
export function keepFocus(change: () => boolean): void {
  const tool = document.activeElement
  if (change() && tool instanceof HTMLElement && tool !== document.activeElement) tool.focus()
}

/** Returns whether the selection has a tool's format. Code counts in any language. */
export function isChosen(tool: Tool, format: Record<string, unknown>): boolean {
  if (!('format' in tool)) return false
  const value = format[tool.format]
  return value === tool.value || (tool.format === 'code-block' && Boolean(value))
}
