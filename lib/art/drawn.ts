import { createMemory } from '../http/memory.ts'
import { drawArt } from './draw.ts'
import type { ArtKind } from './url.ts'

/** Drawings kept in memory: a page's worth many times over, and an end to what random addresses can fill. */
const kept = createMemory<string>(300)

/** A drawing as SVG; null where there is none of that kind and seed. One takes ten to fifty milliseconds. */
export function getDrawn(kind: ArtKind, seed: string): string | null {
  const name = `${kind}/${seed}`
  const svg = kept.get(name) ?? drawArt(kind, seed)
  return svg && kept.keep(name, svg)
}
