/** Lists the drawings that the pages of a build show, and draws those of Home: beyond these, app/art draws only what the backend's content names. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawArt } from '../lib/art/draw.ts'
import { artUrl, isSeed, readArtUrl } from '../lib/art/url.ts'
import { application } from '../lib/content/careers.ts'
import { journalArticles } from '../lib/content/journal/index.ts'
import { DRAWINGS_FILE, type ShownDrawings } from '../lib/drawings/shown-drawings.ts'
import { unescapeAttribute } from '../lib/http/unescape-attribute.ts'

const ADDRESS = /\/art\/[a-z]+\/[^"\s]+?\.svg/g

/** What no built page shows: the end of an application, and the pictures of the journal's feeds. */
const listOthers = (): string[] => [
  artUrl('gallery', application.done.pictureSeed),
  ...journalArticles.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'image' ? [artUrl('cover', block.seed)] : [])),
  ),
]

const toAddresses = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).flatMap((address) => {
    const art = readArtUrl(unescapeAttribute(address))
    return art && isSeed(art.seed) ? [artUrl(art.kind, art.seed)] : []
  })

function draw(address: string): string | null {
  const art = readArtUrl(address)
  return art && drawArt(art.kind, art.seed)
}

/** Writes the list of a build under `root`, with the drawings of Home, which the first visitor gets at once. */
export function listDrawings(root: string): void {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = globSync('.next/{server/app/**/*.html,static/**/*.css}', { cwd: root })
  const others = listOthers().flatMap(toAddresses)
  const addresses = [...new Set([...files.flatMap((file) => toAddresses(read(file))), ...others])].sort()
  const home = new Set(toAddresses(read('.next/server/app/index.html')))
  const shown: ShownDrawings = Object.fromEntries(
    addresses.map((address) => [address, home.has(address) ? draw(address) : null]),
  )
  writeFileSync(path.join(root, DRAWINGS_FILE), JSON.stringify(shown))
  console.log(`Drawings: ${addresses.length}, ${home.size} of them drawn`)
}
