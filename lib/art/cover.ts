import { drawWithinBudget } from './budget.ts'
import { createCloth } from './cloth.ts'
import type { Tone } from './palette.ts'
import { createRandom } from './random.ts'
import { boats, pair, rays } from './scenes/gallery.ts'
import { fields, flower, kalka, tree } from './scenes/garden.ts'
import { border, lattice, wheel } from './scenes/pattern.ts'
import type { Scene } from './scenes/scene.ts'
import { pond, river, shoal } from './scenes/water.ts'

/** Every composition by name. */
export const scenes = {
  river,
  boats,
  pond,
  shoal,
  pair,
  flower,
  kalka,
  tree,
  fields,
  rays,
  lattice,
  wheel,
  border,
} satisfies Record<string, Scene>

const MOST_BYTES = 9 * 1024

/** How much coarser a small picture is sewn. */
export const SMALL = 2.2

type Motif = keyof typeof scenes

export const MOTIFS = Object.keys(scenes) as [Motif, ...Motif[]]

/** What a picture shows, unless its seed chooses. */
type Choice = { motif?: Motif; tone?: Tone }

type SceneOptions = Choice & {
  width: number
  height: number
  /** For a picture shown at less than 500 pixels: fewer and longer stitches, half the bytes. */
  small?: boolean
}

/** A cover for a post, study or article: 16 to 9, the same for the same seed. */
export function drawCover(seed: string, options: Partial<SceneOptions> = {}): string {
  return drawScene('cover', seed, { width: 1200, height: 675, ...options })
}

/** Added to the seed: with these words, pictures on the same page differ in motif and in cloth. */
const STIR: Readonly<Record<string, string>> = { cover: 'choice 28510', gallery: 'choice 97746278' }

const INSTEAD: Readonly<Record<string, Choice>> = {
  'cover/A job queue in one PostgreSQL table': { motif: 'wheel', tone: 'paper' },
}

/** The composition and cloth that a seed gets where none is asked for. */
export function chooseScene(kind: string, seed: string, wish: Choice = {}) {
  const choose = createRandom(`${kind}/${seed}/${STIR[kind] ?? 'choice'}`)
  const motif = choose.pick(MOTIFS)
  const tone = choose.pick<Tone>(['paper', 'paper', 'paper', 'indigo', 'indigo', 'madder', 'turmeric', 'leaf'])
  const instead = INSTEAD[`${kind}/${seed}`]
  return { motif: wish.motif ?? instead?.motif ?? motif, tone: wish.tone ?? instead?.tone ?? tone }
}

/** Any composition at any size; kinds of pictures differ even for one seed. */
export function drawScene(kind: string, seed: string, options: SceneOptions): string {
  const { motif, tone } = chooseScene(kind, seed, options)
  const { width, height, small = false } = options
  const scale = small ? SMALL : 1
  return drawWithinBudget(
    (weave) => {
      const cloth = createCloth({ seed, kind: `${kind}/${motif}`, width, height, tone, weave, grain: scale })
      scenes[motif](cloth)
      return cloth.toSvg()
    },
    ((width * height) / 810_000) * scale,
    small ? MOST_BYTES * 0.45 : MOST_BYTES,
  )
}
