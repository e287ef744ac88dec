/**
 * The only script of a document page: what needs a script there, in at most 4 kB compressed. Everything here is an
 * improvement of HTML that works without it. Built by scripts/build-enhance.ts into one deferred file.
 */
import { defineClickToLoad } from './click-to-load.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { watchImages } from './image-fallback.ts'
import { defineKeepButton } from './keep-button.ts'
import { defineNewsletterForm } from './newsletter-form.ts'
import { definePrintButton } from './print-button.ts'
import { defineShareButton } from './share-button.ts'

watchImages()
fetchPictures()
defineNewsletterForm()
defineShareButton()
definePrintButton()
defineKeepButton()
defineClickToLoad()
