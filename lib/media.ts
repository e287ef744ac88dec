import { getEnv } from './env.ts'

/**
 * The address of a picture that the backend names by its storage key. Null where it names none, or where no media address
 * is configured.
 */
export function toMediaUrl(key: string | null, media = getEnv().MEDIA_URL): string | null {
  if (!key) return null
  if (/^https?:\/\//i.test(key)) return key
  return media ? `${media}/${key.replace(/^\/+/, '')}` : null
}

/** What stands in for a picture that is broken. */
export const FALLBACK = { banner: '/images/default-banner.svg', user: '/images/default-user.svg' } as const
