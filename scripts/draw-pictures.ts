/**
 * Draws, after a build, what its pages show: a drawing takes a server ten to fifty milliseconds, and a page shows a dozen. Beyond
 * these, app/art draws only what the backend's content names, as a post that is newer.
 */
import { globSync, readFileSync } from 'node:fs'
import { drawArt } from '../lib/art/draw.ts'
import { artUrl, readArtUrl } from '../lib/art/url.ts'
import { application } from '../lib/content/careers.ts'
import { journalArticles } from '../lib/content/journal/index.ts'
import { toDrawingFile } from '../lib/finish/build-files.ts'
import { unescapeAttribute } from '../lib/finish/unescape-attribute.ts'
import { writeStatic } from './built.ts'

const ADDRESS = /\/art\/[a-z]+\/[^"\s]+?\.svg/g

/** What no built page shows: the end of an application, and the pictures of the journal's feeds. */
const listOthers = (): string[] => [
  artUrl('gallery', application.done.pictureSeed),
  ...journalArticles.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'image' ? [artUrl('cover', block.seed)] : [])),
  ),
]

const readStylesheets = () => globSync('.next/static/**/*.css').map((file) => readFileSync(file, 'utf8'))

/** Draws what the pages and styles that were just built show, and says how many drawings that are. */
export function drawPictures(pages: string[]): void {
  let count = 0
  const shown = [...pages, ...readStylesheets()].flatMap((text) => text.match(ADDRESS) ?? [])
  for (const address of new Set([...shown, ...listOthers()])) {
    const art = readArtUrl(unescapeAttribute(address))
    const svg = art && drawArt(art.kind, art.seed)
    if (!svg) continue
    writeStatic(toDrawingFile(art.kind, art.seed), svg)
    count += 1
  }
  console.log(`Drawings: ${count}`)
}
