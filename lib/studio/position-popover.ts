/** Edges in pixels, all from the same origin. */
export type Edges = { left: number; top: number; right: number; bottom: number }

const GAP = 8

/**
 * Returns the position of a panel: below its anchor, or above it if there is room only there, and always inside
 * `within`.
 */
export function positionPopover(
  anchor: Edges,
  panel: { width: number; height: number },
  within: Edges,
  window: Edges,
  side: 'below' | 'above' = 'below',
): { left: number; top: number } {
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - panel.height
  const fitsBelow = below + panel.height <= window.bottom
  const fitsAbove = above >= window.top
  const isBelow = side === 'below' ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove
  const minLeft = Math.max(within.left, window.left)
  const maxRight = Math.min(within.right, window.right)
  const middle = (anchor.left + anchor.right) / 2 - panel.width / 2
  return { left: Math.max(minLeft, Math.min(middle, maxRight - panel.width)), top: isBelow ? below : above }
}
