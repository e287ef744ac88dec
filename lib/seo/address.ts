import { getEnv } from '../env.ts'

/** Returns the full address of a path on this site; leaves a full address unchanged. */
export function toFullUrl(path: string): string {
  return new URL(path, `${getEnv().SITE_URL}/`).href
}
