import 'server-only'
import type { ArtKind } from '../art/art-kind.ts'
import { artUrl } from '../art/art-url.ts'
import { toMediaUrl } from './image-sources.ts'
import { getImageSources } from './media.ts'

/** Returns the address of a picture by its storage key, or of a drawing if there is none. */
export function toPictureUrl(key: string | null | undefined, kind: ArtKind, seed: string): string {
  return toMediaUrl(key ?? null, getImageSources()) ?? artUrl(kind, seed)
}
