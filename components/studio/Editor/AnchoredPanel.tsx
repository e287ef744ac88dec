import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Edges, positionPopover } from '@/lib/studio/position-popover'
import styles from './TextTip.module.scss'

/** Distance to the editor's sides, in pixels. */
const INSET = 8

export type AnchoredPanelProps = {
  /** The edges of the text that the panel belongs to, relative to `within`. */
  anchor: Edges
  within: RefObject<HTMLElement | null>
  side?: 'below' | 'above'
  children: ReactNode
}

/** A panel beside a piece of text. It stays within the editor and the window. */
export function AnchoredPanel({ anchor, within, side, children }: AnchoredPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { left, top, right, bottom } = anchor
  useLayoutEffect(() => {
    const node = panel.current
    const frame = within.current
    if (!node || !frame) return
    const place = () => {
      const box = frame.getBoundingClientRect()
      const { documentElement: page } = document
      const seen = { left: -box.left, top: -box.top, right: page.clientWidth - box.left, bottom: innerHeight - box.top }
      const size = { width: node.offsetWidth, height: node.offsetHeight }
      const bounds = { left: INSET, top: 0, right: box.width - INSET, bottom: box.height }
      const at = positionPopover({ left, top, right, bottom }, size, bounds, seen, side)
      node.style.left = `${at.left}px`
      node.style.top = `${at.top}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(node)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [left, top, right, bottom, side, within])
  return (
    <div ref={panel} className={styles.panel}>
      {children}
    </div>
  )
}
