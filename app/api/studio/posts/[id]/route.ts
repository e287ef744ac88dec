import { z } from 'zod'
import { contentSchema } from '@/lib/studio/posts/content-schema'
import { findDraft, toDraft } from '@/lib/studio/posts/drafts'
import { removePost } from '@/lib/studio/posts/remove'
import { saveDraft } from '@/lib/studio/posts/save'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'

const saving = z.object({ content: contentSchema, reason: z.enum(['auto', 'save', 'replace']) })

export const GET = studioRead('posts', async ({ db, params }) => toDraft(await findDraft(db, params.id)))

/** Saves a change to the version in If-Match. Status 409 returns what someone else has saved since. */
export const PUT = studioChange('posts', saving, async ({ db, params, input, session, record, readVersion }) => {
  const save = { id: params.id, base: readVersion(), by: session.name, ...input }
  const { draft, isNew } = await saveDraft(db, save)
  if (isNew) await record('edit', `post ${params.id}`)
  return toDraft(draft)
})

/** Deletes a post; it can be restored. */
export const DELETE = studioChange('posts', nothing, async ({ db, params, record, readVersion }) => {
  const draft = await removePost(db, params.id, readVersion())
  await record('delete', `post ${params.id}`)
  return toDraft(draft)
})
