import 'server-only'
import { cacheLife } from 'next/cache'
import type { ArtKind } from './art-kind.ts'
import { drawArt } from './draw.ts'

/** Returns a drawing as SVG, or null if there is none of this name. Drawing takes 10 to 50 ms, so Next caches it. */
export async function getDrawing(kind: ArtKind, seed: string): Promise<string | null> {
  'use cache'
  cacheLife('max')
  return drawArt(kind, seed)
}
