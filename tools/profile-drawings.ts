import { type ClothOptions, createCloth } from '../lib/art/cloth.ts'
import { sewBelow, toFlower, toShore } from '../lib/art/compositions/composition.ts'
import { boatDress } from '../lib/art/compositions/water.ts'
import { type Outline, type Point, pointList } from '../lib/art/geometry.ts'
import { kalka } from '../lib/art/motifs/kalka.ts'
import { sun } from '../lib/art/motifs/land.ts'
import { bloom, bud, lotus, rosette } from '../lib/art/motifs/lotus.ts'
import { boat, fish } from '../lib/art/motifs/river.ts'

/** An A4 page of the company profile, in drawing units. */
const PAGE = { width: 1240, height: 1754 } as const

const createSheet = (sheet: Omit<ClothOptions, 'kind' | 'scheme'>) =>
  createCloth({ ...sheet, kind: 'profile', scheme: 'print' })

/** Draws the cover: a lotus that is larger than the page, and small flowers that drift away from it. */
export function drawProfileCover(): string {
  const cloth = createSheet({ seed: 'cover', ...PAGE, tone: 'indigo', grain: 0.7 })
  rosette(cloth, { x: 820, y: 640, turn: 6 }, 640, toFlower())
  const drift = [
    [150, 1060, 96],
    [1080, 1420, 120],
    [96, 210, 70],
    [1160, 1640, 56],
  ] as const
  drift.forEach(([x, y, size], i) => {
    bloom(cloth, { x, y, turn: i * 17 }, size, toFlower(i % 2 === 0))
  })
  cloth.zone({ thread: 'quilt', spacing: 24, first: { thread: 'second', rows: 1 } })
  return cloth.toSvg()
}

/** Draws the border of a sari, as high as the page and 200 units wide. */
export function drawProfileBorder(): string {
  const [width, height] = [200, PAGE.height]
  const cloth = createSheet({ seed: 'border', width, height, tone: 'paper', grain: 3, bare: true })
  const steps = 21
  const step = height / steps
  const teeth = Array.from({ length: steps * 2 + 1 }, (_, i): Point => [i % 2 ? 0 : 46, (i * step) / 2])
  cloth.edges([[width, 0], ...teeth, [width, height]], 'main')
  for (const x of [62, 76, 178, 190]) cloth.seam(pointList([x, 0], [x, height]), 'over', 'fine')
  for (let i = 0; i < 13; i++) {
    const petals = i % 2 ? 'accent' : 'second'
    const dress = { petals, heart: i % 2 ? 'second' : 'accent', thread: 'main', gap: 'main' } as const
    cloth.stamp(petals, { x: 127, y: ((i + 0.5) * height) / 13 }, () => bloom(cloth, { x: 0, y: 0 }, 43, dress))
  }
  return cloth.toSvg()
}

/** Draws the tall panel beside the figures, 480 × 1754: paisleys on madder. */
export function drawProfilePaisleys(): string {
  const cloth = createSheet({ seed: 'figures', width: 480, height: PAGE.height, tone: 'madder', grain: 1.6 })
  const dress = { body: 'main', bloom: 'second', fringe: 'second' } as const
  kalka(cloth, { x: 250, y: 430, turn: 8 }, 340, dress)
  kalka(cloth, { x: 210, y: 1000, turn: -12, flip: true }, 230, { ...dress, body: 'second', bloom: 'main' })
  kalka(cloth, { x: 300, y: 1370, turn: 14 }, 165, dress)
  bloom(cloth, { x: 180, y: 1620 }, 62, toFlower(true))
  cloth.zone({ thread: 'quilt', spacing: 21, first: { thread: 'second', rows: 1 } })
  return cloth.toSvg()
}

/** Draws a wide band, 1240 × 520: the sun above fields and a river. */
export function drawProfileRiver(): string {
  const cloth = createSheet({ seed: 'river', width: 1240, height: 520, tone: 'leaf', grain: 1.25, side: 1 })
  const shore = toShore(cloth, 330, 14)
  sun(cloth, { x: 330, y: 300 }, 210, { disc: 'accent', rays: 'second', thread: 'ground' }, 30)
  cloth.zone({ thread: 'quilt', spacing: 19, first: { thread: 'second', rows: 1 } })
  sewBelow(cloth, shore, 20, { cloth: 'under', thread: 'quilt', spacing: 18 })
  boat(cloth, { x: 820, y: 372, flip: true }, 190, boatDress)
  boat(cloth, { x: 1100, y: 352 }, 84, { ...boatDress, sail: 'main', sailThread: 'over' })
  fish(cloth, { x: 560, y: 462 }, 46, { body: 'second', fin: 'main', thread: 'ground' })
  return cloth.toSvg()
}

/** Draws a tall panel, 480 × 1754: lotuses on long stems. */
export function drawProfileLotuses(): string {
  const [width, height] = [480, PAGE.height]
  const cloth = createSheet({ seed: 'lotuses', width, height, tone: 'turmeric', grain: 1.6 })
  const shore = toShore(cloth, 1500, 14)
  const flowers: readonly { top: Point; foot: number; turn: number; size: number; open: boolean }[] = [
    { top: [262, 470], foot: 215, turn: 5, size: 225, open: true },
    { top: [96, 800], foot: 130, turn: -9, size: 190, open: false },
    { top: [372, 930], foot: 320, turn: 10, size: 215, open: false },
    { top: [150, 1190], foot: 175, turn: -4, size: 120, open: true },
  ]
  const dress = { petals: 'main', others: 'second', heart: 'accent', thread: 'over', gap: 'ground' } as const
  for (const { top, foot, turn, size, open } of flowers) {
    const [x, y] = top
    const stem: Outline = pointList([x, y], [x - turn * 5, y + 240], [foot + turn * 4, 1300], [foot, 1800])
    cloth.stitch(stem, 'main', 'line')
    cloth.avoid(stem, false, 6)
    if (open) lotus(cloth, { x, y, turn }, size, dress)
    else bud(cloth, { x, y: y + 10, turn }, size, dress)
  }
  sun(cloth, { x: 120, y: 132 }, 96, { disc: 'second', rays: 'main', thread: 'ground' }, 20)
  cloth.zone({ thread: 'quilt', spacing: 20, first: { thread: 'second', rows: 1 } })
  sewBelow(cloth, shore, 12, { cloth: 'main', thread: 'ground', spacing: 21 })
  fish(cloth, { x: 330, y: 1640, turn: -6 }, 84, { body: 'second', fin: 'ground', thread: 'over' })
  return cloth.toSvg()
}
