import { getEnv } from './env.ts'

// Also in the spellings that a proxy or a storage might decode.
const CLIMBS = /(?:^|\/)\.\.(?:\/|$)|\\|%2e|%2f|%5c|%25/i

/**
 * The address of a picture that the backend names by its storage key. Null where it names none, or where no media address
 * is configured, or where the key would lead out of it.
 */
export function toMediaUrl(key: string | null, media = getEnv().MEDIA_URL): string | null {
  if (!key) return null
  if (/^https?:\/\//i.test(key)) return URL.parse(key)?.href ?? null
  const base = media ? URL.parse(`${media}/`) : null
  if (!base || CLIMBS.test(key)) return null
  const url = URL.parse(key.replace(/^\/+/, ''), base.href)
  return url?.href.startsWith(base.href) ? url.href : null
}

/** What stands in for a picture that is broken. */
export const FALLBACK = { banner: '/images/default-banner.svg', user: '/images/default-user.svg' } as const
