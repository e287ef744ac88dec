import { studioRead } from '@/lib/studio/handle'
import { findNews } from '@/lib/studio/news'

/** What is new for the person who asks, by the areas of their role. */
export const GET = studioRead('start', ({ db, session }) => findNews(db, session))
