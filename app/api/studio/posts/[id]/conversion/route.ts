import { getImageSources } from '@/lib/pictures/media'
import { convertHtml } from '@/lib/rich-text/to-delta/convert-html'
import { findDraft } from '@/lib/studio/posts/drafts'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('posts', async ({ db, params }) =>
  convertHtml((await findDraft(db, params.id)).description, getImageSources()),
)
