import 'server-only'
import type { ArtKind } from '../art/art-kind.ts'
import { artUrl } from '../art/art-url.ts'
import { readSceneKey } from '../art/get-scene.ts'
import { scenes } from '../art/scenes/index.ts'
import { toMediaUrl } from './image-sources.ts'
import { getImageSources } from './media.ts'
import { photos } from './photos.generated.ts'

/** Returns the address of a photograph in content/photos by its key, such as `photos/team/nusrat.jpg`. */
const toPhotoUrl = (key: string) => (Object.hasOwn(photos, key) ? photos[key] : undefined)

/**
 * Returns the address of a picture by its key: a photograph in content/photos, a drawing (`scene/two-needles`), or a
 * file in storage. Without one, the subject has a drawing.
 */
export function toPictureUrl(key: string | null | undefined, kind: ArtKind, subject: string): string {
  const photo = key ? toPhotoUrl(key) : undefined
  if (photo) return photo
  const scene = readSceneKey(key)
  return (scene ? null : toMediaUrl(key ?? null, getImageSources())) ?? artUrl(kind, scene ?? subject)
}

/** Returns the text alternative of a post's picture: the author's words, or those of the drawing. */
export function toPictureAlt({ image, imageAlt }: { image?: string | null; imageAlt?: string | null }): string {
  const scene = readSceneKey(image)
  return scene ? scenes[scene].says : (imageAlt ?? '')
}
