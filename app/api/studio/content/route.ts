import { z } from 'zod'
import { caseStudies } from '@/content/case-studies'
import { journalArticles } from '@/content/journal'
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

const toItem =
  (kind: 'thumb' | 'cover') =>
  ({ id, title, image = null }: Piece) => ({ id, title, image, drawing: toPictureUrl(null, kind, id) })

/** Responds with the case studies and journal articles in their order. */
export const GET = studioRead('content', async ({ db }) => {
  const arrangement = await getArrangement(db)
  return {
    study: arrange(caseStudies, arrangement, 'study').map(toItem('thumb')),
    article: arrange(journalArticles, arrangement, 'article').map(toItem('cover')),
  }
})

/** Stores the order and pictures of one kind. */
export const PUT = studioChange('content', schema, async ({ db, input: { kind, items }, record }) => {
  await setArrangement(db, kind, items)
  await record('arrange', kind === 'study' ? 'case studies' : 'journal')
})
