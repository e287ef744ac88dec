import { z } from 'zod'
import { getArticles, getStudies } from '@/lib/backend/embedded/read-content'
import { getArrangement, setArrangement } from '@/lib/db/arrangement'
import { arrange } from '@/lib/insights/put-in-order'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

const schema = z.object({
  kind: z.enum(['study', 'article']),
  ids: z.array(z.string().max(200)).max(500),
})

type Piece = { id: string; title: string; image?: string }

const toItem = ({ id, title, image }: Piece) => ({ id, title, picture: toPictureUrl(image, 'thumb', id) })

/** Responds with the published case studies and journal articles in their order. */
export const GET = studioRead('content', async ({ db }) => {
  const arrangement = await getArrangement(db)
  return {
    study: arrange(await getStudies(db), arrangement, 'study').map(toItem),
    article: arrange(await getArticles(db), arrangement, 'article').map(toItem),
  }
})

/** Stores the order of one kind. */
export const PUT = studioChange('content', schema, async ({ db, input: { kind, ids }, record }) => {
  await setArrangement(db, kind, ids)
  await record('arrange', kind === 'study' ? 'case studies' : 'journal')
})
