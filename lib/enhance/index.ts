/** The only script of a document page: optional, at most 4 kB compressed, and built by scripts/build-enhance.ts. */
import { defineClickToLoad } from './click-to-load.ts'
import { closeMenus } from './close-menus.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { watchImages } from './image-fallback.ts'
import { defineKeepButton } from './keep-button.ts'
import { defineNewsletterForm } from './newsletter-form.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { definePrintButton } from './print-button.ts'
import { defineShareButton } from './share-button.ts'

function start(): void {
  watchImages()
  closeMenus()
  fetchPictures()
  defineNewsletterForm()
  defineShareButton()
  definePrintButton()
  defineKeepButton()
  defineClickToLoad()
  prefetchLinks()
}

// A long page may be painted before all its HTML has arrived, and the elements need their children.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
