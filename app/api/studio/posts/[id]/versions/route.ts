import { studioRead } from '@/lib/studio/handle'
import { listVersions } from '@/lib/studio/posts/versions'

/** The versions of a post, latest first. */
export const GET = studioRead<{ id: string }>('posts', ({ db, params }) => listVersions(db, params.id))
