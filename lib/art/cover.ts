import { drawWithinBudget } from './budget.ts'
import { createCloth } from './cloth.ts'
import { getScene } from './get-scene.ts'
import type { Scheme } from './palette.ts'
import { compose } from './scenes/compose.ts'

const MAX_BYTES = 9 * 1024

/** The factor by which the stitches of a small picture are coarser. */
const SMALL = 1.6

type Options = {
  width: number
  height: number
  /** For a picture shown at less than 500 pixels: fewer and longer stitches, half the bytes. */
  small?: boolean
  scheme?: Scheme
}

/** Draws the picture of a subject in any size. Pale cloth has a hem, because its edge would not be visible on a page. */
export function drawScene(subject: string, { width, height, small = false, scheme }: Options): string {
  const scene = getScene(subject)
  const grain = small ? SMALL : 1
  return drawWithinBudget(
    (weave) => {
      const cloth = createCloth({ seed: subject, kind: 'scene', width, height, tone: scene.tone, weave, grain, scheme })
      compose(cloth, scene)
      if (scene.tone === 'paper') cloth.hem()
      return cloth.toSvg()
    },
    1,
    small ? MAX_BYTES * 0.6 : MAX_BYTES,
  )
}
