import { previewIssue } from '@/lib/studio/newsletter-issues'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('newsletter', ({ db, params: { id } }) => previewIssue(db, id))
