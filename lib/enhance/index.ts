/** The only script of a document page: optional, at most 4 kB compressed, and built by scripts/build-enhance.ts. */
import { ClickToLoad } from './click-to-load.ts'
import { closeMenus } from './close-menus.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { focusTarget } from './focus-target.ts'
import { watchImages } from './image-fallback.ts'
import { KeepButton } from './keep-button.ts'
import { NewsletterForm } from './newsletter-form.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { PrintButton } from './print-button.ts'
import { ShareButton } from './share-button.ts'

function start(): void {
  watchImages()
  closeMenus()
  fetchPictures()
  customElements.define('newsletter-form', NewsletterForm)
  customElements.define('share-button', ShareButton)
  customElements.define('print-button', PrintButton)
  customElements.define('keep-button', KeepButton)
  customElements.define('click-to-load', ClickToLoad)
  prefetchLinks()
  focusTarget()
}

// A long page may be painted before all its HTML has arrived, and the elements need their children.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
