import { z } from 'zod'
import { journalArticles } from '@/content/journal'
import { getStudies } from '@/lib/backend/embedded/read-content'
import { getArrangement, setArrangement } from '@/lib/db/arrangement'
import { arrange } from '@/lib/insights/put-in-order'
import { readPictureUrl } from '@/lib/pictures/picture-name'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

const image = z
  .string()
  .nullable()
  .refine((url) => url === null || readPictureUrl(url) !== null, 'is not a picture of the Studio')
const schema = z.object({
  kind: z.enum(['study', 'article']),
  items: z.array(z.object({ id: z.string().max(200), image })).max(500),
})

type Piece = { id: string; title: string; image?: string | null }

const toArticleItem = ({ id, title, image = null }: Piece) => ({
  id,
  title,
  image,
  drawing: toPictureUrl(null, 'cover', id),
})

const toStudyItem = ({ id, title, image }: Piece) => ({
  id,
  title,
  image: null,
  drawing: toPictureUrl(image, 'thumb', id),
})

/** Responds with the published case studies and journal articles in their order. */
export const GET = studioRead('content', async ({ db }) => {
  const arrangement = await getArrangement(db)
  return {
    study: arrange(await getStudies(db), arrangement, 'study').map(toStudyItem),
    article: arrange(journalArticles, arrangement, 'article').map(toArticleItem),
  }
})

/** Stores the order and pictures of one kind. */
export const PUT = studioChange('content', schema, async ({ db, input: { kind, items }, record }) => {
  // The picture of a case study is part of it.
  await setArrangement(db, kind, kind === 'study' ? items.map(({ id }) => ({ id, image: null })) : items)
  await record('arrange', kind === 'study' ? 'case studies' : 'journal')
})
