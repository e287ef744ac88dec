import { z } from 'zod'
import { text } from '@/lib/backend/contract'
import { toVisibleLine } from '@/lib/format/visible-text'
import { listTags, replaceTag, toTagSubject } from '@/lib/studio/posts/tags'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

// Stored tags may be older than the limit.
const tag = z.string('is required').min(1, 'is required').max(1_000, 'is not a tag')
const newTag = text(80).overwrite(toVisibleLine).min(1, 'is required')

export const GET = studioRead('tags', ({ db }) => listTags(db))

/** Renames a tag in all posts. If another tag has the new name, the two become one. */
export const PUT = studioChange('tags', z.object({ from: tag, to: newTag }), async ({ db, input, session, record }) => {
  const posts = await replaceTag(db, { ...input, by: session.name })
  await record('edit', toTagSubject(input.from))
  return { posts, tag: input.to }
})

/** Removes a tag from all posts. */
export const DELETE = studioChange(
  'tags',
  z.object({ from: tag }),
  async ({ db, input: { from }, session, record }) => {
    const posts = await replaceTag(db, { from, to: '', by: session.name })
    await record('remove', toTagSubject(from))
    return { posts }
  },
)
