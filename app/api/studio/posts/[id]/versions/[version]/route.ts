import { readVersion } from '@/lib/studio/posts/versions'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('posts', ({ db, params }) =>
  readVersion(db, params.id, /^\d{1,9}$/.test(params.version) ? Number(params.version) : -1),
)
