/**
 * The only script of a document page: what needs a script there, in at most 4 kB compressed. Everything here is an
 * improvement of HTML that works without it. Built by scripts/build-enhance.ts into one file, which a document asks for behind
 * its first paint (server/page/defer-scripts.ts).
 */
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

// A long page may show before all of it is there, and elements are made with what is in them.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
