import { ART_SIZE, type ArtKind } from './art-kind.ts'
import { drawScene } from './cover.ts'
import { drawDivider } from './divider.ts'
import { drawHero } from './hero.ts'
import { drawMapCard } from './map-card.ts'
import { drawMark, isMark } from './mark.ts'
import { drawMonogram } from './monogram.ts'
import { isSeed } from './seed.ts'

/** Draws the picture that replaces one that is missing or broken. */
export const drawDefaultBanner = (): string => drawScene('sari-border', { width: 1200, height: 675 })

type Size = { width: number; height: number }

const drawings: Record<ArtKind, (seed: string, size: Size) => string | null> = {
  cover: drawScene,
  wide: drawScene,
  gallery: drawScene,
  thumb: (seed, size) => drawScene(seed, { ...size, small: true }),
  patch: (seed, size) => drawScene(seed, { ...size, small: true }),
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
