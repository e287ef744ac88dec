import { drawArt } from '../art/draw.ts'
import type { ArtKind } from '../art/url.ts'
import { createMemory } from '../http/memory.ts'

/** Drawings kept in memory: all of a built site's, and an end to what a long list of posts can fill. */
const kept = createMemory<string>(600)

const toName = (kind: ArtKind, seed: string) => `${kind}/${seed}`

/** A drawing that was drawn before, as SVG; null where it would have to be drawn now. */
export const getKeptDrawing = (kind: ArtKind, seed: string): string | null => kept.get(toName(kind, seed)) ?? null

/** A drawing as SVG; null where there is none of that kind and seed. One takes ten to fifty milliseconds. */
export function getDrawn(kind: ArtKind, seed: string): string | null {
  const svg = getKeptDrawing(kind, seed) ?? drawArt(kind, seed)
  return svg && kept.keep(toName(kind, seed), svg)
}
