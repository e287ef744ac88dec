import { drawArt } from '../art/draw.ts'
import type { ArtKind } from '../art/url.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { getBuiltDrawing } from './shown-drawings.ts'

/** Enough for all drawings of a built site; the limit keeps a long list of posts from filling the memory. */
const kept = createBoundedMap<string>(600)

const toName = (kind: ArtKind, seed: string) => `${kind}/${seed}`

export const getKeptDrawing = (kind: ArtKind, seed: string): string | null => kept.get(toName(kind, seed)) ?? null

/** A drawing as SVG, or null for an unknown kind or seed. Drawing takes 10 to 50 ms. */
export function getDrawn(kind: ArtKind, seed: string): string | null {
  const svg = getKeptDrawing(kind, seed) ?? getBuiltDrawing(kind, seed) ?? drawArt(kind, seed)
  return svg && kept.keep(toName(kind, seed), svg)
}
