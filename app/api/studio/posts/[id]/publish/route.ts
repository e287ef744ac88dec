import { z } from 'zod'
import { toDraft } from '@/lib/studio/posts/drafts'
import { publish, schedule } from '@/lib/studio/posts/publish'
import { studioChange } from '@/lib/studio/route-handlers'
import { readVersion } from '@/lib/studio/versions'

const input = z.object({ publishAt: z.iso.datetime('must be a time').optional() })

/** Publishes the version in If-Match, now or at a later time. */
export const POST = studioChange('posts', input, async (change) => {
  const { db, params, request, record } = change
  const { publishAt } = change.input
  const base = readVersion(request)
  await record(publishAt ? `schedule for ${publishAt}` : 'publish', `post ${params.id}`)
  return toDraft(
    publishAt ? await schedule(db, params.id, base, new Date(publishAt)) : await publish(db, params.id, base),
  )
})
