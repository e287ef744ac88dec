import { type Cloth, createCloth } from './cloth.ts'
import { circle, type Outline, type Point, pointList, polygon, toPoints } from './geometry.ts'
import { kalka } from './motifs/kalka.ts'
import { palm, sewBird, sun } from './motifs/land.ts'
import { bloom, bud, type FlowerDress, lotus, rosette } from './motifs/lotus.ts'
import { boat, fish } from './motifs/river.ts'
import { tree } from './motifs/tree-of-life.ts'
import type { Scheme } from './palette.ts'

const SIZE = 240
const flower: FlowerDress = { petals: 'main', others: 'second', heart: 'accent', thread: 'over', gap: 'over' }
const wave = (y: number, lift: number): Outline =>
  toPoints(`14,${y} 44,${y - lift} 62,${y - lift} 86,${y} 112,${y + lift} 130,${y + lift} 154,${y} 180,${y - lift}
  198,${y - lift} 228,${y}`)

const drawings = {
  lotus: (cloth) => lotus(cloth, { x: 120, y: 190 }, 150, flower),
  bud: (cloth) => bud(cloth, { x: 120, y: 222 }, 204, flower),
  flower: (cloth) => bloom(cloth, { x: 120, y: 120 }, 108, flower),
  rosette: (cloth) => rosette(cloth, { x: 120, y: 120 }, 112, flower, 12),
  kalka: (cloth) => kalka(cloth, { x: 112, y: 138, turn: 8 }, 128, { body: 'main', bloom: 'second', fringe: 'second' }),
  boat: (cloth) => {
    boat(cloth, { x: 112, y: 186 }, 96, { hull: 'main', sail: 'second', canopy: 'accent', gap: 'over' })
    cloth.stitch(wave(222, 9), 'main', 'run')
  },
  fish: (cloth) => fish(cloth, { x: 120, y: 122, turn: 6 }, 108, { body: 'main', fin: 'second', thread: 'over' }),
  sun: (cloth) => sun(cloth, { x: 120, y: 120 }, 112, { disc: 'accent', rays: 'second', thread: 'main' }, 16),
  tree: (cloth) => tree(cloth, { x: 120, y: 232 }, 204, { tiers: 3 }),
  palm: (cloth) => palm(cloth, { x: 108, y: 232 }, 196, { trunk: 'main', fronds: 'main', thread: 'second' }),
  bird: (cloth) => sewBird(cloth, { x: 134, y: 134, turn: -8 }, 118, { body: 'main', wing: 'second', thread: 'over' }),
  wave: (cloth) => {
    for (const [i, y] of [52, 86, 120, 154, 188].entries())
      cloth.stitch(wave(y, 16), i === 2 ? 'second' : 'main', i === 2 ? 'bold' : 'run')
  },
  lattice: (cloth) => {
    const cells = toPoints('0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2')
    for (const [i, j] of cells) {
      const [x, y] = [16 + i * 72, 16 + j * 72]
      const corners: Point[] = pointList([x, y], [x + 62, y], [x + 62, y + 62], [x, y + 62], [x, y])
      const square = polygon(corners)
      if (i === 1 && j === 1) {
        cloth.patch(square, 'second')
        cloth.ring(x + 31, y + 31, 17, 'over', 'run')
      } else if ((i + j) % 2) cloth.stitch(square, 'main', 'run', true)
      else {
        cloth.patch(square, 'main')
        cloth.rows(square, 'over', 15, 1)
      }
    }
  },
  wheel: (cloth) => {
    cloth.patch(circle(120, 120, 110), 'main')
    cloth.ring(120, 120, 96, 'over', 'run')
    cloth.wheel({ x: 120, y: 120 }, 8, 0, () => cloth.stitch(toPoints('0,-30 0,-50 0,-60 0,-84'), 'over', 'bold'))
    cloth.patch(circle(120, 120, 27), 'second', { gap: 'over' })
  },
  paddy: (cloth) => {
    for (const [x, top, lean] of [
      [60, 84, -26],
      [120, 34, 12],
      [180, 96, 30],
    ] as const) {
      cloth.stitch(pointList([x, 228], [x, 180], [x + lean * 0.2, top + 40], [x + lean, top]), 'main', 'line')
      cloth.knots(
        [0.02, 0.16, 0.3, 0.44].flatMap((t): Point[] => {
          const y = top + (228 - top) * t
          const middle = x + lean * (1 - t) ** 2
          return pointList([middle - 13, y + 8], [middle + 13, y])
        }),
        'accent',
      )
    }
    cloth.stitch(wave(228, 5), 'second', 'run')
  },
} satisfies Record<string, (cloth: Cloth) => void>

/** The name of a motif that can be drawn alone. */
export type Mark = keyof typeof drawings

/** The names of all marks. */
export const MARKS = Object.keys(drawings) as [Mark, ...Mark[]]

/** Returns whether a text names a mark. */
export function isMark(name: string): name is Mark {
  return Object.hasOwn(drawings, name)
}

/** Draws a motif alone and without a ground, for lists and cards. Made for 48 to 120 pixels. */
export function drawMark(name: Mark, { scheme }: { scheme?: Scheme | undefined } = {}): string {
  const cloth = createCloth({
    seed: name,
    kind: 'mark',
    width: SIZE,
    height: SIZE,
    tone: 'paper',
    grain: 3.8,
    bare: true,
    scheme,
  })
  drawings[name](cloth)
  return cloth.toSvg()
}
