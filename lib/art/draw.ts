import { drawCover, drawScene, type PictureOptions } from './cover.ts'
import { drawGallery } from './gallery.ts'
import { drawHero } from './hero.ts'
import { drawMapCard } from './map-card.ts'
import { drawMark, isMark } from './mark.ts'
import { drawMonogram } from './monogram.ts'
import { drawDivider } from './strip.ts'
import { ART_SIZE, type ArtKind, isSeed } from './url.ts'

/** A wide panel for the head of a page. */
export function drawBanner(seed: string, options: PictureOptions = {}): string {
  const [width, height] = ART_SIZE.banner
  return drawScene('banner', seed, { width, height, ...options })
}

/** A cover on a wide panel, so that a piece keeps its picture from the list to the head of its own page. */
function drawWide(seed: string): string {
  const [width, height] = ART_SIZE.wide
  return drawCover(seed, { width, height })
}

/** Stands in for a picture that is missing or broken. */
export function drawDefaultBanner(options: PictureOptions = {}): string {
  return drawCover('default', { motif: 'border', tone: 'paper', ...options })
}

/** The drawing behind an address, or null where there is none. */
export function drawArt(kind: ArtKind, seed: string): string | null {
  if (!isSeed(seed)) return null
  switch (kind) {
    case 'cover':
      return drawCover(seed)
    case 'wide':
      return drawWide(seed)
    case 'banner':
      return drawBanner(seed)
    case 'gallery':
      return drawGallery(seed)
    case 'thumb':
      return drawCover(seed, { small: true })
    case 'patch':
      return drawGallery(seed, { small: true })
    case 'monogram':
      return drawMonogram(seed)
    case 'divider':
      return drawDivider(seed)
    case 'mark':
      return isMark(seed) ? drawMark(seed) : null
    case 'hero':
      return drawHero()
    case 'map':
      return drawMapCard()
  }
}
