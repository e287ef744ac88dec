import { blogCategories } from '@/content/blog'
import { getTeam } from '@/lib/backend/embedded/read-content'
import { getImageSources } from '@/lib/pictures/media'
import { postLevels } from '@/lib/studio/copy/studio-posts'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the choices of a post's fields, and the hosts that pictures may come from. */
export const GET = studioRead('posts', async ({ db }) => ({
  authors: (await getTeam(db)).map(({ name, designation }) => ({ name, designation })),
  categories: blogCategories.filter(({ value }) => value).map(({ label }) => label),
  levels: postLevels,
  sources: getImageSources(),
}))
