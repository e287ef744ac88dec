import type Quill from 'quill/core.js'
import { cleanFormat, formatText, getEmbed } from './quill/format-text'
import type { Tool } from './tools'
import type { useSelection } from './use-selection'
import type { useTip } from './use-tip'

type Parts = {
  selected: ReturnType<typeof useSelection>
  tips: Pick<ReturnType<typeof useTip>, 'open'>
  /** Asks for the description of the picture at an index. */
  onPicture(index: number): void
  onNewPicture(): void
}

/** Applies tools to the selection. */
export function useTools(quill: Quill | null, { selected, tips, onPicture, onNewPicture }: Parts) {
  const { range, format, refresh } = selected

  const use = (tool: Tool) => {
    if (!quill) return
    if ('cleans' in tool) cleanFormat(quill, range)
    else if ('format' in tool)
      keepFocus(() => formatText(quill, range, tool.format, isChosen(tool, format) ? false : tool.value))
    else if (tool.opens !== 'picture') tips.open(tool.opens, range)
    else if (getEmbed(quill, range, 'image') !== null) onPicture(range.index)
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

/** Quill takes the focus with each change. Keyboard users stay at the tool, unless its format waits for the next words. */
function keepFocus(change: () => boolean): void {
  const tool = document.activeElement
  if (change() && tool instanceof HTMLElement && tool !== document.activeElement) tool.focus()
}

/** Returns whether the selection has a tool's format. Code counts in any language. */
export function isChosen(tool: Tool, format: Record<string, unknown>): boolean {
  if (!('format' in tool)) return false
  const value = format[tool.format]
  return value === tool.value || (tool.format === 'code-block' && Boolean(value))
}
