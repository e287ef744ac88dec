import { getEnv } from '../env.ts'

/** The full address of a path of this site; a full address stays as it is. */
export function toFullUrl(path: string): string {
  return new URL(path, `${getEnv().SITE_URL}/`).href
}
