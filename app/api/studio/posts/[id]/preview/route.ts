import { findDraft } from '@/lib/studio/posts/drafts'
import { toPreview } from '@/lib/studio/posts/preview'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('posts', async ({ db, params }) => toPreview(db, await findDraft(db, params.id)))
