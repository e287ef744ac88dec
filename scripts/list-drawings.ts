/** Lists the drawings that the pages of a build show: beyond these, app/art draws only what the backend's content names. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { application } from '../content/careers.ts'
import { journalArticles } from '../content/journal/index.ts'
import { artUrl, isSeed, readArtUrl } from '../lib/art/url.ts'
import { DRAWINGS_FILE } from '../lib/drawings/shown-drawings.ts'
import { unescapeAttribute } from '../lib/http/unescape-attribute.ts'

const ADDRESS = /\/art\/[a-z]+\/[^"\s]+?\.svg/g

/** Drawings that no built page shows: at the end of an application, and in the journal's feeds. */
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

/** Writes the list of a build into its folder. */
export function listDrawings(build: string): void {
  const files = globSync('{server/app/**/*.html,static/**/*.css}', { cwd: build })
  const found = files.flatMap((file) => toAddresses(readFileSync(path.join(build, file), 'utf8')))
  const addresses = [...new Set([...found, ...listOthers()])].sort()
  writeFileSync(path.join(build, DRAWINGS_FILE), JSON.stringify(addresses))
  console.log(`Drawings: ${addresses.length}`)
}
