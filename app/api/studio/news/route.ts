import { getDashboard } from '@/lib/studio/dashboard'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('start', ({ db, session }) => getDashboard(db, session))
