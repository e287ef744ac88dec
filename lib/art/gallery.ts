import { ART_SIZE } from './art-kind.ts'
import { createCloth } from './cloth.ts'
import { drawScene, SMALL } from './cover.ts'
import type { Scheme, Tone } from './palette.ts'
import { fields, kalka } from './scenes/garden.ts'
import type { Scene } from './scenes/scene.ts'
import { boats, lotus, pair, rays, threads, window } from './scenes/single.ts'

/** Subjects by the last word of a seed, so that a caption can describe the picture. */
const subjects: Readonly<Record<string, readonly [scene: Scene, tone: Tone]>> = {
  window: [window, 'paper'],
  boats: [boats, 'paper'],
  lotus: [lotus, 'indigo'],
  paddy: [fields, 'leaf'],
  fish: [pair, 'turmeric'],
  lattice: [threads, 'paper'],
  kalka: [kalka, 'madder'],
  sun: [rays, 'paper'],
}

type GalleryOptions = { width?: number; height?: number; scheme?: Scheme; small?: boolean }

/** Draws a picture for a gallery, 5:4: the subject that the seed's last word names, or any composition. */
export function drawGallery(seed: string, { small = false, ...options }: GalleryOptions = {}): string {
  const [width, height] = ART_SIZE.gallery
  const word = seed.split('-').at(-1) ?? ''
  const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
  if (!subject) return drawScene(seed, { width, height, small })
  const [scene, tone] = subject
  const cloth = createCloth({ seed, kind: 'gallery', width, height, tone, grain: small ? SMALL : 1, ...options })
  scene(cloth)
  return cloth.toSvg()
}
