import { pictures } from '../../content/pictures.ts'
import { fileLists, lists, toOtherLabel } from '../listing/lists.ts'
import { toSceneName } from './scene-key.ts'
import { isSceneId, type SceneId, scenes } from './scenes/index.ts'
import { patterns } from './scenes/patterns.ts'
import type { BrandScene, Scene } from './scenes/scene.ts'
import { toSeed } from './seed.ts'
import { hash } from './seeded-random.ts'

/** Returns the scene that a post's picture names (`scene/two-needles`), or null if it is a file. */
export function readSceneKey(key: string | null | undefined): SceneId | null {
  const id = toSceneName(key)
  return isSceneId(id) ? id : null
}

/**
 * Returns what a post's picture shows: the scene it names, or else the pattern of its category, which a category of the
 * files keeps under another name.
 */
export const toPostSubject = ({ image, category }: { image?: string | null; category?: string | null }): string =>
  readSceneKey(image) ?? toSeed(toOtherLabel(category || 'post', lists.categories, fileLists.categories))

/** Returns the subject of a page: the end of its address. All pages of a list have the same one. */
export const toSubject = (path: string): string =>
  path
    .replace(/\/page\/\d+$/, '')
    .split('/')
    .at(-1) || 'home'

/** Returns the picture of a subject, or of a scene's id. A name that has none gets a quiet pattern, the same each time. */
export function getScene(subject: string): Scene | BrandScene {
  const id = Object.hasOwn(pictures, subject) ? pictures[subject] : subject
  if (id && isSceneId(id)) return scenes[id]
  const choice = Object.values(patterns)
  const pattern = choice[hash(subject) % choice.length]
  if (!pattern) throw new Error('There are no patterns.')
  return pattern
}
