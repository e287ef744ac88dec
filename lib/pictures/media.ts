import { getEnv } from '../env.ts'
import type { ImageSources } from './image-sources.ts'

export const getImageSources = (env = getEnv()): ImageSources => ({
  siteUrl: env.SITE_URL,
  mediaUrl: env.MEDIA_URL,
  imageHosts: env.IMAGE_HOSTS,
})

/** Replaces a picture that fails to load. */
export const FALLBACK = { banner: '/images/default-banner.svg', user: '/images/default-user.svg' } as const
