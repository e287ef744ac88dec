import { toDraft } from '@/lib/studio/posts/drafts'
import { unpublish } from '@/lib/studio/posts/publish'
import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { readVersion } from '@/lib/studio/versions'

/** Takes a post away from visitors, or from the schedule. */
export const POST = studioChange('posts', nothing, async (change) => {
  const { db, params, request, record } = change
  await record('unpublish', `post ${params.id}`)
  return toDraft(await unpublish(db, params.id, readVersion(request)))
})
