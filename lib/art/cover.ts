import { drawWithinBudget } from './budget.ts'
import { createCloth } from './cloth.ts'
import { scenes } from './scenes/index.ts'
import { getLook, type Look } from './subjects.ts'

const MAX_BYTES = 9 * 1024

/** The factor by which the stitches of a small picture are coarser. */
export const SMALL = 2.2

type SceneOptions = Partial<Look> & {
  width: number
  height: number
  /** For a picture shown at less than 500 pixels: fewer and longer stitches, half the bytes. */
  small?: boolean
  /** Adds a hem to pale cloth, whose edge would not be visible beside text. */
  hem?: boolean
}

/** Draws the cover of a post, study or article, 16:9. The same seed gives the same cover. */
export function drawCover(seed: string, options: Partial<SceneOptions> = {}): string {
  return drawScene(seed, { width: 1200, height: 675, hem: true, ...options })
}

/** Draws the picture of a subject in any size. */
export function drawScene(seed: string, options: SceneOptions): string {
  const { width, height, small = false, hem = false, ...wish } = options
  const { motif, tone, side } = { ...getLook(seed), ...wish }
  const grain = small ? SMALL : 1
  return drawWithinBudget(
    (weave) => {
      const cloth = createCloth({ seed, kind: motif, width, height, tone, side, weave, grain })
      scenes[motif](cloth)
      if (hem && tone === 'paper') cloth.hem()
      return cloth.toSvg()
    },
    ((width * height) / (small ? 810_000 : 650_000)) * grain,
    small ? MAX_BYTES * 0.6 : MAX_BYTES,
  )
}
