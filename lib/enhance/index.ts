/** The only script of a content page: optional, at most 4.5 kB compressed, and built by scripts/build-enhance.ts. */
import { ClickToLoad } from './click-to-load.ts'
import { addCodeButtons } from './copy-code.ts'
import { countRead } from './count-read.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { focusTarget } from './focus-target.ts'
import { KeepButton } from './keep-button.ts'
import { PrintButton } from './print-button.ts'
import { ShareButton } from './share-button.ts'
import { start } from './start.ts'

const elements = {
  'share-button': ShareButton,
  'print-button': PrintButton,
  'keep-button': KeepButton,
  'click-to-load': ClickToLoad,
}
start(elements, [fetchPictures, addCodeButtons, focusTarget, countRead])
