import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Gives the tools in an element one tab stop. Arrow keys, Home and End move between them, as in any toolbar. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const stop = useRef<Element | null>(null)
  const getTools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])]

  const mark = () => {
    const tools = getTools()
    const chosen = tools.find((tool) => tool === stop.current) ?? tools[0]
    for (const tool of tools) tool.tabIndex = tool === chosen ? 0 : -1
  }
  // Tools come and go with the selection, so this runs after each render.
  useEffect(mark)

  const onFocus = ({ target }: FocusEvent) => {
    stop.current = target
    mark()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.altKey || event.metaKey ? undefined : STEPS[event.key]
    const tools = getTools()
    const at = document.activeElement instanceof HTMLElement ? tools.indexOf(document.activeElement) : -1
    if (!step || at < 0) return
    // A select element would use the arrow key itself.
    event.preventDefault()
    tools[step(at, tools.length - 1)]?.focus()
  }
  return { onFocus, onKeyDown }
}
