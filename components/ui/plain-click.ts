import type { MouseEvent } from 'react'

/**
 * Returns whether a click on a link should stay in this tab. With a modifier or another button, the link itself does
 * what was meant.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
