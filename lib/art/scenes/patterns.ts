import type { Cloth } from '../cloth.ts'
import type { Tone } from '../palette.ts'
import type { BrandScene } from './scene.ts'

const tones: readonly Tone[] = ['indigo', 'leaf', 'turmeric', 'ink', 'paper', 'madder']

/** Sews a small cross at every point of a grid. */
const crosses = ({ left, width, height, seam }: Cloth) => {
  const step = height / 7
  for (let x = -left + step / 2; x < width; x += step)
    for (let y = step / 2; y < height; y += step) {
      const arm = step * 0.16
      seam(
        [
          [x - arm, y - arm],
          [x + arm, y + arm],
        ],
        'quilt',
        'bold',
      )
      seam(
        [
          [x + arm, y - arm],
          [x - arm, y + arm],
        ],
        'quilt',
        'bold',
      )
    }
}

/** Quiet patterns for posts without a picture, one for each category. */
export const patterns = tones.map((tone): BrandScene => ({ says: 'A quilted cloth', tone, compose: crosses }))
