import { brand } from './brand.ts'
import { essays } from './essays.ts'
import { landing } from './landing.ts'
import { patterns } from './patterns.ts'
import type { BrandScene, Scene } from './scene.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'
import { studies } from './studies.ts'
import { tutorials } from './tutorials.ts'

/** Every picture by its id. */
export const scenes = {
  ...brand,
  ...landing,
  ...services,
  ...sectors,
  ...tutorials,
  ...studies,
  ...essays,
  ...patterns,
} satisfies Record<string, Scene | BrandScene>

/** The id of a picture. */
export type SceneId = keyof typeof scenes

export const SCENE_IDS = Object.keys(scenes) as [SceneId, ...SceneId[]]

export const isSceneId = (text: string): text is SceneId => Object.hasOwn(scenes, text)
