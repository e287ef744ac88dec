import type { MouseEvent } from 'react'

/** Whether a click on a link asks for this tab: with a modifier or another button the link itself does what was meant. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
