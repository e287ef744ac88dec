import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { CONTENT_LIFE, HEALING_LIFE, tags } from '../cache.ts'
import type { TeamMember } from './contract.ts'
import { getReads } from './index.ts'

/** Returns the team in page order; during an outage of the backend, the last good list or an empty one. */
export async function getTeam(): Promise<TeamMember[]> {
  'use cache'
  cacheTag(tags.team)
  const { items, isFresh } = await getReads().getTeam()
  cacheLife(isFresh ? CONTENT_LIFE : HEALING_LIFE)
  return items
}
