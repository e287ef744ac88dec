import { getImageSources } from '@/lib/media'
import { convertHtml } from '@/lib/rich-text/to-delta/convert-html'
import { findDraft } from '@/lib/studio/posts/drafts'
import { studioRead } from '@/lib/studio/route-handlers'

/** The saved text of a post as the editor would keep it, where it is HTML, and what would be lost. */
export const GET = studioRead('posts', async ({ db, params }) =>
  convertHtml((await findDraft(db, params.id)).description, getImageSources()),
)
