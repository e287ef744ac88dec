import type Quill from 'quill/core.js'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { restrictFormats } from '@/lib/rich-text/restrict-formats'
import { getStored } from './quill/contents'
import type { QuillOptions } from './quill/create-quill'

type Options = QuillOptions & {
  value: Delta
  onChange(value: Delta): void
  onFail?: (() => void) | undefined
  /** Attributes of the element that is typed into; null removes one. */
  attributes: Record<string, string | null>
}

/** Sets attributes of an element; null removes one. */
export function setAttributes(element: HTMLElement, attributes: Options['attributes']): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
}

/** Loads the editor into an element and removes it with the component. `hasFailed`: its script could not be loaded. */
export function useQuill(place: RefObject<HTMLElement | null>, options: Options) {
  const [quill, setQuill] = useState<Quill | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const emitted = useRef(new WeakSet<Delta>())
  const { theme, value, attributes } = options

  const create = useEffectEvent(async (node: HTMLElement) => {
    const { createQuill } = await import('./quill/create-quill')
    if (!node.isConnected) return null
    const made = createQuill(node, { ...options, importPictures, onLink, onToolbar, onFind })
    setAttributes(made.root, attributes)
    return made
  })
  const importPictures = useEffectEvent(options.importPictures)
  const onLink = useEffectEvent(options.onLink)
  const onToolbar = useEffectEvent(options.onToolbar)
  const onFind = useEffectEvent(options.onFind)
  const fail = useEffectEvent(() => {
    setHasFailed(true)
    options.onFail?.()
  })
  const emit = useEffectEvent((made: Quill) => {
    const stored = getStored(made)
    emitted.current.add(stored)
    options.onChange(stored)
  })
  const fill = useEffectEvent((made: Quill, isFirst: boolean) => {
    const { ops } = restrictFormats(value.ops, theme)
    if (!isFirst && (emitted.current.has(value) || JSON.stringify(ops) === JSON.stringify(getStored(made).ops))) return
    made.setContents(ops as Parameters<Quill['setContents']>[0], 'silent')
    made.history.clear()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other formats, so it needs another editor.
  useEffect(() => {
    const node = document.createElement('div')
    place.current?.append(node)
    create(node).then(
      (made) => {
        if (!made) return
        fill(made, true)
        made.on('text-change', (_change, _before, source) => {
          if (source === 'user') emit(made)
        })
        setQuill(made)
      },
      () => fail(),
    )
    return () => {
      node.remove()
      setQuill(null)
    }
  }, [place, theme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside replaces the text.
  useEffect(() => {
    if (quill) fill(quill, false)
  }, [quill, value])

  useEffect(() => {
    if (quill) setAttributes(quill.root, attributes)
  })

  return { quill, hasFailed }
}
