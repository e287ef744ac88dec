import { studioRead } from '@/lib/studio/handle'
import { previewIssue } from '@/lib/studio/issues'

/** The mail as it was last saved. */
export const GET = studioRead('newsletter', ({ db, params: { id = '' } }) => previewIssue(db, id))
