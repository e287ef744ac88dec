import { drawGallery } from './gallery.ts'
import { ART_SIZE, isSeed } from './url.ts'

/** Patches on one sheet at most: an address must not ask for more work than a page needs. */
const MOST = 8
const SEPARATOR = '.'

/** The address of one of several patches that are drawn in one file: a page with six of them asks once. */
export function sheetUrl(seeds: readonly string[], index: number): string {
  return `/art/sheet/${seeds.join(SEPARATOR)}.svg#p${index}`
}

/**
 * Patches one below the other, each a view that an address names by its place. The root has no size of its own, so that a
 * picture of any view has a patch's proportions. Null where the seeds cannot be drawn.
 */
export function drawSheet(joined: string): string | null {
  const seeds = joined.split(SEPARATOR)
  if (seeds.length > MOST || !seeds.every(isSeed) || new Set(seeds).size < seeds.length) return null
  const [width, height] = ART_SIZE.patch
  const views = seeds.map((_, index) => `<view id="p${index}" viewBox="0 ${index * height} ${width} ${height}"/>`)
  // Every drawing names its ids and classes after its seed, so they can stand in one file.
  const patches = seeds.map((seed, index) =>
    drawGallery(seed, { small: true }).replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg y="${index * height}"`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${views.join('')}${patches.join('')}</svg>`
}
