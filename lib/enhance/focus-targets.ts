const HEADINGS = 'h1,h2,h3,h4'

/** The heading of a link's target. A line of `details` opens for what it hides: there, it is above the target. */
const findHeading = (target: Element) =>
  target.matches(HEADINGS) ? target : (target.querySelector(HEADINGS) ?? target.closest('details')?.querySelector('h3'))

function focusHeading(): void {
  const target = document.querySelector(':target')
  // What can take the focus by itself, such as a field, has got it from the browser.
  if (!target || target === document.activeElement) return
  const heading = findHeading(target)
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Moves the focus along when a link jumps to a section, so that a keyboard or a screen reader goes on from there. */
export function focusTargets(): void {
  addEventListener('hashchange', focusHeading)
  // A second press of the same link changes no address, and the menu that closes takes the focus back.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.hash) setTimeout(focusHeading)
  })
  focusHeading()
}
