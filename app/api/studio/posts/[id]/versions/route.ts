import { listVersions } from '@/lib/studio/posts/versions'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('posts', ({ db, params }) => listVersions(db, params.id))
