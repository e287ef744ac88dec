import { artUrl } from '@/lib/art/art-url'
import { toSceneKey } from '@/lib/art/scene-key'
import { SCENE_IDS, scenes } from '@/lib/art/scenes'
import { getTeam } from '@/lib/backend/embedded/read-content'
import { lists } from '@/lib/listing/lists'
import { getImageSources } from '@/lib/pictures/media'
import { postLevels } from '@/lib/studio/copy/studio-posts'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the choices of a post's fields, and the hosts that pictures may come from. */
export const GET = studioRead('posts', async ({ db }) => ({
  authors: (await getTeam(db)).map(({ name, designation }) => ({ name, designation })),
  categories: lists.categories.map(({ label }) => label),
  levels: postLevels,
  drawings: SCENE_IDS.map((id) => ({ key: toSceneKey(id), says: scenes[id].says, src: artUrl('thumb', id) })),
  sources: getImageSources(),
}))
