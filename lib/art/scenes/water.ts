import { circle, type Outline, type Point, pointList } from '../geometry.ts'
import { sewBird, sun } from '../motifs/land.ts'
import { bud, lotus } from '../motifs/lotus.ts'
import { type BoatDress, boat, type FishDress, fish } from '../motifs/river.ts'
import { below, flow, type Scene, sewBelow, toFlower, toShore } from './scene.ts'

/** The colours of a boat on a cloth of any tone. */
export const boatDress: BoatDress = { hull: 'main', sail: 'second', canopy: 'accent', sailThread: 'ground' }
const fishDress: FishDress = { body: 'main', fin: 'second', thread: 'over' }
const otherFish: FishDress = { body: 'second', fin: 'main', thread: 'over' }

/** Boats on a river under a large sun, with fish below. */
export const river: Scene = (cloth) => {
  const { random, width, height, size, side, centre } = cloth
  const shore = toShore(cloth, height * random.between(0.62, 0.68), height * 0.03)
  const isUpright = height > width
  // A low sun sets behind the river; a high one is above it.
  const sets = random.chance(0.5)
  const sunX = isUpright ? width / 2 : width / 2 - side * width * random.between(0.2, 0.32)
  const radius = size * (sets ? random.between(0.34, 0.44) : random.between(0.22, 0.3))
  sun(
    cloth,
    { x: sunX, y: sets ? shore(sunX) - radius * random.between(0, 0.3) : height * random.between(0.3, 0.38) },
    radius,
    { disc: 'accent', rays: 'second', thread: 'ground' },
  )
  cloth.zone({ thread: 'quilt', spacing: 18, first: { thread: 'second', rows: 1 } })
  sewBelow(cloth, shore, 22, { cloth: 'under', thread: 'quilt', spacing: 17 })
  const big = size * random.between(0.28, 0.32)
  const bigX = centre
  boat(cloth, { x: bigX, y: shore(bigX) - big * 0.04, flip: side > 0, turn: random.between(-3, 3) }, big, boatDress)
  const small = big * random.between(0.36, 0.46)
  const smallX = width / 2 - side * width * random.between(0.28, 0.38)
  if (!isUpright)
    boat(cloth, { x: smallX, y: shore(smallX) + small * 0.5, flip: side > 0 }, small, {
      ...boatDress,
      sail: 'main',
      hull: 'second',
      sailThread: 'over',
    })
  const fishes = random.whole(1, 3)
  for (let i = 0; i < fishes; i++)
    fish(
      cloth,
      {
        x: bigX - side * width * (0.1 + i * 0.17),
        y: height * random.between(0.84, 0.92),
        flip: side > 0,
        turn: random.between(-9, 9),
      },
      size * random.between(0.07, 0.1),
      i % 2 ? otherFish : fishDress,
    )
}

/** A lotus rising from a pond, with buds and leaves beside it. */
export const pond: Scene = (cloth) => {
  const { random, width, height, size, side, centre: x } = cloth
  const shore = toShore(cloth, height * random.between(0.76, 0.82), height * 0.02)
  const swapped = random.chance(0.5)
  const buds = width > height ? random.whole(2, 3) : 1
  for (let i = 0; i < buds; i++) {
    const budX = x - side * width * (0.3 + i * 0.15) * random.between(0.9, 1.1)
    const top = height * random.between(0.34, 0.62)
    const tilt = random.between(-14, 14)
    const foot: Point = [budX + tilt * 3, height + 10]
    const stem: Outline = [[budX, top], [budX - tilt * 2, top + 90], [foot[0] + tilt, height * 0.9], foot]
    cloth.stitch(stem, 'main', 'line')
    cloth.avoid(stem, false, 6 * cloth.unit)
    if (i === 1) lotus(cloth, { x: budX, y: top, turn: tilt }, size * 0.17, toFlower(!swapped))
    else bud(cloth, { x: budX, y: top + 8, turn: tilt }, size * random.between(0.2, 0.28), toFlower(swapped))
  }
  lotus(
    cloth,
    { x, y: shore(x) + height * 0.02, turn: side * random.between(-9, 3) },
    size * random.between(0.5, 0.58),
    toFlower(swapped),
  )
  if (random.chance(0.6))
    sewBird(
      cloth,
      {
        x: x - side * width * random.between(0.3, 0.38),
        y: height * random.between(0.14, 0.2),
        flip: side < 0,
        turn: side * -12,
      },
      size * 0.11,
      { body: 'accent', wing: 'second', thread: 'ground' },
    )
  cloth.zone({ thread: 'quilt', spacing: 20, first: { thread: 'accent', rows: 1 } })
  cloth.zone({ outline: below(cloth, shore), cloth: 'under', thread: 'quilt', spacing: 19, field: flow(shore, 22) })
}

/** A shoal turning around a point, with one fish going the other way. */
export const shoal: Scene = (cloth) => {
  const { random, width, height, size } = cloth
  const cx = width / 2
  const cy = height * random.between(0.56, 0.64)
  const count = random.whole(5, 7)
  const odd = random.whole(1, count - 2)
  for (let i = 0; i < count; i++) {
    const angle = -160 + (i * 200) / (count - 1)
    const reach = size * (i % 2 ? 0.3 : 0.43) * random.between(0.94, 1.06)
    const at = (angle * Math.PI) / 180
    const place = {
      x: cx + Math.cos(at) * reach,
      y: cy + Math.sin(at) * reach,
      turn: angle + 90 + (i === odd ? 180 : 0),
    }
    fish(
      cloth,
      { ...place, flip: true },
      size * (i === odd ? 0.14 : random.between(0.1, 0.13)),
      i === odd ? otherFish : fishDress,
    )
  }
  cloth.avoid(circle(cx, cy, size * 0.05))
  cloth.knots(pointList([cx, cy], [cx + 18, cy + 8], [cx - 17, cy + 9], [cx + 2, cy - 18]), 'accent')
  cloth.zone({ thread: 'quilt', spacing: 17, first: { thread: 'accent', rows: 1 } })
}
