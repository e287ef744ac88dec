import 'server-only'
import { cacheLife } from 'next/cache'
import { drawArt } from '../art/draw.ts'
import type { ArtKind } from '../art/url.ts'

/** A drawing as SVG, or null. Drawing takes 10 to 50 ms, so Next keeps it: invented seeds would fill its cache. */
export async function getDrawing(kind: ArtKind, seed: string): Promise<string | null> {
  'use cache'
  cacheLife('max')
  return drawArt(kind, seed)
}
