import { toDraft } from '@/lib/studio/posts/drafts'
import { unpublish } from '@/lib/studio/posts/publish'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('posts', nothing, async ({ db, params: { id }, record, readVersion }) => {
  await record('unpublish', `post ${id}`)
  return toDraft(await unpublish(db, id, readVersion()))
})
