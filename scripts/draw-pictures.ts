/**
 * Draws, after a build, what its pages show: a drawing takes a server ten to fifty milliseconds, and a page shows a dozen. What is
 * named by none of them, as by a post that is newer, is drawn when it is asked for (app/art).
 */
import { drawArt } from '../lib/art/draw.ts'
import { readArtUrl } from '../lib/art/url.ts'
import { toDrawingFile } from '../lib/finish/build-files.ts'
import { unescapeAttribute } from '../lib/finish/unescape-attribute.ts'
import { writeStatic } from './built.ts'

const ADDRESS = /\/art\/[a-z]+\/[^"\s]+?\.svg/g

/** Draws what the pages that were just built show, and says how many drawings that are. */
export function drawPictures(pages: string[]): void {
  let count = 0
  for (const address of new Set(pages.flatMap((html) => html.match(ADDRESS) ?? []))) {
    const art = readArtUrl(unescapeAttribute(address))
    const svg = art && drawArt(art.kind, art.seed)
    if (!svg) continue
    writeStatic(toDrawingFile(art.kind, art.seed), svg)
    count += 1
  }
  console.log(`Drawings: ${count}`)
}
