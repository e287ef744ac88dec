import { toDraft } from '@/lib/studio/posts/drafts'
import { restorePost } from '@/lib/studio/posts/remove'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('posts', nothing, async ({ db, params, record }) => {
  await record('restore', `post ${params.id}`)
  return toDraft(await restorePost(db, params.id))
})
