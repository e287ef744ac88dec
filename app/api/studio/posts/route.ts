import { z } from 'zod'
import { readQuery } from '@/lib/listing/query'
import { createDraft, toDraft } from '@/lib/studio/posts/drafts'
import { listPosts } from '@/lib/studio/posts/list'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'

const states = z.enum(['draft', 'scheduled', 'published', 'deleted']).nullable().catch(null)

/**
 * Responds with a page of the posts. The query is the same as in the site's listings, with the state as its category.
 */
export const GET = studioRead('posts', ({ db, request }) => {
  const { search, category, page } = readQuery(new URL(request.url).search)
  return listPosts(db, { search, state: states.parse(category), page })
})

/** Creates an empty draft. */
export const POST = studioChange('posts', nothing, async ({ db, session, record }) => {
  const draft = await createDraft(db, session.name)
  await record('create', `post ${draft.id}`)
  return toDraft(draft)
})
