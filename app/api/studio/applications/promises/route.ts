import { reportPromises } from '@/lib/studio/promises'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('applications', ({ db }) => reportPromises(db))
