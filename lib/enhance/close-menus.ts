import { focusTarget } from './focus-target.ts'

/** Browsers return focus from a menu to its button, but not from a menu within a menu, as in narrow windows. */
function returnFocus(event: Event): void {
  const { target, newState } = event as ToggleEvent & { target: HTMLElement }
  if (newState !== 'closed' || !target.contains(document.activeElement)) return
  if (target.parentElement?.closest(':popover-open')) (target.previousElementSibling as HTMLElement | null)?.focus()
}

/**
 * Closes the menus when a link is followed. Otherwise they would cover a target on the same page, and keep the focus.
 */
export function closeMenus(): void {
  addEventListener('beforetoggle', returnFocus, true)
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link) return
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
    if (link.hash) setTimeout(focusTarget)
  })
}
