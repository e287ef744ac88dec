import { readHealth } from '@/lib/studio/health'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the state of the site. */
export const GET = studioRead('health', ({ db }) => readHealth(db))
