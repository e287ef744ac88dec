import 'server-only'
import { getJobs } from '../backend/jobs.ts'
import { getPosts } from '../backend/posts.ts'
import { getTeam } from '../backend/team.ts'
import { getAuthor } from '../blog/author.ts'
import { type ArtKind, toSeed } from './url.ts'

// Lists are kept in memory for minutes (lib/backend/kept-lists.ts), so their seeds are listed once.
const known = new WeakMap<readonly object[], ReadonlySet<string>>()

function listSeeds<Item extends object>(items: readonly Item[], toName: (item: Item) => string): ReadonlySet<string> {
  const seeds = known.get(items) ?? new Set(items.map((item) => toSeed(toName(item))))
  known.set(items, seeds)
  return seeds
}

/**
 * Whether the backend's content has a picture of this kind and seed now: posts and positions by title, people by name. Anything
 * else that the site shows was drawn by the build.
 */
export async function isNamed(kind: ArtKind, seed: string): Promise<boolean> {
  if (kind === 'monogram') {
    const team = listSeeds(await getTeam(), ({ name }) => name)
    return team.has(seed) || (await getPosts()).some((post) => toSeed(getAuthor(post).name) === seed)
  }
  if (kind !== 'cover' && kind !== 'thumb') return false
  if (listSeeds(await getPosts(), ({ title }) => title).has(seed)) return true
  return kind === 'cover' && listSeeds(await getJobs(), ({ title }) => title).has(seed)
}
