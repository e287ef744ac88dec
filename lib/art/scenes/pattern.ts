import type { Cloth } from '../cloth.ts'
import { circle, type Point, pointList, polygon, put, toPoints } from '../geometry.ts'
import { kalka } from '../motifs/kalka.ts'
import { sun } from '../motifs/land.ts'
import { bloom, rosette } from '../motifs/lotus.ts'
import type { Role } from '../palette.ts'
import { type Scene, toFlower } from './scene.ts'

const corners: readonly Point[] = toPoints('-0.5,-0.5 0.5,-0.5 0.5,0.5 -0.5,0.5')

/** Draws a patch of the trellis, with a flower or with nested squares. */
function sewCell(cloth: Cloth, size: number, role: Role, flowering: boolean) {
  const square = (scale: number) => put(corners, { x: 0, y: 0, scale: size * scale })
  const thread: Role = role === 'main' ? 'over' : role === 'under' ? 'main' : 'ground'
  cloth.edges(square(1), role, { ripple: true })
  for (const scale of flowering ? [0.84] : [0.84, 0.64, 0.44, 0.24]) cloth.seam(square(scale), thread, 'fine', true)
  if (!flowering) return
  const petals: Role = role === 'second' ? 'main' : role === 'main' ? 'accent' : 'second'
  const heart: Role = role === 'under' ? 'accent' : 'under'
  bloom(cloth, { x: 0, y: 0 }, size * 0.33, { petals, heart, thread: role === 'main' ? 'main' : 'ground', gap: role })
}

/** A trellis laid diagonally across the cloth: patches in three colours, some with a flower, some left open. */
export const lattice: Scene = (cloth) => {
  const { random, width, height, side } = cloth
  const turn = random.pick([45, 45, 0])
  const size = cloth.size * random.between(0.24, 0.3)
  const origin = { x: width * (0.5 + side * 0.22), y: height * 0.5 }
  for (let i = -3; i <= 3; i++)
    for (let j = -3; j <= 3; j++) {
      const [spot] = put([[i * size * 1.12, j * size * 1.12]], { ...origin, turn })
      if (!spot) continue
      const [x, y] = spot
      const away = (side > 0 ? width - x : x) / width
      // A label beside the patches must not cut through one.
      const first = width > height ? -size : size * 0.75
      if (y < -size || y > height + size || x < first || x > width + size || random.chance(away * 1.5 - 0.42)) continue
      const cloths: [Role, ...Role[]] = ['main', 'main', 'second', 'under', 'accent']
      const role = random.pick(cloths)
      const flowering = random.chance(0.5)
      cloth.stamp(`${role}${flowering}`, { x, y, turn: turn + random.between(-2, 2) }, () =>
        sewCell(cloth, size, role, flowering),
      )
    }
  cloth.zone({ thread: 'quilt', spacing: 20, first: { thread: 'second', rows: 1 } })
}

type Disc = { x: number; y: number; radius: number }

/** Draws two rows of stitches along the rim, and a ring of teeth inside them. */
function sewRim(cloth: Cloth, { x, y, radius }: Disc, teeth: number, tooth: Role, thread: Role) {
  for (const share of [0.965, 0.93]) cloth.ring(x, y, radius * share, thread)
  const reach = (radius * Math.PI) / teeth
  const corners: Point[] = pointList([-reach * 0.8, -radius * 0.78], [0, -radius * 0.9], [reach * 0.8, -radius * 0.78])
  cloth.wheel({ x, y }, teeth, 0, () => cloth.edges(corners, tooth))
}

/** Drawings for the middle of a wheel: a large lotus, a ring of small flowers, or spokes. */
const hubs: readonly [(cloth: Cloth, disc: Disc) => void, ...((cloth: Cloth, disc: Disc) => void)[]] = [
  (cloth, { x, y, radius }) => {
    const dress = { petals: 'main', others: 'accent', heart: 'second', thread: 'over', gap: 'second' } as const
    rosette(cloth, { x, y, turn: cloth.random.between(0, 40) }, radius * 0.66, dress)
  },
  (cloth, { x, y, radius }) => {
    const dress = { petals: 'main', heart: 'accent', thread: 'over', gap: 'second' } as const
    cloth.wheel({ x, y, turn: cloth.random.between(0, 30) }, 10, 0, () =>
      bloom(cloth, { x: 0, y: -radius * 0.56 }, radius * 0.15, dress),
    )
    cloth.ring(x, y, radius * 0.37, 'over')
    sun(cloth, { x, y }, radius * 0.34, { disc: 'main', rays: 'accent', thread: 'over' }, 20)
  },
  (cloth, { x, y, radius }) => {
    const spoke: Point[] = pointList(
      [-radius * 0.035, -radius * 0.2],
      [-radius * 0.05, -radius * 0.72],
      [radius * 0.05, -radius * 0.72],
      [radius * 0.035, -radius * 0.2],
    )
    cloth.wheel({ x, y, turn: cloth.random.between(0, 30) }, 12, 0, () => {
      cloth.edges(spoke, 'main')
      cloth.seam(pointList([0, -radius * 0.28], [0, -radius * 0.7]), 'over', 'fine')
    })
    cloth.ring(x, y, radius * 0.5, 'over', 'bold')
    const dress = { petals: 'main', heart: 'second', thread: 'over', gap: 'second' } as const
    bloom(cloth, { x, y }, radius * 0.33, { ...dress, petals: 'accent' })
  },
]

/** A great wheel of concentric rings that runs off the edge. */
export const wheel: Scene = (cloth) => {
  const { random, width, height, size, side, centre: x } = cloth
  const radius = size * random.between(0.46, 0.54)
  const y = height * random.between(0.48, 0.6)
  cloth.patch(circle(x, y, radius), 'main')
  sewRim(cloth, { x, y, radius }, random.pick([24, 30, 36]), 'accent', 'over')
  cloth.patch(circle(x, y, radius * 0.76), 'second', { ripple: false })
  cloth.ring(x, y, radius * 0.73, 'over', 'fine')
  random.pick(hubs)(cloth, { x, y, radius })
  const small = width > height ? random.whole(1, 3) : 0
  for (let i = 0; i < small; i++) {
    const at = {
      x: x - side * (radius + size * (0.2 + i * 0.24)),
      y: height * (0.3 + i * 0.2) * random.between(0.8, 1.2),
    }
    bloom(cloth, { ...at, turn: i * 15 }, size * (0.12 - i * 0.025), toFlower(i % 2 === 1))
  }
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
}

/** A sari border down one side, with one paisley in the open cloth. */
export const border: Scene = (cloth) => {
  const { random, width, height, size, side } = cloth
  const band = width * random.between(0.2, 0.26)
  const inner = side > 0 ? width - band : band
  const outer = side > 0 ? width + 10 : -10
  const steps = random.pick([9, 11])
  const step = (height + 40) / steps
  const teeth = Array.from(
    { length: steps * 2 + 1 },
    (_, i) => [inner - (i % 2 ? side * step * 0.62 : 0), -20 + (i * step) / 2] as const,
  )
  cloth.edges([[outer, -20], ...teeth, [outer, height + 20]], 'main', { ripple: true })
  const line = (at: number) =>
    cloth.stitch(polygon(pointList([inner + side * band * at, -10], [inner + side * band * at, height + 10])), 'over')
  for (const at of [0.1, 0.17, 0.83, 0.9]) line(at)
  cloth.knots(
    Array.from({ length: steps }, (_, i) => [inner - side * step * 0.2, -20 + (i + 0.5) * step] as const),
    'over',
  )
  const flowers = 4
  for (let i = 0; i < flowers; i++)
    bloom(
      cloth,
      { x: inner + side * band * 0.5, y: ((i + 0.5) * height) / flowers },
      Math.min(height * 0.105, band * 0.3),
      {
        ...toFlower(),
        petals: i % 2 ? 'accent' : 'second',
        heart: i % 2 ? 'second' : 'accent',
        thread: 'main',
        gap: 'main',
      },
    )
  const x = inner - side * width * random.between(0.28, 0.34)
  const dress = { body: 'second', bloom: 'main', fringe: 'main' } as const
  kalka(
    cloth,
    { x, y: height * 0.53, flip: side > 0, turn: side * random.between(-18, 4) },
    size * random.between(0.38, 0.46),
    dress,
  )
  kalka(
    cloth,
    {
      x: x - side * width * 0.2,
      y: height * random.between(0.24, 0.34),
      flip: side < 0,
      turn: random.between(120, 160),
    },
    size * 0.17,
    { ...dress, body: 'main', bloom: 'second' },
  )
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'main', rows: 1 } })
}
