import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import type { TeamMember } from './contract.ts'
import { getReads } from './index.ts'

/** The whole team, in the order of the page; the last good one while the backend is away, else none. */
export async function getTeam(): Promise<TeamMember[]> {
  'use cache'
  cacheTag(tags.team)
  const { items, isFresh } = await getReads().getTeam()
  cacheLife(isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return items
}
