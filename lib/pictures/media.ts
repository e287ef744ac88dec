import { type ArtKind, artUrl } from '../art/url.ts'
import { getEnv } from '../env.ts'
import { type ImageSources, toMediaUrl } from './image-sources.ts'

export const getImageSources = (env = getEnv()): ImageSources => ({
  siteUrl: env.SITE_URL,
  mediaUrl: env.MEDIA_URL,
  imageHosts: env.IMAGE_HOSTS,
})

/** A picture of the content by its storage key, or a drawing if there is none. */
export function toPictureUrl(key: string | null | undefined, kind: ArtKind, seed: string): string {
  return toMediaUrl(key ?? null, getImageSources()) ?? artUrl(kind, seed)
}

/** What replaces a picture that fails to load. */
export const FALLBACK = { banner: '/images/default-banner.svg', user: '/images/default-user.svg' } as const
