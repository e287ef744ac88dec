import type Quill from 'quill/core.js'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'
import type { Edges } from '@/lib/studio/position-popover'
import type { Place } from './quill/format-text'
import { findParagraph } from './quill/markdown'
import { listenToTyping, readText } from './quill/typed-change'
import { findBlocks, type Tool } from './tools'
import { getEdges } from './use-selection'

/** A slash with the words that were typed after it. */
type Query = { start: number; text: string; edges: Edges }

const MAX_QUERY = 30

/** Returns the line of a slash that begins at `start`, or null if the cursor has left it. */
function readQuery(quill: Quill, start: number): string | null {
  const range = quill.selection.getRange()[0]
  if (!range || range.length > 0 || findParagraph(quill, range.index) !== start) return null
  const length = quill.getLine(start)[0]?.length() ?? 0
  const text = length <= MAX_QUERY ? readText(quill, start, start + length - 1) : ''
  return text.startsWith('/') && range.index === start + text.length ? text : null
}

export type BlockMenuOptions = {
  /** The blocks to choose from. Without any, a slash opens nothing. */
  blocks: readonly Tool[]
  onChoose(tool: Tool, place: Place): void
}

/** The list of blocks that a slash on an empty line opens. It handles the keys; the text keeps the focus. */
export function useBlockMenu(quill: Quill | null, { blocks, onChoose }: BlockMenuOptions) {
  const [query, setQuery] = useState<Query | null>(null)
  const [active, setActive] = useState(0)
  const found = query ? findBlocks(query.text.slice(1), blocks) : []
  const chosen = found[Math.min(active, found.length - 1)]

  const show = (made: Query | null) => {
    setQuery(made)
    setActive(0)
  }
  const choose = (tool: Tool) => {
    if (!quill || !query) return
    show(null)
    quill.history.cutoff()
    quill.deleteText(query.start, query.text.length, 'user')
    onChoose(tool, { index: query.start, length: 0 })
    quill.history.cutoff()
  }
  const open = useEffectEvent((start: number) => {
    if (!quill || blocks.length === 0 || findParagraph(quill, start) !== start) return
    // Quill sets the cursor after this event.
    if (quill.getLine(start)[0]?.length() === 2)
      show({ start, text: '/', edges: getEdges(quill, { index: start, length: 0 }) })
  })
  const follow = useEffectEvent(() => {
    if (!quill || !query) return
    const text = readQuery(quill, query.start)
    if (text === null) show(null)
    else if (text !== query.text) show({ ...query, text })
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen || isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const at = found.indexOf(chosen)
    if (event.key === 'ArrowDown') setActive((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + found.length) % found.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(chosen)
    else if (event.key === 'Escape') show(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  const close = useEffectEvent(() => show(null))

  useEffect(() => {
    if (!quill) return
    const ended = new AbortController()
    const stop = listenToTyping(quill, ({ character, end }) => character === '/' && open(end - 1))
    const onChange = () => follow()
    quill.on('editor-change', onChange)
    quill.root.addEventListener('keydown', (event) => press(event), { capture: true, signal: ended.signal })
    quill.root.addEventListener('blur', () => close(), { signal: ended.signal })
    return () => {
      stop()
      quill.off('editor-change', onChange)
      ended.abort()
    }
  }, [quill])

  return { query, found, chosen, choose }
}
