import { sun } from '../motifs/land.ts'
import { type BoatDress, boat, type FishDress, fish } from '../motifs/river.ts'
import { type Composition, sewBelow, toShore } from './composition.ts'

/** The colours of a boat on a cloth of any tone. */
export const boatDress: BoatDress = { hull: 'main', sail: 'second', canopy: 'accent', sailThread: 'ground' }
const fishDress: FishDress = { body: 'main', fin: 'second', thread: 'over' }
const otherFish: FishDress = { body: 'second', fin: 'main', thread: 'over' }

/** Boats on a river under a large sun, with fish below. */
export const river: Composition = (cloth) => {
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
