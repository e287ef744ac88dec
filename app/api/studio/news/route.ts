import { findNews } from '@/lib/studio/news'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('start', ({ db, session }) => findNews(db, session))
