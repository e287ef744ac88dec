import { readQuery } from '@/lib/listing/query'
import { findPostChoices } from '@/lib/studio/issues'
import { studioRead } from '@/lib/studio/route-handlers'

/** The posts that an issue may show, by words. */
export const GET = studioRead('newsletter', ({ db, request }) =>
  findPostChoices(db, readQuery(new URL(request.url).search).search),
)
