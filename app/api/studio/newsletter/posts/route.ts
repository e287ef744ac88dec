import { readQuery } from '@/lib/listing/query'
import { findPostChoices } from '@/lib/studio/newsletter-issues'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('newsletter', ({ db, request }) =>
  findPostChoices(db, readQuery(new URL(request.url).search).search),
)
