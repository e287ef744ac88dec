import 'server-only'
import { type ArtKind, toSeed } from '../art/url.ts'
import type { Job, PostSummary, TeamMember } from '../backend/contract.ts'
import { getReads } from '../backend/index.ts'
import { getJobs } from '../backend/read-jobs.ts'
import { getPosts } from '../backend/read-posts.ts'
import { getTeam } from '../backend/read-team.ts'
import { getAuthor } from '../insights/blog/author.ts'

type Content = { posts: readonly PostSummary[]; jobs: readonly Job[]; team: readonly TeamMember[] }

// A list stays in memory for minutes, so its seeds are computed once.
const known = new WeakMap<readonly object[], ReadonlySet<string>>()

function listSeeds<Item extends object>(items: readonly Item[], toName: (item: Item) => string): ReadonlySet<string> {
  const seeds = known.get(items) ?? new Set(items.map((item) => toSeed(toName(item))))
  known.set(items, seeds)
  return seeds
}

function isAmong({ posts, jobs, team }: Content, kind: ArtKind, seed: string): boolean {
  if (kind === 'monogram') {
    const isAuthor = () => posts.some((post) => toSeed(getAuthor(post).name) === seed)
    return listSeeds(team, ({ name }) => name).has(seed) || isAuthor()
  }
  if (kind !== 'cover' && kind !== 'thumb') return false
  if (listSeeds(posts, ({ title }) => title).has(seed)) return true
  return kind === 'cover' && listSeeds(jobs, ({ title }) => title).has(seed)
}

const getKept = async (): Promise<Content> => ({
  posts: await getPosts(),
  jobs: await getJobs(),
  team: await getTeam(),
})

async function readCurrent(): Promise<Content> {
  const reads = getReads()
  const [posts, jobs, team] = await Promise.all([reads.getPosts(), reads.getJobs(), reads.getTeam()])
  return { posts: posts.items, jobs: jobs.items, team: team.items }
}

// The shortest time between two reads, so that invented names cannot overload the backend.
const CURRENT_MS = 2_000

let current: { content: Promise<Content>; until: number } | undefined

function getCurrent(): Promise<Content> {
  const now = performance.now()
  if (!current || now > current.until) current = { content: readCurrent(), until: now + CURRENT_MS }
  return current.content
}

/** Whether the backend's content has such a picture now; a page may show content newer than the cached lists. */
export async function isNamed(kind: ArtKind, seed: string): Promise<boolean> {
  if (isAmong(await getKept(), kind, seed)) return true
  return isAmong(await getCurrent(), kind, seed)
}
