import { type KalkaDress, kalka as sewKalka } from '../motifs/kalka.ts'
import { palm, sewBird, tree as sewTree, sun } from '../motifs/land.ts'
import { bloom, rosette } from '../motifs/lotus.ts'
import { below, flow, type Scene, toFlower, toShore } from './scene.ts'

const kalkaDress: KalkaDress = { body: 'main', bloom: 'second', heart: 'accent', thread: 'over', fringe: 'second' }
const otherKalka: KalkaDress = { body: 'second', bloom: 'main', heart: 'accent', thread: 'over', fringe: 'main' }

/** A great lotus seen from above, off centre, with small flowers drifting away from it. */
export const flower: Scene = (cloth) => {
  const { random, width, height } = cloth
  const side = random.pick([-1, 1])
  const radius = height * random.between(0.44, 0.62)
  const [x, y] = [width * (0.5 + side * random.between(0.18, 0.27)), height * random.between(0.42, 0.6)]
  rosette(
    cloth,
    { x, y, turn: random.between(0, 20) },
    radius,
    toFlower(random.chance(0.4)),
    random.pick([12, 16, 16, 20]),
  )
  const drift = random.between(-30, 30)
  ;[0.13, 0.085, 0.055].forEach((size, i) => {
    const reach = radius + height * (0.2 + i * 0.26)
    const angle = ((drift + (side > 0 ? 180 : 0) + i * 16) * Math.PI) / 180
    const at = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.8, turn: i * 20 }
    bloom(cloth, at, height * size, toFlower(i % 2 === 0))
  })
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 1 } })
}

/** One big paisley and its young ones. */
export const kalka: Scene = (cloth) => {
  const { random, width, height } = cloth
  const side = random.pick([-1, 1])
  const flip = side < 0
  const x = width * (0.5 + side * random.between(0.04, 0.2))
  sewKalka(
    cloth,
    { x, y: height * 0.55, flip, turn: side * random.between(4, 24) },
    height * random.between(0.48, 0.54),
    kalkaDress,
  )
  const young = random.whole(2, 3)
  for (let i = 0; i < young; i++) {
    const size = height * (0.26 - i * 0.055)
    sewKalka(
      cloth,
      {
        x: x - side * (width * (0.25 + i * 0.145)),
        y: height * (0.66 - i * 0.14 + random.between(-0.05, 0.05)),
        flip: i === 1 ? !flip : flip,
        turn: side * random.between(-24, 24),
      },
      size,
      i % 2 ? kalkaDress : otherKalka,
    )
  }
  bloom(cloth, { x: x + side * width * 0.28, y: height * random.between(0.7, 0.82) }, height * 0.08, toFlower(true))
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
}

/** The tree of life on a hill, birds in and beside it. */
export const tree: Scene = (cloth) => {
  const { random, width, height } = cloth
  const side = random.pick([-1, 1])
  const x = width * (0.5 + side * random.between(0.1, 0.2))
  const hill = toShore(cloth, height * 0.9, height * 0.02)
  sewTree(
    cloth,
    { x, y: hill(x) + 10 },
    height * random.between(0.8, 0.86),
    { trunk: 'main', leaves: 'main', others: 'second', fruit: 'accent', thread: 'over' },
    random.whole(3, 4),
  )
  const birds = random.whole(1, 3)
  for (let i = 0; i < birds; i++)
    sewBird(
      cloth,
      {
        x: x - side * width * (0.36 + i * 0.09),
        y: height * (0.66 - i * 0.21),
        flip: side > 0 === (i === 1),
        turn: random.between(-14, 6),
      },
      height * (0.15 - i * 0.025),
      { body: i % 2 ? 'accent' : 'second', wing: i % 2 ? 'second' : 'accent', thread: 'ground' },
    )
  if (random.chance(0.5))
    sun(
      cloth,
      { x: x + side * width * 0.3, y: height * 0.2 },
      height * 0.11,
      { disc: 'accent', rays: 'second', thread: 'ground' },
      16,
    )
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 1 } })
}

/** Terraces of paddy under a low sun, a palm at the edge. */
export const fields: Scene = (cloth) => {
  const { random, width, height } = cloth
  const side = random.pick([-1, 1])
  const far = toShore(cloth, height * random.between(0.52, 0.6), height * 0.05)
  const sunX = width * (0.5 - side * random.between(0.1, 0.25))
  const radius = height * random.between(0.3, 0.38)
  sun(
    cloth,
    { x: sunX, y: far(sunX) - radius * random.between(0.1, 0.5) },
    radius,
    { disc: 'second', rays: 'accent', thread: 'ground' },
    30,
  )
  const palms = random.whole(1, 3)
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'accent', rows: 1 } })
  const bands = random.whole(2, 3)
  for (let band = 0; band < bands; band++) {
    const lift = height * 0.17 * band
    const slope = random.between(-0.12, 0.12)
    const edge = (x: number) => far(x * 0.8 + band * 300) + lift + (x - width / 2) * slope
    const main = band === 1
    cloth.zone({
      outline: below(cloth, edge),
      cloth: main ? 'main' : 'under',
      thread: main ? 'over' : 'quilt',
      spacing: 15 + band * 4,
      field: flow(edge, 18),
    })
  }
  for (let i = 0; i < palms; i++) {
    const x = width * (0.5 + side * (0.26 + i * 0.1))
    palm(
      cloth,
      { x, y: height * (0.84 - i * 0.07) },
      height * (0.66 - i * 0.16),
      { trunk: 'second', fronds: i % 2 ? 'accent' : 'second', thread: 'accent' },
      side * -0.08,
    )
  }
}
