/** Closes the menus when a link is followed: a jump within the page would stay covered by them. */
export function closeMenus(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  })
}
