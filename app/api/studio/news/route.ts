import { findNews } from '@/lib/studio/news'
import { studioRead } from '@/lib/studio/route-handlers'

/** What is new for the person who asks, by the areas of their role. */
export const GET = studioRead('start', ({ db, session }) => findNews(db, session))
