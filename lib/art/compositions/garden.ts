import { type KalkaDress, kalka as sewKalka } from '../motifs/kalka.ts'
import { type BirdDress, palm, sewBird, sun } from '../motifs/land.ts'
import { bloom, rosette } from '../motifs/lotus.ts'
import { tree as sewTree } from '../motifs/tree-of-life.ts'
import type { Role } from '../palette.ts'
import { below, type Composition, flow, sewBelow, toFlower, toShore } from './composition.ts'

const kalkaDress: KalkaDress = { body: 'main', bloom: 'second', fringe: 'second' }
const otherKalka: KalkaDress = { body: 'second', bloom: 'main', fringe: 'main' }

/** A great lotus seen from above, off centre, with small flowers drifting away from it. */
export const flower: Composition = (cloth) => {
  const { random, width, height, size, side, centre: x } = cloth
  const radius = size * random.between(0.42, 0.48)
  const y = height * random.between(0.48, 0.54)
  rosette(
    cloth,
    { x, y, turn: random.between(0, 20) },
    radius,
    toFlower(random.chance(0.4)),
    random.pick([12, 16, 16, 20]),
  )
  const drift = random.between(-30, 30)
  ;[0.13, 0.085, 0.055].forEach((share, i) => {
    const reach = radius + size * (0.2 + i * 0.26)
    const angle = ((drift + (side > 0 ? 180 : 0) + i * 16) * Math.PI) / 180
    const at = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.8, turn: i * 20 }
    if (width > height) bloom(cloth, at, size * share, toFlower(i % 2 === 0))
  })
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 1 } })
}

type Spot = { across: number; down: number; size: number; turn: number; turned?: boolean }

/** Paisleys as a family in a row, as two that look at each other, and as one that leaves the cloth. */
const families: readonly [readonly Spot[], ...(readonly Spot[])[]] = [
  [
    { across: 0.12, down: 0.55, size: 0.52, turn: 14 },
    { across: -0.14, down: 0.66, size: 0.27, turn: -6 },
    { across: -0.3, down: 0.5, size: 0.21, turn: 18, turned: true },
  ],
  [
    { across: 0.17, down: 0.57, size: 0.46, turn: 24, turned: true },
    { across: -0.13, down: 0.48, size: 0.4, turn: 168, turned: true },
    { across: -0.38, down: 0.74, size: 0.16, turn: -20 },
  ],
  [
    { across: 0.14, down: 0.58, size: 0.6, turn: -16, turned: true },
    { across: -0.2, down: 0.4, size: 0.26, turn: 30 },
    { across: -0.37, down: 0.72, size: 0.17, turn: -30, turned: true },
  ],
  [
    { across: -0.02, down: 0.54, size: 0.5, turn: 62 },
    { across: 0.3, down: 0.34, size: 0.2, turn: -30, turned: true },
    { across: -0.36, down: 0.36, size: 0.24, turn: 8 },
  ],
]

/** A family of paisleys. */
export const kalka: Composition = (cloth) => {
  const { random, width, height, size, side } = cloth
  // As far apart as the central square allows.
  const spread = size * (width > height ? 1.3 : 0.95)
  random.pick(families).forEach(({ across, down, size: share, turn, turned = false }, i) => {
    const x = width / 2 + side * across * spread + random.between(-0.02, 0.02) * width
    const place = { x, y: height * (down + random.between(-0.02, 0.02)), flip: side < 0 !== turned }
    sewKalka(
      cloth,
      { ...place, turn: side * (turn + random.between(-7, 7)) },
      size * share,
      i === 1 ? otherKalka : kalkaDress,
    )
  })
  bloom(
    cloth,
    { x: width / 2 + side * width * 0.42, y: height * random.between(0.76, 0.86) },
    size * 0.075,
    toFlower(true),
  )
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
}

/** The tree of life on a hill, with birds in the open sky beside it. */
export const tree: Composition = (cloth) => {
  const { random, width, height, size, side } = cloth
  // Only a wide picture has room for all of a broad tree.
  const isWide = width > height * 2
  const x = width / 2 + side * (isWide ? size * random.between(0.16, 0.3) : 0)
  const hill = toShore(cloth, height * random.between(0.86, 0.9), height * 0.025)
  sewTree(cloth, { x, y: hill(x) + 8 }, size * 0.82, { tiers: random.whole(3, 4), spread: isWide ? 1 : 0.62 })
  if (random.chance(0.45)) {
    const at = { x: width / 2 - side * width * 0.34, y: height * 0.26 }
    sun(cloth, at, size * 0.17, { disc: 'accent', rays: 'second', thread: 'ground' }, 20)
  } else {
    const birds = random.whole(1, 2)
    for (let i = 0; i < birds; i++) {
      const role: Role = i % 2 ? 'accent' : 'second'
      const at = { x: width / 2 - side * width * (0.34 + i * 0.07), y: height * (0.2 + i * 0.24) }
      const dress: BirdDress = { body: role, wing: i % 2 ? 'second' : 'accent', thread: 'ground' }
      sewBird(
        cloth,
        { ...at, flip: side > 0 === (i === 1), turn: random.between(-14, 6) },
        size * (0.15 - i * 0.03),
        dress,
      )
    }
  }
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 1 } })
  cloth.zone({ outline: below(cloth, hill), cloth: 'under', thread: 'accent', spacing: 17, field: flow(hill, 16) })
}

/** Terraces of paddy with a low sun behind them and palms on the edge. */
export const fields: Composition = (cloth) => {
  const { random, width, height, size, side } = cloth
  const far = toShore(cloth, height * random.between(0.52, 0.6), height * 0.05)
  const radius = size * random.between(0.32, 0.38)
  const sunX = cloth.centre
  const sunY = far(sunX) - radius * random.between(0.05, 0.4)
  sun(cloth, { x: sunX, y: sunY }, radius, { disc: 'second', rays: 'accent', thread: 'ground' }, 30)
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
  const palms = random.whole(1, 3)
  const bands = random.whole(2, 3)
  const main = random.whole(0, bands - 1)
  for (let band = 0; band < bands; band++) {
    const lift = height * 0.15 * band
    const slope = random.between(-0.1, 0.1)
    const edge = (x: number) => far(x * 0.8 + band * 300) + lift + (x - width / 2) * slope
    sewBelow(cloth, edge, 14, {
      cloth: band === main ? 'main' : 'under',
      thread: band === main ? 'over' : 'quilt',
      spacing: 15 + band * 4,
    })
    if (band > 0) continue
    for (let i = 0; i < palms; i++) {
      const x = width * (0.5 - side * (0.15 + i * 0.08))
      const dress = { trunk: 'second', fronds: i % 2 ? 'accent' : 'second', thread: 'accent' } as const
      palm(cloth, { x, y: edge(x) + height * (0.14 - i * 0.04) }, size * (0.52 - i * 0.11), dress, side * 0.08)
    }
  }
}
