import { ART_SIZE, type ArtKind } from './art-kind.ts'
import { drawCover, drawScene } from './cover.ts'
import { drawDivider } from './divider.ts'
import { drawGallery } from './gallery.ts'
import { drawHero } from './hero.ts'
import { drawMapCard } from './map-card.ts'
import { drawMark, isMark } from './mark.ts'
import { drawMonogram } from './monogram.ts'
import { isSeed } from './seed.ts'

/** Draws the picture that replaces one that is missing or broken. */
export const drawDefaultBanner = (): string => drawCover('default', { motif: 'border', tone: 'paper' })

type Size = { width: number; height: number }

const drawings: Record<ArtKind, (seed: string, size: Size) => string | null> = {
  cover: (seed) => drawCover(seed),
  wide: drawCover,
  banner: drawScene,
  gallery: (seed) => drawGallery(seed),
  thumb: (seed) => drawCover(seed, { small: true }),
  patch: (seed) => drawGallery(seed, { small: true }),
  monogram: (seed) => drawMonogram(seed),
  divider: drawDivider,
  mark: (seed) => (isMark(seed) ? drawMark(seed) : null),
  hero: drawHero,
  map: () => drawMapCard(),
}

/** Returns a drawing as SVG, or null if there is none. */
export function drawArt(kind: ArtKind, seed: string): string | null {
  const [width, height] = ART_SIZE[kind]
  return isSeed(seed) ? drawings[kind](seed, { width, height }) : null
}
