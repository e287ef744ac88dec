import { getEnv } from '../env.ts'
import type { ImageSources } from './image-sources.ts'

export const getImageSources = (env = getEnv()): ImageSources => ({
  siteUrl: env.SITE_URL,
  mediaUrl: env.MEDIA_URL,
  imageHosts: env.IMAGE_HOSTS,
})
