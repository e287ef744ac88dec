import type Quill from 'quill/core.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Edges } from '@/lib/studio/position-popover'
import type { Place } from './quill/format-text'

/** The selection, its formats and its edges in the editor. */
export type Selected = { range: Place; format: Record<string, unknown>; edges: Edges }

const NOTHING: Selected = {
  range: { index: 0, length: 0 },
  format: {},
  edges: { left: 0, top: 0, right: 0, bottom: 0 },
}

/** Returns the current selection. While the focus is in the toolbar or a field, that is the last one. */
export function useSelection(quill: Quill | null): Selected & { refresh(): void } {
  const [selected, setSelected] = useState(NOTHING)
  const last = useRef(NOTHING.range)
  const refresh = useCallback(() => {
    if (!quill) return
    const end = quill.getLength() - 1
    const { index, length } = quill.selection.getRange()[0] ?? last.current
    const start = Math.min(index, end)
    const range = { index: start, length: Math.min(length, end - start) }
    last.current = range
    setSelected({ range, format: quill.getFormat(range.index, range.length), edges: getEdges(quill, range) })
  }, [quill])
  useEffect(() => {
    if (!quill) return
    quill.on('editor-change', refresh)
    // A format that waits for the next words changes neither the text nor the selection.
    quill.root.addEventListener('keyup', refresh)
    return () => {
      quill.off('editor-change', refresh)
      quill.root.removeEventListener('keyup', refresh)
    }
  }, [quill, refresh])
  return { ...selected, refresh }
}

/** Returns the edges of a range in the editor. */
export function getEdges(quill: Quill, { index, length }: Place): Edges {
  return quill.getBounds(index, length) ?? NOTHING.edges
}
