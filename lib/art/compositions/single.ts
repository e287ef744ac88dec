import { type Point, pointList } from '../geometry.ts'
import { sun as sewSun } from '../motifs/land.ts'
import { bloom } from '../motifs/lotus.ts'
import { type BoatDress, boat, type FishDress, fish } from '../motifs/river.ts'
import { tree as sewTree } from '../motifs/tree-of-life.ts'
import type { Role } from '../palette.ts'
import { below, type Composition, flow, sewBelow, toFlower, toShore } from './composition.ts'

/** A tall window with a tree of life behind it. */
export const window: Composition = (cloth) => {
  const { width, height } = cloth
  const [left, right, top, sill] = [width * 0.17, width * 0.83, height * 0.09, height * 0.86]
  const middle = width / 2
  const box = (x: number, y: number, across: number, down: number, role: Role) => {
    const corners: Point[] = pointList([x, y], [x + across, y], [x + across, y + down], [x, y + down])
    cloth.edges(corners, role)
  }
  sewTree(cloth, { x: middle, y: sill }, height * 0.62)
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
  box(-10, -10, left + 10, height + 20, 'under')
  box(right, -10, width - right + 10, height + 20, 'under')
  box(left - 1, -10, right - left + 2, top + 10, 'under')
  box(left - 1, sill, right - left + 2, height - sill + 10, 'under')
  for (const x of [left, right]) box(x - 15, top - 15, 30, sill - top + 30, 'second')
  box(left - 15, top - 15, right - left + 30, 30, 'second')
  const rail = height * 0.26
  box(left, rail, right - left, 10, 'second')
  for (const third of [1, 2]) box(left + ((right - left) * third) / 3 - 5, top, 10, rail - top, 'second')
  box(left - 48, sill - 8, right - left + 96, 42, 'second')
  const sew = (from: Point, to: Point, thread: Role) => cloth.seam([from, to], thread, 'fine')
  for (const x of [left, right]) sew([x, top], [x, sill - 20], 'over')
  sew([left, top], [right, top], 'over')
  sew([left - 36, sill + 13], [right + 36, sill + 13], 'over')
  for (const out of [44, 74, 104])
    for (const x of [left - out, right + out]) cloth.seam(pointList([x, 20], [x, height - 20]), 'quilt')
}

/** Three country boats on rows of waves; the nearest is the largest. */
export const boats: Composition = (cloth) => {
  const { random, width, height, side } = cloth
  const shore = toShore(cloth, height * random.between(0.3, 0.4), height * 0.02)
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
  const water = { outline: below(cloth, shore), field: flow(shore, 26), laid: true }
  cloth.zone({ ...water, cloth: 'under', thread: random.pick(['main', 'quilt']), spacing: 21 })
  const crews: readonly [BoatDress, BoatDress, BoatDress] = [
    { hull: 'main', sail: 'accent', canopy: 'second' },
    { hull: 'second', sail: 'main', canopy: 'accent' },
    { hull: 'main', sail: 'second', canopy: 'accent' },
  ]
  const first = random.whole(0, 2)
  const across = random.pick([
    [0.76, 0.26, 0.56],
    [0.24, 0.78, 0.44],
    [0.52, 0.8, 0.4],
  ])
  const sizes = [0.16, 0.22, 0.3]
  // In an upright picture boats as large as its height would overlap.
  const reach = Math.min(height, width * 0.95)
  sizes.forEach((size, i) => {
    const x = width * (0.5 + side * ((across[i] ?? 0.5) - 0.5)) + random.between(-0.03, 0.03) * width
    const y = height * ([0.43, 0.58, 0.86][i] ?? 0.5)
    const flip = side > 0 === (i === 0)
    boat(cloth, { x, y, flip, turn: random.between(-4, 4) }, reach * size, {
      ...(crews[(first + i) % 3] ?? crews[0]),
      gap: 'under',
    })
  })
}

/** One open lotus of eight petals. */
export const lotus: Composition = (cloth) => {
  const { width, height, size } = cloth
  bloom(cloth, { x: width * 0.54, y: height * 0.52, turn: 11 }, size * 0.44, toFlower())
  bloom(cloth, { x: width * 0.54, y: height * 0.52, turn: 33.5 }, size * 0.22, { ...toFlower(true), gap: 'main' })
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 2 } })
}

/** Two fish that circle each other. */
export const pair: Composition = (cloth) => {
  const { random, width, height, side } = cloth
  const size = cloth.size * 0.27
  const x = width / 2 + side * Math.max(0, width - height * 1.3) * 0.3
  const turn = random.between(-18, 10)
  const first: FishDress = { body: 'main', fin: 'second', thread: 'over' }
  fish(cloth, { x: x - size * 0.15, y: height / 2 - size * 0.67, turn }, size, first)
  fish(cloth, { x: x + size * 0.15, y: height / 2 + size * 0.67, turn: turn + 180 }, size, {
    ...first,
    body: 'second',
    fin: 'main',
  })
  cloth.zone({ thread: 'quilt', spacing: 17, first: { thread: 'accent', rows: 2 } })
}

/** A lattice of crossing threads with a flower here and there. */
export const threads: Composition = (cloth) => {
  const { random, left, width, height } = cloth
  const step = height / 6
  const [first, last] = [-7 - Math.ceil(left / step), Math.ceil(width / step)]
  for (let i = first; i <= last; i++) {
    const role: Role = i % 3 ? 'main' : 'second'
    const x = i * step
    cloth.seam(pointList([x, -10], [x + height + 20, height + 10]), role, 'bold')
    cloth.seam(pointList([x + height + 20, -10], [x, height + 10]), role, 'bold')
  }
  for (let j = 0; j < 6; j++)
    for (let i = 0; i <= last; i++) {
      if (!random.chance(0.22)) continue
      const at = { x: i * step + (j % 2 ? 0 : step / 2), y: j * step + step * 0.42 }
      cloth.stamp(`flower${i % 2}`, at, () => bloom(cloth, { x: 0, y: 0 }, step * 0.4, toFlower(i % 2 === 0)))
    }
  cloth.zone({ thread: 'quilt', spacing: 16, until: 34 })
}

/** A sun with long dashed rays. */
export const rays: Composition = (cloth) => {
  const { random, left, width, height, size, centre: x } = cloth
  const y = height * random.between(0.5, 0.56)
  const radius = size * random.between(0.27, 0.32)
  const reach = left + Math.max(width, height)
  sewSun(cloth, { x, y }, radius, { disc: 'second', rays: 'accent', thread: 'over' }, 24)
  cloth.wheel({ x, y, turn: 7.5 }, 24, 0, () =>
    cloth.seam(pointList([0, -radius * 1.12], [0, -reach]), 'accent', 'bold'),
  )
  cloth.wheel({ x, y }, 24, 0, () => cloth.seam(pointList([0, -radius * 1.3], [0, -reach]), 'second', 'run'))
  const shore = toShore(cloth, height * 0.82, height * 0.035)
  sewBelow(cloth, shore, 6, { cloth: 'main', thread: 'over', spacing: 17 })
}
