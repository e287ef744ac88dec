import { closeMenus } from './close-menus.ts'
import { watchImages } from './image-fallback.ts'
import { NewsletterForm } from './newsletter-element.ts'
import { prefetchLinks } from './prefetch-links.ts'

type Elements = Readonly<Record<string, CustomElementConstructor>>

/** Starts the enhancements of every page, then the custom elements and functions of this kind of page. */
export function start(elements: Elements, more: readonly (() => void)[] = []): void {
  function run(): void {
    watchImages()
    closeMenus()
    for (const enhance of more) enhance()
    for (const [name, element] of Object.entries({ 'newsletter-form': NewsletterForm, ...elements }))
      customElements.define(name, element)
    prefetchLinks()
  }
  // A long page may be painted before all its HTML has arrived, and the elements need their children.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}
