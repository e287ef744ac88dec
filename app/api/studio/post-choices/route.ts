import { getTeam } from '@/lib/backend/own/content'
import { blogCategories } from '@/lib/content/blog'
import { postLevels } from '@/lib/content/studio-posts'
import { getImageSources } from '@/lib/media'
import { studioRead } from '@/lib/studio/route-handlers'

/** What the fields of a post offer, and where their pictures may come from. */
export const GET = studioRead('posts', async ({ db }) => ({
  authors: (await getTeam(db)).map(({ name, designation }) => ({ name, designation })),
  categories: blogCategories.filter(({ value }) => value).map(({ label }) => label),
  levels: postLevels,
  sources: getImageSources(),
}))
