/** Closes the menus when a link is followed: they would cover the target of a link within the page. */
export function closeMenus(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  })
}
