import { z } from 'zod'
import { toDraft } from '@/lib/studio/posts/drafts'
import { publish, schedule } from '@/lib/studio/posts/publish'
import { studioChange } from '@/lib/studio/route-handlers'

const schema = z.object({ publishAt: z.iso.datetime('must be a time').optional() })

/** Publishes the version in If-Match, now or at a later time. */
export const POST = studioChange('posts', schema, async ({ db, params: { id }, input, record, readVersion }) => {
  const { publishAt } = input
  const base = readVersion()
  await record(publishAt ? `schedule for ${publishAt}` : 'publish', `post ${id}`)
  return toDraft(publishAt ? await schedule(db, id, base, new Date(publishAt)) : await publish(db, id, base))
})
