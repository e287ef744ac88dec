import { findDraft } from '@/lib/studio/posts/drafts'
import { toPreview } from '@/lib/studio/posts/preview'
import { studioRead } from '@/lib/studio/route-handlers'

/** What visitors and search engines would get of the post as it was last saved. */
export const GET = studioRead('posts', async ({ db, params }) => toPreview(db, await findDraft(db, params.id)))
