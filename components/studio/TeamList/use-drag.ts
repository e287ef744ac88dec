import { type PointerEvent, type RefObject, useState } from 'react'

/** `to` is the place among the other rows. `by` is the distance that the row was moved, in pixels. */
export type Drag = { from: number; to: number; by: number }

/** The page scrolls within this many pixels of the window's edge. */
const EDGE = 72
const STEP = 10

/** Lets people drag the rows of a list. `start` belongs on the handle of each row. Escape cancels. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    const handle: HTMLElement = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 + scrollY
    })
    const startY = event.clientY + scrollY
    const ended = new AbortController()
    let pointerY = event.clientY
    let current: Drag = { from, to: from, by: 0 }

    const follow = () => {
      if (ended.signal.aborted) return
      if (pointerY < EDGE) scrollBy(0, -STEP)
      if (pointerY > innerHeight - EDGE) scrollBy(0, STEP)
      const by = pointerY + scrollY - startY
      const middle = (middles[from] ?? 0) + by
      const to = middles.filter((other, index) => index !== from && other < middle).length
      if (by !== current.by) setDrag({ from, to, by })
      current = { from, to, by }
      requestAnimationFrame(follow)
    }
    const end = () => {
      ended.abort()
      setDrag(null)
    }
    const { signal } = ended
    const note = (moved: globalThis.PointerEvent) => {
      pointerY = moved.clientY
    }
    handle.addEventListener('pointermove', note, { signal })
    handle.addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    handle.addEventListener(
      'pointerup',
      () => {
        end()
        if (current.to !== from) onDrop(from, current.to)
      },
      { signal },
    )
    follow()
  }

  return { drag, start }
}
