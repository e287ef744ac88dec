import type { Cloth } from '../cloth.ts'
import { type Point, pointList } from '../geometry.ts'
import type { Stitch } from '../stitches.ts'
import type { BrandScene } from './scene.ts'

/** Returns the middles of equal cells that fill a length and overlap its ends. */
const toCells = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => from + i * step)

const columns = ({ left, width }: Cloth, step: number) => toCells(-left, width, step)
const rows = ({ height }: Cloth, step: number) => toCells(0, height, step)

/** Straight rows across the cloth, every third one thicker. */
const plainRows = (cloth: Cloth) => {
  const { left, width, height, seam } = cloth
  rows(cloth, height / 13).forEach((y, i) => {
    seam(pointList([-left, y], [width, y]), 'quilt', i % 3 === 1 ? 'bold' : 'run')
  })
}

/** Rows of teeth, one inside the other. */
const herringbone = (cloth: Cloth) => {
  const { height, seam } = cloth
  const step = height / 8
  const xs = columns(cloth, step)
  rows(cloth, step * 0.8).forEach((y, i) => {
    const teeth = xs.map((x, j): Point => [x, y + (j % 2 ? step : 0)])
    seam(teeth, 'quilt', i % 3 === 1 ? 'bold' : 'run')
  })
}

/** Slanting rows that cross. */
const lattice = (cloth: Cloth) => {
  const { left, width, height, seam } = cloth
  for (const x of toCells(-left - height, width, height / 5)) {
    seam(pointList([x, 0], [x + height, height]), 'quilt')
    seam(pointList([x, height], [x + height, 0]), 'quilt')
  }
}

/** Squares of two cloths, sewn around inside. */
const chequers = (cloth: Cloth) => {
  const { height, edges, seam } = cloth
  const step = height / 5
  const square = (x: number, y: number, by: number) =>
    pointList([x + by, y + by], [x + step - by, y + by], [x + step - by, y + step - by], [x + by, y + step - by])
  columns(cloth, step).forEach((x, i) => {
    rows(cloth, step).forEach((y, j) => {
      if ((i + j) % 2 === 0) edges(square(x, y, 0), 'under')
      else seam(square(x, y, step * 0.22), 'quilt', 'run', true)
    })
  })
}

/** Broad stripes, each sewn down along its edges. */
const stripes = (cloth: Cloth) => {
  const { height, edges, seam } = cloth
  const step = height / 4
  for (const x of columns(cloth, step)) {
    edges(pointList([x, 0], [x + step / 2, 0], [x + step / 2, height], [x, height]), 'under')
    for (const [share, stitch] of [
      [0.08, 'run'],
      [0.25, 'bold'],
      [0.42, 'run'],
    ] as [number, Stitch][])
      seam(pointList([x + step * share, 0], [x + step * share, height]), 'quilt', stitch)
  }
}

/** Squares within squares, as the blocks of a quilt. */
const blocks = (cloth: Cloth) => {
  const { height, seam } = cloth
  const step = height / 3
  for (const x of columns(cloth, step))
    for (const y of rows(cloth, step))
      for (const [by, stitch] of [
        [0.04, 'bold'],
        [0.17, 'run'],
        [0.3, 'run'],
      ] as [number, Stitch][]) {
        const [near, far] = [step * by, step * (1 - by)]
        seam(
          pointList([x + near, y + near], [x + far, y + near], [x + far, y + far], [x + near, y + far]),
          'quilt',
          stitch,
          true,
        )
      }
}

/** Waves, one below the other. */
const waves = (cloth: Cloth) => {
  const { left, width, height, stitch } = cloth
  const step = height / 3
  rows(cloth, height / 10).forEach((y, i) => {
    const wave: Point[] = [[-left, y]]
    for (let x = -left; x < width; x += step) {
      const third = step / 3
      wave.push([x + third, y - third * 0.7], [x + 2 * third, y + third * 0.7], [x + step, y])
    }
    stitch(wave, 'quilt', i % 3 === 1 ? 'bold' : 'run')
  })
}

/** Rows up and down that cross, in bands of three. */
const gingham = (cloth: Cloth) => {
  const { left, width, height, seam } = cloth
  const step = height / 4
  for (const by of [-0.1, 0, 0.1]) {
    const stitch = by === 0 ? 'bold' : 'run'
    for (const x of columns(cloth, step))
      seam(pointList([x + step * (0.5 + by), 0], [x + step * (0.5 + by), height]), 'quilt', stitch)
    for (const y of rows(cloth, step))
      seam(pointList([-left, y + step * (0.5 + by)], [width, y + step * (0.5 + by)]), 'quilt', stitch)
  }
}

/** Quiet patterns for posts without a picture. */
export const patterns = {
  rows: { says: 'Cloth with straight rows of stitches', tone: 'indigo', compose: plainRows },
  teeth: { says: 'Cloth with teeth of stitches', tone: 'leaf', compose: herringbone },
  lattice: { says: 'Cloth with a lattice of stitches', tone: 'turmeric', compose: lattice },
  squares: { says: 'Cloth in sewn squares', tone: 'ink', compose: chequers },
  stripes: { says: 'Cloth in sewn stripes', tone: 'paper', compose: stripes },
  blocks: { says: 'Cloth in blocks of a quilt', tone: 'turmeric', compose: blocks },
  waves: { says: 'Cloth with waves of stitches', tone: 'indigo', compose: waves },
  checks: { says: 'Cloth with crossing rows of stitches', tone: 'leaf', compose: gingham },
} satisfies Record<string, BrandScene>
