import { drawWithinBudget } from './budget.ts'
import { createCloth } from './cloth.ts'
import type { Outline } from './geometry.ts'
import { palm, sewBird, sun } from './motifs/land.ts'
import { bud, lotus } from './motifs/lotus.ts'
import { boat, fish } from './motifs/river.ts'
import type { Scheme } from './palette.ts'
import { below, flow } from './scenes/scene.ts'

/** The large picture of the home page: a boat under sail on a river at sunrise, lotuses in the foreground. 1200 × 1080. */
export function drawHero({ scheme }: { scheme?: Scheme | undefined } = {}): string {
  return drawWithinBudget((weave) => drawRiver(weave, scheme))
}

function drawRiver(weave: number, scheme: Scheme | undefined): string {
  const [width, height] = [1200, 1080]
  const cloth = createCloth({
    seed: 'home',
    kind: 'hero',
    width,
    height,
    tone: 'paper',
    weave,
    grain: 0.66,
    scheme,
  })
  const shore = (x: number) => 640 + Math.sin(x / 190) * 14 + Math.sin(x / 83 + 2) * 5
  const bank = (x: number) => 590 - Math.max(0, x - 700) * 0.16 + Math.sin(x / 120) * 16
  const front = (x: number) => 930 + Math.sin(x / 150 + 1) * 16 - Math.max(0, 380 - x) * 0.14
  sun(cloth, { x: 770, y: 360 }, 300, { disc: 'accent', rays: 'second', thread: 'ground' }, 30)
  palm(cloth, { x: 1090, y: 566 }, 300, { trunk: 'main', fronds: 'main', thread: 'accent' }, -0.12)
  boat(cloth, { x: 480, y: 700, turn: -2 }, 330, {
    hull: 'main',
    sail: 'ground',
    canopy: 'second',
    thread: 'over',
    sailThread: 'main',
    gap: 'ground',
  })
  boat(cloth, { x: 990, y: 690, flip: true }, 92, {
    hull: 'second',
    sail: 'main',
    canopy: 'main',
    thread: 'over',
    sailThread: 'over',
    gap: 'ground',
  })
  for (const [x, y, size] of [
    [170, 190, 62],
    [300, 112, 46],
  ] as const)
    sewBird(cloth, { x, y, turn: -10 }, size, {
      body: size > 50 ? 'second' : 'main',
      wing: size > 50 ? 'accent' : 'second',
      thread: 'over',
    })
  fish(cloth, { x: 880, y: 838, turn: -5 }, 74, { body: 'second', fin: 'accent', thread: 'over' })
  fish(cloth, { x: 1060, y: 880, turn: 7 }, 54, { body: 'main', fin: 'second', thread: 'over' })
  const stem: Outline = [
    [392, 850],
    [372, 920],
    [380, 1000],
    [360, 1100],
  ]
  cloth.stitch(stem, 'main', 'line')
  lotus(cloth, { x: 190, y: 1010, turn: -7 }, 220, {
    petals: 'second',
    others: 'accent',
    heart: 'accent',
    thread: 'ground',
    gap: 'ground',
  })
  bud(cloth, { x: 392, y: 870, turn: 9 }, 130, {
    petals: 'second',
    others: 'accent',
    heart: 'accent',
    thread: 'ground',
    gap: 'ground',
  })
  cloth.zone({ thread: 'quilt', spacing: 26, first: { thread: 'main', rows: 1 } })
  cloth.zone({ outline: below(cloth, bank), cloth: 'under', thread: 'accent', spacing: 24, field: flow(bank, 10) })
  cloth.zone({ outline: below(cloth, shore), cloth: 'ground', thread: 'main', spacing: 26, field: flow(shore, 30) })
  cloth.zone({ outline: below(cloth, front), cloth: 'main', thread: 'over', spacing: 24, field: flow(front, 26) })
  return cloth.toSvg()
}
