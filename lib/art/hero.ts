import { drawWithinBudget } from './budget.ts'
import { createCloth } from './cloth.ts'
import { sewBelow } from './compositions/composition.ts'
import { type Outline, toPoints } from './geometry.ts'
import { palm, sewBird, sun } from './motifs/land.ts'
import { bud, type FlowerDress, lotus } from './motifs/lotus.ts'
import { boat, fish } from './motifs/river.ts'

/** Draws the large picture of the home page, 1200 × 1080: a sailing boat on a river at sunrise, with lotuses in front. */
export const drawHero = (): string => drawWithinBudget(drawRiver)

const flower: FlowerDress = { petals: 'second', others: 'accent', heart: 'accent', thread: 'ground', gap: 'ground' }
const stem: Outline = toPoints('392,860 376,930 390,1000 370,1100')

function drawRiver(weave: number): string {
  const [width, height] = [1200, 1080]
  const cloth = createCloth({ seed: 'home', kind: 'hero', width, height, tone: 'paper', weave, grain: 0.66 })
  const bank = (x: number) => 596 - Math.max(0, x - 640) * 0.12 + Math.sin(x / 120) * 14
  const shore = (x: number) => 650 + Math.sin(x / 190) * 14 + Math.sin(x / 83 + 2) * 5
  const front = (x: number) => 940 + Math.sin(x / 150 + 1) * 16 - Math.max(0, 420 - x) * 0.16
  sewBird(cloth, { x: 176, y: 206, turn: -12 }, 70, { body: 'second', wing: 'accent', thread: 'over' })
  sewBird(cloth, { x: 316, y: 116, turn: -6 }, 48, { body: 'main', wing: 'second', thread: 'over' })
  sun(cloth, { x: 806, y: 400 }, 312, { disc: 'accent', rays: 'second', thread: 'ground' }, 30)
  cloth.zone({ thread: 'quilt', spacing: 33, first: { thread: 'main', rows: 1 } })
  sewBelow(cloth, bank, 8, { cloth: 'under', thread: 'accent', spacing: 24 })
  palm(cloth, { x: 1116, y: 600 }, 330, { trunk: 'main', fronds: 'main', thread: 'accent' }, -0.1)
  palm(cloth, { x: 1172, y: 610 }, 230, { trunk: 'main', fronds: 'main', thread: 'accent' }, 0.05)
  sewBelow(cloth, shore, 30, { cloth: 'ground', thread: 'main', spacing: 25 })
  boat(cloth, { x: 450, y: 716, turn: -2 }, 345, { hull: 'second', sail: 'main', canopy: 'accent', sewsSail: true })
  fish(cloth, { x: 846, y: 842, turn: -5 }, 84, { body: 'second', fin: 'accent', thread: 'over' })
  sewBelow(cloth, front, 24, { cloth: 'main', thread: 'over', spacing: 23 })
  cloth.stitch(stem, 'second', 'line')
  bud(cloth, { x: 392, y: 884, turn: 9 }, 130, flower)
  lotus(cloth, { x: 196, y: 1020, turn: -7 }, 236, flower)
  return cloth.toSvg()
}
