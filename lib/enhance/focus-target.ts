/**
 * Moves the focus to the heading of the section in the address's fragment, so that keyboards and screen readers
 * continue from there. A target in `details` has its heading in the summary.
 */
export function focusTarget(): void {
  const heading = document.querySelector<HTMLElement>('section:target h2,div:target h4,details:has(>:target) h3')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
