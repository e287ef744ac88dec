import 'server-only'
import type { ArtKind } from '../art/art-kind.ts'
import { artUrl } from '../art/art-url.ts'
import { toMediaUrl } from './image-sources.ts'
import { getImageSources } from './media.ts'
import { photos } from './photos.generated.ts'

/** Returns the address of a photograph in content/photos by its key, such as `photos/team/nusrat.jpg`. */
const toPhotoUrl = (key: string) => (Object.hasOwn(photos, key) ? photos[key] : undefined)

/**
 * Returns the address of a picture by its key: a photograph in content/photos, else a storage key. Returns the address
 * of a drawing if there is no such picture.
 */
export function toPictureUrl(key: string | null | undefined, kind: ArtKind, seed: string): string {
  const photo = key ? toPhotoUrl(key) : undefined
  return photo ?? toMediaUrl(key ?? null, getImageSources()) ?? artUrl(kind, seed)
}
